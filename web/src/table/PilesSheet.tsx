import { Dialog } from '../art/Dialog.tsx';
import type { View } from '../seat/view.ts';
import { t } from '../ui/words.ts';
import type { Laid } from './open.ts';

/** What everybody may look through at a real table: discards, and how many cards are left. */
export function PilesSheet({ opened, view, onClose }: { opened: Laid; view: View; onClose: () => void }) {
  const { gameView, answering, play } = opened;
  const close = (
    <button type="button" class="button primary" onClick={onClose}>
      {t('web.close')}
    </button>
  );
  return (
    <Dialog title={t('web.piles')} wide onClose={onClose} foot={close}>
      <gameView.Piles view={view} picks={answering} names={play.names} />
    </Dialog>
  );
}
