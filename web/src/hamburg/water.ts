/** The Inner Alster: the dice on their launches, what each does this round, and the ships. */
import { at } from '@kaffeehaus/kernel';
import {
  BLACK,
  COLOURS,
  HAZARDS,
  type Hamburg,
  hamburg,
  plays,
  shipItem,
  tileInForce,
} from '@kaffeehaus/hamburg';
import type { Suit } from '../art/kinds.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { say, t } from '../ui/words.ts';
import { atDie, atShip } from './at.ts';
import type { AlsterProps, DieView, PlateView } from './draw/Alster.tsx';
import { pieceOf } from './spots.ts';

type Props = DrawProps<Hamburg>;

export const suitAt = (i: number): Suit => COLOURS[i] ?? 'black';

const sails = (s: Hamburg, i: number): boolean => ((s.ships >> i) & 1) === 1;

/** A cleric tile may keep some dice from raising anything. */
const isSpared = (s: Hamburg, i: number): boolean => {
  const tile = tileInForce(s);
  return tile?.of === 'hazards' && tile.spared.includes(i);
};

type Does = 'none' | 'calm' | 'advance' | 'sails' | 'marker' | (typeof HAZARDS)[number];

/** What a die does with the number it shows. */
export const doesOf = (s: Hamburg, i: number): Does => {
  const value = at(s.dice, i);
  if (value === 0) return 'none';
  if (value <= 2) return 'advance';
  if (value >= 5 && !isSpared(s, i)) return i === BLACK ? 'marker' : at(HAZARDS, i);
  return plays(s, 'ships') && sails(s, i) ? 'sails' : 'calm';
};

const SIGNS = {
  none: undefined,
  calm: undefined,
  advance: 'townhall',
  sails: 'ship',
  marker: 'any',
} as const;

const plateOf = (s: Hamburg, i: number): PlateView => {
  const does = doesOf(s, i);
  const word = t('web.hamburg.does', { does });
  if (does === 'none' || does === 'calm') return { tone: 'calm', word };
  if (does === 'sails') return { tone: 'fair', icon: SIGNS[does], word };
  if (does === 'advance') return { tone: 'fair', icon: SIGNS[does], word, count: String(at(s.dice, i)) };
  return { tone: 'danger', icon: does === 'marker' ? SIGNS[does] : does, word, count: '+1' };
};

const shipOf = ({ view: { table: s }, picks }: Props, i: number): NonNullable<DieView['ship']> => {
  const item = shipItem(i);
  const ready = sails(s, i);
  const words = t('web.hamburg.ship', { what: say(hamburg.phrases.item(item)), sails: ready ? 'yes' : 'no' });
  return { ...pieceOf(picks, hamburg.word(item), item, words), at: atShip(suitAt(i)), sails: ready };
};

const dieOf = (props: Props, i: number): DieView => {
  const { table: s } = props.view;
  const colour = suitAt(i);
  const value = at(s.dice, i);
  const told = t('web.hamburg.does.told', { does: doesOf(s, i) });
  return {
    id: `die-${colour}`,
    at: atDie(i),
    colour,
    value,
    label: `${t('web.hamburg.die', { colour, n: value })}. ${told}`,
    plate: plateOf(s, i),
    ship: plays(s, 'ships') ? shipOf(props, i) : undefined,
  };
};

export const alsterOf = (props: Props): Omit<AlsterProps, 'Bank' | 'onPick'> => {
  const { table: s } = props.view;
  return {
    title: t('web.hamburg.alster'),
    note: t('web.hamburg.alster.note', { round: Math.max(1, s.round) }),
    dice: s.dice.map((_, i) => dieOf(props, i)),
  };
};
