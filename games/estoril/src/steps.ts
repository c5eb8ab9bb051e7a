/** The verbs of Estoril. Rounds, turns and the programme of each place are lists of these. */
import type { Ability, Aimed } from './characters.ts';

export type Step =
  // set-up and rounds
  | { do: 'open' }
  | { do: 'round' }
  | { do: 'rotate'; place: number }
  | { do: 'rewards' }
  | { do: 'resolve' }
  | { do: 'takeBack' }
  | { do: 'discard' }
  | { do: 'endRound' }
  | { do: 'finalScoring' }
  // a turn: a slot, a tile, a look
  | { do: 'turn' }
  | { do: 'slot' }
  | { do: 'tile'; slot: number }
  | { do: 'look'; slot: number }
  // a place
  | { do: 'reach'; place: number }
  | { do: 'numeral'; slot: number }
  | { do: 'roll'; place: number }
  | { do: 'lose'; place: number }
  | { do: 'award'; place: number }
  // the abilities of the tile on a slot
  | { do: 'use'; slot: number; left: readonly Ability[] }
  | { do: 'target'; slot: number; symbol: Aimed }
  | { do: 'lure'; slot: number; from: number }
  | { do: 'draw'; slot: number }
  | { do: 'choose'; slot: number };
