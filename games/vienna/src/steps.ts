/** The verbs of Vienna. Cards, phases and turns are lists of these. */
import type { Item } from '@kaffeehaus/kernel';

export type Step =
  // set-up and rounds
  | { do: 'open' }
  | { do: 'round' }
  | { do: 'assign' }
  | { do: 'endRound' }
  | { do: 'finalScoring' }
  // a turn: actions I to IV
  | { do: 'reveal' }
  | { do: 'insert' }
  | { do: 'bribe' }
  | { do: 'agent' }
  | { do: 'dossier' }
  // the parts of action III
  | { do: 'origin'; to: number }
  | { do: 'pay'; to: number }
  | { do: 'land'; to: number }
  // abilities
  | { do: 'use'; cards: readonly Item[] }
  | { do: 'gain'; bribe: number; n: number }
  | { do: 'anyBribe' }
  | { do: 'score'; n: number }
  | { do: 'anyMarker' }
  // expansion 1
  | { do: 'hideThirdMan' }
  | { do: 'moveThirdMan' };
