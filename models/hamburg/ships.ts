/** Expansion 4: one ship after a wall as the action of the turn (H-42). */
import { at } from '@kaffeehaus/kernel';
import type { Telling } from '../lockstep.ts';
import { cardWord, colourWord, may, one, shipWord } from './ask.ts';
import { LIGHTNING } from './cards.ts';
import { advance, reduce, top } from './deeds.ts';
import { flash } from './flash.ts';
import { act } from './turn.ts';
import {
  BLACK,
  BROWN,
  FIVE,
  GREY,
  ORANGE,
  PINK,
  VIOLET,
  buildings,
  pay,
  payWorker,
  sum,
  takeWorkers,
} from './table.ts';
import type { Player, Table } from './table.ts';

const strokes = (p: Player): number[] => buildings(p).filter(card => LIGHTNING.has(card));

const canUse = (t: Table, p: Player, ship: number, section: number): boolean => {
  if (!at(t.ships, ship)) return false;
  if (ship === GREY) return at(t.piles, section).length > 0;
  if (ship === PINK) return p.money >= 3;
  if (ship === BROWN) return strokes(p).length > 0;
  return ship !== BLACK || sum(p.hazards) > 0;
};

/** For a worker of the colour played. */
export function* offerShip(t: Table, p: Player, colour: number, section: number): Telling {
  const ships = [...FIVE, BLACK].filter(ship => canUse(t, p, ship, section));
  if (ships.length === 0 || at(p.workers, colour) === 0) return;
  const ship = yield* may(p, 'ship', ships, shipWord);
  if (ship === undefined) return;
  payWorker(p, colour);
  if (ship === VIOLET) p.money += 4;
  else if (ship === ORANGE) takeWorkers(p, yield* one(p, 'sameWorkers', FIVE, colourWord), 3);
  else if (ship === GREY) yield* act(t, p, top(at(t.piles, section)));
  else if (ship === PINK) {
    pay(p, 3);
    yield* advance(t, p);
  } else if (ship === BROWN) yield* flash(t, p, yield* one(p, 'useFlash', strokes(p), cardWord));
  else yield* reduce(t, p, 1, 1);
}
