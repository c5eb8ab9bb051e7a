/** The game somebody thinks of playing next: the lobby is dressed for it. */
import { signal } from '@preact/signals';
import { VIEWS } from '../games.ts';
import type { GameView } from '../table/gameview.ts';

export const chosen = signal<GameView>(VIEWS[0] as GameView);
