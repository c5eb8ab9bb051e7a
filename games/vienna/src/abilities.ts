/** Abilities: when they act, what they then say or change. Pure data; a card's text is made from the same data. */
import { BRIBES, COLOURS, DOSSIERS, FLAGS } from './board.ts';
import type { Bribe, Colour, Dossier, Flag } from './board.ts';
import type { Step } from './steps.ts';

/** What sets an ability off; `of` says which kind. */
export const TRIGGERS = ['bribe', 'colour', 'flag', 'foreign', 'marker'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export interface Ability {
  /** The action (2, 3 or 4) in which it acts. */
  readonly action: number;
  readonly on: Trigger;
  /** Index of the bribe, colour, flag or dossier it waits for; −1 if any will do. */
  readonly of: number;
  /** What the owner may then do … */
  readonly then: readonly Step[];
  /** … or by how many bribes the agent becomes cheaper. */
  readonly cheaper: number;
}

/** The part of a sentence after the colon. */
type Effect = Pick<Ability, 'then' | 'cheaper'>;

const bonus = (...then: Step[]): Effect => ({ then, cheaper: 0 });

export const gain = (kind: Bribe, n: number): Effect => bonus({ do: 'gain', bribe: BRIBES.indexOf(kind), n });
export const points = (n: number): Effect => bonus({ do: 'score', n });
export const anyBribe: Effect = bonus({ do: 'anyBribe' });
export const anyMarker: Effect = bonus({ do: 'anyMarker' });
export const cheaper: Effect = { then: [], cheaper: 1 };

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
export const foreign = (effect: Effect): Ability => when(3, 'foreign', -1, effect);
export const marker = (kind: Dossier, effect: Effect): Ability =>
  when(4, 'marker', DOSSIERS.indexOf(kind), effect);
