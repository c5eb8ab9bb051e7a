/** The game somebody thinks of playing next: the lobby is dressed for it. */
import { at } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { BILLS, type Playbill } from '../games.ts';

export const chosen = signal<Playbill>(at(BILLS, 0));
