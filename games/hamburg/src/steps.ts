/** The verbs of Hamburg. Cards, phases, turns, expansions and TOM's programme are lists of these. */
import type { Card } from '@kaffeehaus/kernel';
import type { Count } from './counts.ts';

/**
 * A colour by index, `ANY` for the player's choice, `ITS` for the colour "it" stands for. "It" is an item: the card that
 * speaks, or a colour that was paid, named or played. `hand`: the hand card of the turn acts, not one that was drawn.
 */
export const ANY = -1;
export const ITS = -2;

export type Step =
  // set-up, rounds, phases
  | { do: 'open' }
  | { do: 'round' }
  | { do: 'refill'; most: number }
  | { do: 'income' }
  | { do: 'roll' }
  | { do: 'hazards' }
  | { do: 'sail' }
  | { do: 'offerII'; last: boolean }
  | { do: 'laps' }
  | { do: 'lap' }
  | { do: 'majorities' }
  | { do: 'turnMarker'; marker: number }
  | { do: 'endRound' }
  | { do: 'finalScoring' }
  // hazards
  | { do: 'refuseMarker' }
  | { do: 'drawMarkers' }
  | { do: 'marker' }
  | { do: 'heed' }
  | { do: 'provoke'; colour: number }
  | { do: 'divert' }
  | { do: 'raise'; colour: number }
  | { do: 'moved'; colour: number }
  | { do: 'avert' }
  | { do: 'suffer' }
  | { do: 'damage'; hazard: number }
  | { do: 'gift' }
  | { do: 'lowerOther'; colour: number }
  | { do: 'diceHazards' }
  // the square
  | { do: 'advance' }
  | { do: 'climb' }
  | { do: 'climbFor'; mark: number }
  // a turn
  | { do: 'begin' }
  | { do: 'end' }
  | { do: 'turn'; played: boolean }
  | { do: 'basic'; hand: boolean }
  | { do: 'recolour' }
  | { do: 'takeWorkers'; n: number; hand: boolean }
  | { do: 'takeMoney'; hand: boolean }
  | { do: 'reduceOne'; colour: number }
  | { do: 'section'; hand: boolean }
  | { do: 'stone'; half: number; basic: boolean }
  | { do: 'statue' }
  | { do: 'layPlot' }
  | { do: 'plotLaid'; colour: number; basic: boolean }
  | { do: 'erect'; hand: boolean }
  | { do: 'erected'; card: Card; basic: boolean }
  // activation
  | { do: 'use'; card: Card; free: boolean }
  | { do: 'fee'; colour: number; zoo: boolean }
  | { do: 'name'; zoo: boolean }
  | { do: 'flash'; card: Card }
  | { do: 'again' }
  // what cards do: gains
  | { do: 'gain'; mark: number; points: number; workers: readonly number[] | null }
  | { do: 'per'; count: Count; each: number; mark: number; points: number }
  | { do: 'recruit'; n: number; may: boolean }
  | { do: 'buyWorkers'; max: number; price: number }
  | { do: 'sellWorkers' }
  | { do: 'swapWorkers' }
  | { do: 'dieWorker'; die: number }
  | { do: 'matchWorkers' }
  | { do: 'oneWorkers' }
  | { do: 'itsWorker'; n: number }
  | { do: 'workerSet' }
  | { do: 'parkMark' }
  // … cards
  | { do: 'draw'; n: number; pile: number; may: boolean }
  | { do: 'discard'; n: number }
  | { do: 'search'; category: number }
  | { do: 'place'; card: Card }
  | { do: 'fetch'; category: number; colour: number }
  | { do: 'takeFound'; category: number; colour: number }
  | { do: 'stake'; n: number }
  | { do: 'settle' }
  | { do: 'improvise' }
  | { do: 'improviseTop' }
  | { do: 'sift' }
  | { do: 'takeBack' }
  | { do: 'underZoo' }
  // … wall and hazards
  | { do: 'mason'; double: boolean }
  | { do: 'reduce'; n: number; colour: number; min: number; points: boolean }
  | { do: 'reducePerBuilding' }
  // … others
  | { do: 'othersDiscard' }
  | { do: 'dropCard' }
  | { do: 'othersTurnBack' }
  | { do: 'turnBack' }
  | { do: 'trade' }
  | { do: 'stealCard' }
  | { do: 'stealMark'; n: number }
  | { do: 'stealWorkers'; n: number }
  | { do: 'giveWorkers'; n: number; to: number }
  | { do: 'othersLose'; hazard: number }
  | { do: 'othersBack' }
  | { do: 'shift' }
  | { do: 'othersRaise' }
  | { do: 'curse' }
  | { do: 'curseOthers' }
  // … church
  | { do: 'guest' }
  | { do: 'moveCleric' }
  // … other cards
  | { do: 'repeat' }
  | { do: 'useAll' }
  | { do: 'useEach'; cards: readonly Card[] }
  | { do: 'borrow' }
  // expansions
  | { do: 'chooseMayor'; tile: number }
  | { do: 'ship' }
  | { do: 'sameWorkers'; n: number }
  | { do: 'shipCard' }
  | { do: 'useFlash' }
  | { do: 'toll'; action: number }
  | { do: 'course'; action: number }
  | { do: 'newHand'; piles: number }
  | { do: 'drawTwoPiles' }
  | { do: 'putBack' }
  // TOM
  | { do: 'tomDice' }
  | { do: 'tomDie'; colour: number; drawn: boolean }
  | { do: 'tomElse'; colour: number; left: readonly Deed[] }
  | { do: 'tomUse'; place: number; card: Card };

/** What a die can make TOM do. */
export type Deed =
  'point' | 'workers' | 'worker' | 'wall' | 'reduce' | 'plot' | 'erect' | 'layDrawn' | 'money';

export type Do = Step['do'];
