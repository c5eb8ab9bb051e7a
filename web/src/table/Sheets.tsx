import { Settings } from '../ui/Settings.tsx';
import { Help } from './Help.tsx';
import { Menu } from './Menu.tsx';
import type { Opened } from './open.ts';

export type Sheet = 'menu' | 'settings' | 'help';

/** Whatever lies over the table. */
export function Sheets({
  opened,
  over,
  sheet,
  show,
}: {
  opened: Opened;
  over: boolean;
  sheet: Sheet;
  show: (sheet: Sheet | undefined) => void;
}) {
  const close = (): void => show(undefined);
  if (sheet === 'settings') return <Settings onClose={close} />;
  if (sheet === 'help') return <Help gameView={opened.gameView} onClose={close} />;
  return (
    <Menu
      play={opened.play}
      over={over}
      onClose={close}
      onSettings={() => show('settings')}
      onHelp={() => show('help')}
    />
  );
}
