/** Abilities: when they act, what they then say or change. Pure data; a card's text is made from the same data. */
import { BRIBES, COLOURS, DOSSIERS, FLAGS, SEALS } from './board.ts';
import type { Bribe, Colour, Dossier, Flag, Seal } from './board.ts';
import type { Step } from './steps.ts';

/** What sets an ability off; `of` says which kind. */
export const TRIGGERS = [
  'bribe',
  'colour',
  'flag',
  'seal',
  'foreign',
  'tile',
  'newKind',
  'square',
  'anyTile',
  'pay',
  'marker',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface Ability {
  /** The action (2, 3 or 4) in which it acts. */
  readonly action: number;
  readonly on: Trigger;
  /** Index of the bribe, colour, flag, seal or dossier it waits for, or a square's value; −1 if any will do. */
  readonly of: number;
  /** What the owner may then do … */
  readonly then: readonly Step[];
  /** … or what it changes: an agent cheaper by this many bribes, … */
  readonly cheaper: number;
  /** … bribes of kind `of` paid as if they were others, … */
  readonly joker: boolean;
  /** … another marker advanced instead of marker `of`. */
  readonly instead: boolean;
}

/** The part of a sentence after the colon. */
type Effect = Pick<Ability, 'then' | 'cheaper' | 'joker' | 'instead'>;

const bonus = (...then: Step[]): Effect => ({ then, cheaper: 0, joker: false, instead: false });

export const gain = (kind: Bribe, n: number): Effect => bonus({ do: 'gain', bribe: BRIBES.indexOf(kind), n });
export const points = (n: number): Effect => bonus({ do: 'score', n });
export const anyBribe: Effect = bonus({ do: 'anyBribe', n: 1 });
export const equalBribes = (n: number): Effect => bonus({ do: 'anyBribe', n });
export const differentBribes: Effect = bonus({ do: 'differentBribes' });
export const anyMarker: Effect = bonus({ do: 'anyMarker' });
export const advance = (kind: Dossier, n: number): Effect =>
  bonus({ do: 'advance', dossier: DOSSIERS.indexOf(kind), n });
export const draw = (n: number): Effect => bonus({ do: 'draw', n });
export const cheaper: Effect = { ...bonus(), cheaper: 1 };

/** The part before the colon. */
const when = (action: number, on: Trigger, of: number, effect: Effect): Ability => ({
  action,
  on,
  of,
  ...effect,
});

export const bribe = (kind: Bribe, effect: Effect): Ability => when(2, 'bribe', BRIBES.indexOf(kind), effect);
export const colour = (kind: Colour, effect: Effect): Ability =>
  when(3, 'colour', COLOURS.indexOf(kind), effect);
export const flag = (kind: Flag, effect: Effect): Ability => when(3, 'flag', FLAGS.indexOf(kind), effect);
export const seal = (kind: Seal, effect: Effect): Ability => when(3, 'seal', SEALS.indexOf(kind), effect);
export const foreign = (effect: Effect): Ability => when(3, 'foreign', -1, effect);
export const tile = (kind: Dossier, effect: Effect): Ability =>
  when(3, 'tile', DOSSIERS.indexOf(kind), effect);
export const newKind = (effect: Effect): Ability => when(3, 'newKind', -1, effect);
export const square = (value: number, effect: Effect): Ability => when(3, 'square', value, effect);
export const anyTile = (effect: Effect): Ability => when(3, 'anyTile', -1, effect);
export const marker = (kind: Dossier, effect: Effect): Ability =>
  when(4, 'marker', DOSSIERS.indexOf(kind), effect);
export const joker = (kind: Bribe): Ability =>
  when(3, 'pay', BRIBES.indexOf(kind), { ...bonus(), joker: true });
export const instead = (kind: Dossier): Ability =>
  when(4, 'marker', DOSSIERS.indexOf(kind), { ...bonus(), instead: true });
