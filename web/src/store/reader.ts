/** Reads games by their rules: whatever lay on the shelf, or comes as a file, may be of any shape. */
import {
  Fault,
  type Game,
  type GameRecord,
  type State,
  WATCHER,
  asked,
  damagedField,
  isOver,
  notARecord,
  readRecord,
  readTexts,
} from '@kaffeehaus/kernel';
import { kernelOf } from '../rules/kernel.ts';
import { LEVELS } from '../think/levels.ts';
import { type Broken, type Kept, PERSON, type Sitter, type Summary } from './kept.ts';

const SITTERS: readonly Sitter[] = [PERSON, ...LEVELS];

const readSitters = (value: unknown, seats: number): readonly Sitter[] => {
  if (
    !Array.isArray(value) ||
    value.length !== seats ||
    !value.every(sitter => SITTERS.includes(sitter as Sitter))
  )
    throw damagedField('sitters');
  return value;
};

/** Whatever lay on the shelf, as a kept game of one of these games; throws a Fault if it is not one. */
export const readKept = (value: unknown, games: readonly Game[]): { game: Game; kept: Kept } => {
  if (typeof value !== 'object' || value === null) throw notARecord();
  const {
    id,
    version,
    changed,
    sitters,
    record: raw,
    given,
    spent,
    fork,
    colours,
    lesson,
  } = value as { [field: string]: unknown };
  if (typeof id !== 'string' || typeof version !== 'number' || typeof changed !== 'number')
    throw notARecord();
  const { game, record } = readRecord(raw, games);
  const kept: Kept = {
    id,
    version,
    changed,
    sitters: readSitters(sitters, record.seats),
    record,
    given: readTexts(given, 'given'),
    ...(typeof spent === 'number' && { spent }),
    ...(typeof fork === 'number' && { fork }),
    ...(Array.isArray(colours) && { colours: colours as NonNullable<Kept['colours']> }),
    ...(typeof lesson === 'string' && { lesson }),
  };
  return { game, kept };
};

/** By what everybody knows, how many points each seat has. */
export type Points = (game: Game, table: State) => readonly number[];

const leadersOf = (points: readonly number[]): readonly number[] => {
  const most = Math.max(...points);
  return points.flatMap((n, seat) => (n === most ? [seat] : []));
};

export const summarize = (
  id: string,
  entry: unknown,
  games: readonly Game[],
  points: Points = () => [],
): Summary | Broken => {
  try {
    const { game, kept } = readKept(entry, games);
    const host = kernelOf(game).open(game, { record: kept.record, given: kept.given });
    const { table, over } = host;
    const leads = leadersOf(points(game, host.view(WATCHER).table));
    return { kept, game, round: game.round(table), over, turn: asked(table).map(ask => ask.seat), leads };
  } catch (error) {
    const fault = error instanceof Fault ? error : notARecord();
    return { id, entry, fault };
  }
};

/** The value in a file; throws a Fault if it is none of ours. */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notARecord();
  }
};

/** A record out of a file, played through to be sure; throws a Fault and changes nothing if it is none. */
export const readFile = (value: unknown, games: readonly Game[]): { over: boolean; record: GameRecord } => {
  const { game, record } = readRecord(value, games);
  return { over: isOver(kernelOf(game).replay(game, record)), record };
};
