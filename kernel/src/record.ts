/**
 * A record is everything a game needs to be played again: who, how, the seed, and the answers in words.
 * `{ format, game, rev, options, seats, seed, answers, names? }`; an answer is "seat: word word …", seats from 1.
 */
import { Fault } from './fault.ts';
import type { Answer, Game, GameEvent, Item, Options, Seat, State } from './game.ts';
import { at } from './list.ts';
import { resolveOptions } from './options.ts';
import { apply, start } from './play.ts';

export const FORMAT = 'kaffeehaus.record/1';

export interface GameRecord {
  readonly format: string;
  readonly game: string;
  readonly rev: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly answers: readonly string[];
  /** Who sat where, for people; rules never read it. */
  readonly names?: readonly string[];
}

export const newRecord = (game: Game, options: Options, seats: number, seed: string): GameRecord => ({
  format: FORMAT,
  game: game.id,
  rev: game.rev,
  options: resolveOptions(game, options, seats),
  seats,
  seed,
  answers: [],
});

export const wordAnswer = (game: Game, seat: Seat, answer: Answer): string =>
  [`${seat + 1}:`, ...answer.map(item => game.word(item))].join(' ');

/** A field that is missing or of the wrong kind; also for hosts that keep more than the record. */
export const damagedField = (field: string): Fault =>
  new Fault('damaged-field', `damaged record: ${field} is missing or not what it should be`, { field });

const damagedAnswer = (number: number, words: string, because: string): Fault =>
  new Fault('damaged-answer', `damaged record: answer ${number}: ${because}`, { number, words });

const ONE = 0x31;

/** An answer in words; `number` says which of the record it is. */
export const readAnswer = (game: Game, text: string, number: number): [Seat, Answer] => {
  // Records are mostly read to be played again: by character, since patterns take longer than many an answer.
  const seat = text.charCodeAt(0) - ONE;
  const isHead = seat >= 0 && seat < 9 && text[1] === ':' && (text.length === 2 || text[2] === ' ');
  if (!isHead) {
    const [head = ''] = text.split(' ', 1);
    throw damagedAnswer(number, text, `expected a seat such as "1:", found ${JSON.stringify(head)}`);
  }
  const answer: Item[] = [];
  for (let from = 3; text.length > 2 && from <= text.length;) {
    const space = text.indexOf(' ', from);
    const end = space < 0 ? text.length : space;
    const word = text.slice(from, end);
    from = end + 1;
    const item = game.item(word);
    if (item === undefined) throw damagedAnswer(number, text, `${game.id} knows no ${JSON.stringify(word)}`);
    answer.push(item);
  }
  return [seat, answer];
};

/** Checks the outside of a record: every field there and of its kind, one of these games in that very revision. */
export const readRecord = (value: unknown, games: readonly Game[]): { game: Game; record: GameRecord } => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notARecord();
  const r = value as { readonly [field: string]: unknown };
  if (typeof r['format'] !== 'string' || !r['format'].startsWith('kaffeehaus.record/')) throw notARecord();
  if (r['format'] !== FORMAT)
    throw new Fault('wrong-format', `this record has the format ${r['format']}; this build reads ${FORMAT}`, {
      format: r['format'],
      expected: FORMAT,
    });
  const revisions = games.filter(g => g.id === r['game']);
  if (revisions.length === 0) throw unknownGame(inShort(r['game']), games);
  if (typeof r['rev'] !== 'number') throw damagedField('rev');
  const game = revisions.find(g => g.rev === r['rev']);
  if (!game) throw unknownRevision(inShort(r['game']), inShort(r['rev']), revisions);
  if (typeof r['seats'] !== 'number') throw damagedField('seats');
  if (typeof r['seed'] !== 'string') throw damagedField('seed');
  const answers = readTexts(r['answers'], 'answers');
  const names = r['names'] === undefined ? undefined : readTexts(r['names'], 'names');
  if (names && names.length !== r['seats']) throw damagedField('names');
  const record: GameRecord = {
    format: FORMAT,
    game: game.id,
    rev: game.rev,
    options: resolveOptions(game, r['options'], r['seats']),
    seats: r['seats'],
    seed: r['seed'],
    answers,
    ...(names && { names }),
  };
  return { game, record };
};

/** Whatever a file holds where a name or a number is wanted, to be shown to people. */
const inShort = (value: unknown): string =>
  (typeof value === 'string' ? value : String(JSON.stringify(value))).slice(0, 40);

/** A list of texts in a field; also for hosts that keep more than the record. */
export const readTexts = (value: unknown, field: string): readonly string[] => {
  if (!Array.isArray(value) || !value.every(entry => typeof entry === 'string')) throw damagedField(field);
  return value;
};

/** A file, or whatever was handed in, that is no record at all. */
export const notARecord = (): Fault => new Fault('not-a-record', 'this is not a Kaffeehaus record');

export const unknownGame = (id: string, games: readonly Game[]): Fault => {
  const known = games.map(g => g.id).join(', ');
  return new Fault('unknown-game', `there is no game ${JSON.stringify(id)}; there is ${known}`, {
    game: id,
    known,
  });
};

const unknownRevision = (game: string, rev: string, known: readonly Game[]): Fault => {
  const revs = known.map(g => g.rev).join(', ');
  return new Fault(
    'wrong-version',
    `this game of ${game} was played by revision ${rev} of the rules; this build has revision ${revs}`,
    { game, rev, expected: revs },
  );
};

/** Plays a record again, exactly or not at all. `to` stops after that many answers. */
export const replay = <S extends State>(
  game: Game<S>,
  record: GameRecord,
  to = record.answers.length,
  events: GameEvent[] | null = null,
): S => {
  const s = start(game, record.options, record.seats, record.seed, events);
  for (let i = 0; i < Math.min(to, record.answers.length); i++) {
    const text = at(record.answers, i);
    readAndPlay(game, text, i + 1, (seat, answer) => apply(game, s, seat, answer, events));
  }
  return s;
};

/** Plays one answer of a record; whatever is refused, the record is damaged there. */
export const readAndPlay = <T>(
  game: Game,
  text: string,
  number: number,
  play: (seat: Seat, answer: Answer) => T,
): T => {
  const [seat, answer] = readAnswer(game, text, number);
  try {
    return play(seat, answer);
  } catch (error) {
    if (error instanceof Fault) throw damagedAnswer(number, text, error.message);
    throw error;
  }
};
