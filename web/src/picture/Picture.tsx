import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import { save } from '../store/file.ts';
import { t } from '../ui/words.ts';
import { addressOf } from './copy.ts';
import { type Caption, pictureOf } from './picture.ts';
import './picture.css';

export interface PictureProps {
  caption: Caption;
  /** Without its ending. */
  name: string;
  onClose: () => void;
}

interface Made {
  readonly url: string;
  readonly file: File;
}

/** A picture of the board as it stands, made in the browser: to be looked at, saved, or handed on. */
export function Picture({ caption, name, onClose }: PictureProps) {
  const [made, setMade] = useState<Made | 'failed' | undefined>();
  useEffect(() => {
    const make = async (): Promise<Made> => {
      const blob = await pictureOf(caption, document.querySelector('.table .part-board'));
      const file = new File([blob], `${name}.png`, { type: 'image/png' });
      return { file, url: await addressOf(file) };
    };
    make().then(setMade, () => setMade('failed'));
  }, []);
  const isMade = typeof made === 'object';
  const mayShare = isMade && navigator.canShare?.({ files: [made.file] }) === true;
  return (
    <Dialog title={t('web.picture')} onClose={onClose}>
      {made === undefined && <p role="status">{t('web.picture.wait')}</p>}
      {made === 'failed' && <p role="alert">{t('web.picture.failed')}</p>}
      {isMade && <img class="picture" src={made.url} width="1200" height="630" alt={caption.text} />}
      <p class="quiet">{t('web.picture.about')}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {t('web.close')}
        </button>
        {mayShare && (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ files: [made.file] }).catch(() => undefined)}
          >
            {t('web.picture.share')}
          </button>
        )}
        {isMade && (
          <button type="button" class="button primary" onClick={() => save(made.file.name, made.file)}>
            <Icon name="export" size={18} /> {t('web.picture.save')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
