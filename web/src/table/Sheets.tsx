import type { Seat } from '@kaffeehaus/kernel';
import { Settings } from '../ui/Settings.tsx';
import type { View } from '../seat/view.ts';
import { CheatSheetDialog } from './CheatSheet.tsx';
import { Help } from './Help.tsx';
import { Menu } from './Menu.tsx';
import type { Laid } from './open.ts';
import { PilesSheet } from './PilesSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';

export type Sheet = 'menu' | 'settings' | 'help' | 'piles' | 'cheat' | { readonly seat: Seat };

export interface SheetsProps {
  opened: Laid;
  view: View;
  sheet: Sheet;
  show: (sheet: Sheet | undefined) => void;
}

/** Whatever lies over the table. */
export function Sheets({ opened, view, sheet, show }: SheetsProps) {
  const close = (): void => show(undefined);
  if (sheet === 'settings') return <Settings onClose={close} />;
  if (sheet === 'help') return <Help gameView={opened.gameView} onClose={close} />;
  if (sheet === 'piles') return <PilesSheet opened={opened} view={view} onClose={close} />;
  if (sheet === 'cheat') return <CheatSheetDialog game={opened.gameView.game.id} onClose={close} />;
  if (sheet !== 'menu') return <SeatSheet opened={opened} view={view} seat={sheet.seat} onClose={close} />;
  return (
    <Menu
      play={opened.play}
      beside={opened.beside}
      tutor={opened.tutor}
      momentAt={opened.momentAt}
      over={view.over}
      onClose={close}
      onSettings={() => show('settings')}
      onHelp={() => show('help')}
      onPiles={() => show('piles')}
      onCheat={() => show('cheat')}
    />
  );
}
