/** The game somebody thinks of playing next: the lobby is dressed for it. */
import { at } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { BILLS } from '../repertoire/bills.ts';
import type { Playbill } from '../seat/playbill.ts';

export const chosen = signal<Playbill>(at(BILLS, 0));
