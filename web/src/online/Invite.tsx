import { useEffect, useState } from 'preact/hooks';
import { LinkField, copied } from '../ui/LinkField.tsx';
import { tell } from '../ui/voice.ts';
import { t, when } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { http } from './house.ts';
import { type Kept, type Way, keepInvite, keptInvite } from './keeping.ts';
import { useDeed } from './deed.ts';
import { Qr } from './Qr.tsx';

/** Made once, and kept as long as they are good. */
const useWays = (table: string) => {
  const [link, setLink] = useState(keptInvite('link', table));
  const [code, setCode] = useState(keptInvite('code', table));
  const { isBusy, trouble, perform } = useDeed();
  const keep = (way: Way, kept: Kept | undefined): void => {
    keepInvite(way, table, kept);
    (way === 'link' ? setLink : setCode)(kept);
  };
  const invite = (): void =>
    void perform(async () => {
      const made = await http.invite(table);
      keep('link', { text: made.link, until: made.until });
    });
  const speak = (): void =>
    void perform(async () => {
      const { code: text, until } = await http.invite(table, { spoken: true });
      if (text !== undefined) keep('code', { text, until });
    });
  const takeBack = (): void =>
    void perform(async () => {
      await http.takeBack(table);
      keep('link', undefined);
      keep('code', undefined);
      tell(t('online.invite.back.done'));
    });
  useEffect(() => {
    if (link === undefined) invite();
  }, [table]);
  return { link, code, isBusy, trouble, invite, speak, takeBack };
};

const copy = async (link: string): Promise<void> =>
  tell((await copied(link)) ? t('online.invite.copied') : t('online.invite.mark'));

const share = async (link: string, title: string): Promise<void> => {
  await navigator.share({ title, url: link }).catch(() => undefined);
};

/** The same table for everybody in the room, by the same invitation. */
const screenOf = (link: string): string => link.replace(/^.*#\/join\//, '#/screen/');

interface LinkProps {
  link: string;
  title: string;
  isWatched: boolean;
}

function Link({ link, title, isWatched }: LinkProps) {
  return (
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
  );
}

/** In two groups for the eye, letter by letter for whoever hears it. */
function Code({ code: { text, until } }: { code: Kept }) {
  return (
    <p role="status">
      <b class="letters" role="img" aria-label={text.replaceAll(/\B/g, ' ')}>
        {text.slice(0, 4)} {text.slice(4)}
      </b>
      <br />
      <span class="quiet">{t('online.invite.aloud.note', { until: when(until) })}</span>
    </p>
  );
}

/** Those one has played with can be asked by name: it waits for them until they look. */
function People({ table }: { table: string }) {
  const { value } = useAsked(() => http.companions());
  const [asked, setAsked] = useState<readonly string[]>([]);
  const { isBusy, trouble, perform } = useDeed();
  const ask = (id: string, name: string): void =>
    void perform(async () => {
      await http.invite(table, { person: id });
      setAsked([...asked, id]);
      tell(t('online.invite.person.done', { name }));
    });
  if (value === undefined || value.people.length === 0) return null;
  return (
    <details class="more">
      <summary>{t('online.invite.people')}</summary>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <ul class="row invite-people">
        {value.people.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              class="button small"
              disabled={isBusy || asked.includes(id)}
              onClick={() => ask(id, name)}
            >
              {t('online.invite.person', { name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How others find the way to this table. */
export function Invite({ table, title, isWatched }: { table: string; title: string; isWatched: boolean }) {
  const { link, code, isBusy, trouble, invite, speak, takeBack } = useWays(table);
  return (
    <section class="panel invite" aria-labelledby="invite-title">
      <h3 id="invite-title">{t('online.invite')}</h3>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {link && <Link link={link.text} title={title} isWatched={isWatched} />}
      {code && <Code code={code} />}
      <p class="row">
        {link === undefined && (
          <button type="button" class="button primary" disabled={isBusy} onClick={invite}>
            {t('online.invite.again')}
          </button>
        )}
        {code === undefined && (
          <button type="button" class="button small" disabled={isBusy} onClick={speak}>
            {t('online.invite.aloud')}
          </button>
        )}
        {(link ?? code) !== undefined && (
          <button type="button" class="button small" disabled={isBusy} onClick={takeBack}>
            {t('online.invite.back')}
          </button>
        )}
      </p>
      <People table={table} />
    </section>
  );
}
