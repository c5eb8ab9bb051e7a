import { useEffect, useState } from 'preact/hooks';
import { LinkField, copied } from '../ui/LinkField.tsx';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { http } from './house.ts';
import { keepInvite, keptInvite } from './keeping.ts';
import { useDeed } from './deed.ts';
import { Qr } from './Qr.tsx';

/** The link by which friends sit down: made once, and kept as long as it is good. */
const useLink = (table: string) => {
  const [link, setLink] = useState(keptInvite(table));
  const { trouble, perform } = useDeed();
  const make = (): void =>
    void perform(async () => {
      const made = await http.invite(table, {});
      keepInvite(table, made);
      setLink(made.link);
    });
  useEffect(() => {
    if (link === undefined) make();
  }, [table]);
  return { link, trouble, make };
};

const copy = async (link: string): Promise<void> =>
  tell((await copied(link)) ? t('online.invite.copied') : t('online.invite.mark'));

const share = async (link: string, title: string): Promise<void> => {
  await navigator.share({ title, url: link }).catch(() => undefined);
};

/** The same table for everybody in the room, by the same invitation. */
const screenOf = (link: string): string => link.replace(/^.*#\/join\//, '#/screen/');

/** How others find the way to this table. */
export function Invite({ table, title, isWatched }: { table: string; title: string; isWatched: boolean }) {
  const { link, trouble, make } = useLink(table);
  return (
    <section class="panel invite" aria-labelledby="invite-title">
      <h3 id="invite-title">{t('online.invite')}</h3>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}{' '}
          <button type="button" class="button small" onClick={make}>
            {t('web.trouble.retry')}
          </button>
        </p>
      )}
      {link !== undefined && (
        <div class="invite-ways">
          <div class="invite-link">
            <LinkField link={link} label={t('online.invite.link')} />
            <p class="row">
              <button type="button" class="button primary" onClick={() => void copy(link)}>
                {t('online.invite.copy')}
              </button>
              {'share' in navigator && (
                <button type="button" class="button" onClick={() => void share(link, title)}>
                  {t('online.invite.share')}
                </button>
              )}
            </p>
            <p class="quiet">{t('online.invite.note')}</p>
            {isWatched && (
              <p class="quiet">
                <a href={screenOf(link)} target="_blank" rel="noopener">
                  {t('online.screen.show')}
                </a>
              </p>
            )}
          </div>
          <Qr text={link} label={t('online.invite.code')} />
        </div>
      )}
    </section>
  );
}
