/** Expansion 4, the ships: after a stone of the basic action, one active ship for a worker of the card's colour. */
import { at } from '@kaffeehaus/kernel';
import type { Item, Refusal, Seat } from '@kaffeehaus/kernel';
import { may } from './asks.ts';
import { BLACK, BROWN, COLOURS, FIVE, GREY, ORANGE, PINK, VIOLET } from './board.ts';
import { tileInForce } from './clerics.ts';
import { indexOf, itsColour, shipItem } from './items.ts';
import { countWorkers } from './purse.ts';
import { aside, hazardOf, pile, pileSize, topOf, workersOf } from './state.ts';
import type { Hamburg } from './state.ts';
import { ANY } from './steps.ts';
import type { Step } from './steps.ts';
import { hasLightning } from './use.ts';
import type { HamburgAct, Verbs } from './verbs.ts';

const SHIPS = [...FIVE, BLACK] as const;
const SHIP_PRICE = 3;

/** What each ship says, by colour. */
const SENTENCES: readonly (readonly Step[])[] = [
  [{ do: 'gain', mark: 4, points: 0, workers: null }],
  [{ do: 'sameWorkers', n: 3 }],
  [{ do: 'shipCard' }],
  [{ do: 'gain', mark: -SHIP_PRICE, points: 0, workers: null }, { do: 'climb' }],
  [{ do: 'useFlash' }],
  [{ do: 'reduce', n: 1, colour: ANY, min: 1, points: true }],
];

/** On 3 and 4 of their die, unless a cleric tile lets all sail or none. */
export const sail = (act: HamburgAct): void => {
  const { s } = act;
  const tile = tileInForce(s);
  s.ships = 0;
  for (const ship of SHIPS) {
    const pips = at(s.dice, ship);
    if (tile?.of === 'ships' ? tile.all : pips === 3 || pips === 4) s.ships |= 1 << ship;
  }
  if (act.heard) act.tell({ e: 'sailed', ships: s.ships });
};

/** A ship may be chosen only if what it does is possible (H-42). */
const helps = (s: Hamburg, me: Seat, ship: number, colour: number): boolean => {
  switch (ship) {
    case GREY:
      return pileSize(s, colour) > 0;
    case PINK:
      return at(s.money, me) >= SHIP_PRICE;
    case BROWN:
      return hasLightning(s, me);
    case BLACK:
      return FIVE.some(c => hazardOf(s, me, c) > 0);
    default:
      return ship === VIOLET || ship === ORANGE;
  }
};

const refusal = (s: Hamburg, me: Seat, item: Item, colour: number): Refusal | undefined => {
  const ship = SHIPS.find(x => shipItem(x) === item);
  if (ship === undefined) return undefined;
  if (((s.ships >> ship) & 1) === 0) return { rule: 'hamburg.ship.idle', args: {} };
  return workersOf(s, me, colour) === 0
    ? { rule: 'hamburg.ship.worker', args: { colour: at(COLOURS, colour) } }
    : { rule: 'hamburg.ship.effect', args: {} };
};

export const ships: Verbs<'ship' | 'shipCard'> = {
  /** "It" is the colour of the card played, which is that of the section. */
  ship: {
    ask: (s, _, me, it) => {
      const colour = itsColour(it);
      const ready =
        workersOf(s, me, colour) === 0
          ? []
          : SHIPS.filter(ship => ((s.ships >> ship) & 1) === 1 && helps(s, me, ship, colour));
      return may(me, 'hamburg.ship', ready.map(shipItem));
    },
    run: act => {
      if (act.pick < 0) return;
      const ship = indexOf(act.pick);
      countWorkers(act, act.me, itsColour(act.it), -1, 'ship');
      if (act.heard) act.tell({ e: 'ship', seat: act.me, ship });
      act.say(at(SENTENCES, ship));
    },
    expect: () => SHIPS.map(shipItem),
    refuse: (s, _, me, item, it) => refusal(s, me, item, itsColour(it)),
  },
  /** The top card of the section's colour, for a basic action that brings no second ship (H-42). */
  shipCard: {
    run: act => {
      const from = pile(itsColour(act.it));
      act.move(topOf(act.s, from), from, aside(act.me));
      act.say([{ do: 'basic', hand: false }], act.me, []);
    },
  },
};
