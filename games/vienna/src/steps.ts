/** The verbs of Vienna. Cards, phases and turns are lists of these. */
import type { Item } from '@kaffeehaus/kernel';

export type Step =
  // set-up and rounds
  | { do: 'open' }
  | { do: 'round' }
  | { do: 'assign' }
  | { do: 'endRound' }
  | { do: 'passCrest'; end: boolean }
  | { do: 'purchase' }
  | { do: 'payday' }
  | { do: 'lastAccounts' }
  | { do: 'finalScoring' }
  // a turn: actions I to IV
  | { do: 'reveal' }
  | { do: 'insert' }
  | { do: 'bribe' }
  | { do: 'agent' }
  | { do: 'dossier' }
  | { do: 'marker'; dossier: number }
  // the parts of action III
  | { do: 'origin'; to: number }
  | { do: 'pay'; to: number; figure: boolean }
  | { do: 'land'; to: number; figure: boolean }
  | { do: 'collect'; to: number; figure: boolean }
  // abilities
  | { do: 'use'; cards: readonly Item[] }
  | { do: 'gain'; bribe: number; n: number }
  | { do: 'anyBribe'; n: number }
  | { do: 'differentBribes' }
  | { do: 'score'; n: number }
  | { do: 'anyMarker' }
  | { do: 'advance'; dossier: number; n: number }
  | { do: 'draw'; n: number }
  // full version: orders and money
  | { do: 'orders'; at: number; figure: boolean; mayAccept: boolean }
  | { do: 'income'; n: number }
  | { do: 'refill'; slot: number }
  | { do: 'buy' }
  | { do: 'spend'; n: number }
  | { do: 'own'; goods: number }
  | { do: 'payFigure' }
  | { do: 'payAgents' }
  | { do: 'dismiss'; n: number; why: 'payday' | 'orders' }
  // expansions
  | { do: 'hideThirdMan' }
  | { do: 'moveThirdMan' }
  | { do: 'nomad' };
