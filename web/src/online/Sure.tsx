import { Dialog } from '../art/Dialog.tsx';
import { t } from '../ui/words.ts';

interface SureProps {
  text: string;
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

/** Something that cannot be taken back is asked once more. */
export function Sure({ text, yes, onYes, onClose }: SureProps) {
  return (
    <Dialog title={t('online.sure')} onClose={onClose}>
      <p>{text}</p>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
