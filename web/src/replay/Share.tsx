import { WATCHER } from '@kaffeehaus/kernel';
import { useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { captionOf } from '../picture/caption.ts';
import { download, fileName } from '../store/file.ts';
import { LinkField, copied } from '../ui/LinkField.tsx';
import { t } from '../ui/words.ts';
import { saidText, whereText } from './said.ts';
import type { Screening } from './screening.ts';
import type { Shown } from './shown.ts';

export interface ShareProps {
  shown: Shown;
  screening: Screening;
  onClose: () => void;
}

/** A moment for others: its address, a file, a picture. Of an unfinished game only what was seen. */
export function Share({ shown, screening, onClose }: ShareProps) {
  const [isCopied, setCopied] = useState<boolean | undefined>();
  const [isDrawn, setDrawn] = useState(false);
  const { game, over, n } = screening;
  const link = (): string => new URL(shown.address({ n: n.value }), location.href).href;
  const draw = (): void => {
    // Of a game that others play as well only what everybody may see.
    if (!over && screening.eyes.includes(WATCHER)) screening.lend(WATCHER);
    setDrawn(true);
  };
  const copy = async (): Promise<void> => setCopied(await copied(link()));
  if (isDrawn) {
    const text = saidText(screening, shown.gameView);
    const caption = captionOf(
      shown.gameView,
      screening.view.value,
      screening.names,
      text,
      whereText(screening),
    );
    return <Picture caption={caption} name={`${game.id}-${n.value}`} onClose={onClose} />;
  }
  return (
    <Dialog title={t('replay.share')} onClose={onClose}>
      <div class="menu">
        {shown.isPublic && (
          <button type="button" class="button" onClick={() => void copy()}>
            <Icon name="export" size={18} />{' '}
            {isCopied === true ? t('replay.share.copied') : t('replay.share.link')}
          </button>
        )}
        {isCopied === false && (
          <>
            <p class="quiet" role="status">
              {t('replay.share.mark')}
            </p>
            <LinkField link={link()} label={t('replay.share.link')} />
          </>
        )}
        <button type="button" class="button" onClick={draw}>
          <Icon name="eye" size={18} /> {t('web.picture')}
        </button>
        {over && (
          <button
            type="button"
            class="button"
            onClick={() => download(fileName(game.id, new Date()), screening.fork())}
          >
            <Icon name="export" size={18} /> {t('replay.share.file')}
          </button>
        )}
      </div>
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}
