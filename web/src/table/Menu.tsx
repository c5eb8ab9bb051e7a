import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../art/Dialog.tsx';
import { cardAddress } from '../ui/addresses.ts';
import { t } from '../ui/words.ts';
import { download, fileName } from '../store/file.ts';
import type { Laid } from './open.ts';
import type { Beside, Party, Tutor } from './party.ts';

export interface MenuProps {
  play: Party;
  beside: Beside | undefined;
  tutor: Tutor | undefined;
  momentAt: Laid['momentAt'] | undefined;
  over: boolean;
  onClose: () => void;
  onSettings: () => void;
  onHelp: () => void;
  onPiles: () => void;
  onCheat: () => void;
}

/** Everything at the table that is not the game. */
export function Menu(props: MenuProps) {
  const { play, beside, tutor, momentAt, over, onClose, onSettings, onHelp, onPiles, onCheat } = props;
  const { kept } = play;
  const save = (): void => {
    download(fileName(play.game.id, new Date()), kept);
    onClose();
  };
  const leave = (): void => {
    onClose();
    play.leave();
  };
  return (
    <Dialog title={t('web.menu')} onClose={onClose}>
      <div class="menu">
        <button type="button" class="button" onClick={onSettings}>
          <Icon name="gear" size={18} /> {t('web.settings')}
        </button>
        <button type="button" class="button" onClick={onHelp}>
          <Icon name="about" size={18} /> {t('web.help')}
        </button>
        <a class="button" href={`#/rules/${play.game.id}`}>
          <Icon name="learn" size={18} /> {t('web.menu.rules')}
        </a>
        <a class="button" href={cardAddress(play.game.id)}>
          <Icon name="learn" size={18} /> {t('web.menu.cards')}
        </a>
        <button type="button" class="button" onClick={onCheat}>
          <Icon name="log" size={18} /> {t('web.sheet')}
        </button>
        <button type="button" class="button" onClick={onPiles}>
          <Icon name="hand" size={18} /> {t('web.piles')}
        </button>
        {momentAt && (
          <a class="button" href={momentAt(undefined)}>
            <Icon name="replay" size={18} /> {t('web.replay')}
          </a>
        )}
        {play.shared && !over && (
          <button type="button" class="button" onClick={leave}>
            <Icon name="eye" size={18} /> {t('web.menu.curtain')}
          </button>
        )}
        {beside && <beside.Menu onClose={onClose} />}
        {tutor && <tutor.Menu onClose={onClose} />}
        {kept && (
          <button type="button" class="button" onClick={save}>
            <Icon name="export" size={18} /> {over ? t('web.export') : t('web.export.secret')}
          </button>
        )}
        <a class="button" href="#/">
          <Icon name="cup" size={18} /> {t('web.table.lobby')}
        </a>
      </div>
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}
