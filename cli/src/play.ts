/** kaffeehaus play: a whole game on the terminal, against bots or passing the keyboard round. */
import { Breakdown, at, newRecord, readTexts } from '@kaffeehaus/kernel';
import type { Answer, Game, Save, Seat } from '@kaffeehaus/kernel';
import { boardOf } from './boards/index.ts';
import { BadInput, FINE, Left } from './command.ts';
import type { Call, Command } from './command.ts';
import { isThere, readText } from './file.ts';
import { gameName, gameOf } from './games.ts';
import { Advisers } from './play/advisers.ts';
import { Evening } from './play/evening.ts';
import type { Gathering } from './play/evening.ts';
import { howTo, optionsOf, readLine, showOptions } from './play/listing.ts';
import type { Asking } from './play/listing.ts';
import { Room } from './play/room.ts';
import type { Counsel } from './play/room.ts';
import { askSeating, askSeats, playerName, readSeating, seatingOf } from './play/seating.ts';
import type { Player } from './play/seating.ts';
import { readWord, talk } from './play/talk.ts';
import { Stopped, withPool } from './pool.ts';
import type { Pool } from './pool.ts';
import { OPTIONS, SEED, THINK, optionsFor, parseJson, seedFor, thinkFor } from './read.ts';
import { openRecord } from './rules.ts';
import { quoted } from './screen.ts';
import { result } from './sheet.ts';
import { wrap } from './text.ts';

/** A game, how it stands and who plays. */
export interface Seating {
  readonly game: Game;
  readonly save: Save;
  readonly players: readonly Player[];
  /** What the file said, if there was one. */
  readonly written?: string;
}

/** A new game, or the one the file holds. */
const seatingFor = async (call: Call, game: Game): Promise<Seating> => {
  const { flags, io } = call;
  const file = flags.get('record');
  const seating = flags.get('seats');
  const chosen = seating === undefined ? undefined : readSeating(call.words, seating, game);
  if (file !== undefined && isThere(file, io.cwd)) {
    const written = readText(file, io.cwd);
    const { game: own, save, sitting } = await oldSave(call, game, file, parseJson(written, file));
    const { names, seats } = save.record;
    const told = seatingOf(sitting ?? names, seats);
    const players = chosen ?? told ?? (await askSeating(call, seats));
    if (players.length !== seats)
      throw new BadInput('cli.bad.recordSeats', { file, seats, given: players.length });
    return { game: own, save, players, written };
  }
  // Refused before anybody is asked anything.
  const given = chosen && optionsFor(call, game, chosen.length);
  const players = chosen ?? (await askSeating(call, await askSeats(call, game)));
  const options = given ?? optionsFor(call, game, players.length) ?? {};
  return { game, save: { record: newRecord(game, options, players.length, seedFor(call)) }, players };
};

/** What the file holds goes on by the rules that began it. */
const oldSave = async (
  call: Call,
  game: Game,
  file: string,
  value: unknown,
): Promise<{ readonly game: Game; readonly save: Save; readonly sitting: readonly string[] | undefined }> => {
  const { game: own, record } = await openRecord(value, call.io.rules);
  if (own.id !== game.id) throw new BadInput('cli.bad.recordGame', { file, game: own.id });
  for (const flag of ['options', 'seed'])
    if (call.flags.has(flag)) throw new BadInput('cli.bad.recordFlag', { file, flag: `--${flag}` });
  const { given = [], players } = value as { readonly given?: unknown; readonly players?: unknown };
  return {
    game: own,
    save: { record, given: readTexts(given, 'given') },
    sitting: players === undefined ? undefined : readTexts(players, 'players'),
  };
};

const greet = (room: Room): void => {
  const { words, pen } = room;
  const { game, record } = room.evening;
  const about = `${game.id}.about`;
  const title = { game: gameName(words, game), seats: record.seats };
  room.say(pen.style.ink('bold', wrap(words.t('cli.play.title', title), pen.columns)));
  const sits = pen.names.map((name, seat) => {
    const player = room.evening.players[seat];
    const kind = player === undefined ? words.t('cli.automaton') : playerName(words, player);
    return `${name} (${kind})`;
  });
  room.say(wrap(sits.join(', '), pen.columns));
  if (words.has(about)) room.say(wrap(words.say({ key: about, args: {} }), pen.columns));
  const warning = room.board.warning?.(room.evening.table);
  if (warning !== undefined) room.say(wrap(words.say({ key: warning, args: {} }), pen.columns));
  room.say(`${wrap(words.t('cli.play.welcome'), pen.columns)}\n`);
};

/** From the seed every hidden card could be computed: it is told when nothing is hidden any more. */
const farewell = (room: Room): void => {
  const { words, pen } = room;
  const { game, table, record } = room.evening;
  room.say(`\n${result(game, table, pen)}`);
  room.say(wrap(words.t('cli.play.seed', { seed: quoted(record.seed) }), pen.columns));
};

/** How a stretch of play ends: with an answer or an answer taken back, or because somebody or the input leaves. */
type End = 'answered' | 'undone' | 'quit' | 'eof';

/** In a game of several people the keyboard is handed on in the dark; who gave it away may still take back. */
const pass = async (room: Room, from: Seat | undefined, to: Seat): Promise<End> => {
  const { words, pen, evening } = room;
  const back = from !== undefined && evening.mayUndo(from);
  const key = back ? 'cli.play.pass.undo' : 'cli.play.pass';
  if (from !== undefined && evening.hasLearnt(from)) {
    room.tellNews(from);
    room.say(wrap(words.t('cli.play.learnt'), pen.columns));
    if ((await room.hear(from)) === undefined) return 'eof';
  }
  if (from !== undefined) room.clear();
  room.forget();
  for (;;) {
    room.say(wrap(words.t(key, { name: at(pen.names, to) }), pen.columns));
    const line = await room.hear(to);
    if (line === undefined) return 'eof';
    if (line.trim() === '') return 'answered';
    const said = readWord(room, line);
    if (said?.word === 'quit' && room.mayLeave()) return 'quit';
    if (said?.word !== 'undo' || !back) continue;
    evening.undo(from);
    return 'undone';
  }
};

/** So many choices are listed again when only the question is called to mind. */
const FEW = 12;

/** The question once more, after something that has pushed it out of sight. */
export const remind = (room: Room<Gathering, Counsel>, { game, ask, options, pen }: Asking): void => {
  if (room.isSpokenTo) return;
  const { words, style, columns } = pen;
  const prompt = words.say(game.phrases.prompt(ask, room.evening.seenBy(ask.seat)), pen.names);
  room.say(style.ink('bold', wrap(prompt, columns)));
  const isFew = options.length <= FEW;
  if (isFew) room.say(showOptions(options, pen));
  const how = [howTo(ask, pen), ...(isFew ? [] : [words.t('cli.play.listed', { n: options.length })])];
  room.say(style.ink('dim', wrap(how.join(' '), columns)));
};

export const present = (room: Room<Gathering, Counsel>, seat: Seat): Asking | undefined => {
  const { evening, board, pen, words } = room;
  const { game } = evening;
  const ask = evening.askOf(seat);
  if (!ask) return undefined;
  const seen = evening.seenBy(seat);
  const options = optionsOf(game, board, seen, ask, pen);
  room.tellNews(seat);
  room.say(`\n${pen.style.ink('dim', board.status(seen, seat, pen))}`);
  room.say(pen.style.ink('bold', wrap(words.say(game.phrases.prompt(ask, seen), pen.names), pen.columns)));
  room.say(showOptions(options, pen));
  room.say(pen.style.ink('dim', wrap(howTo(ask, pen), pen.columns)));
  return { game, board, seen, ask, options, pen };
};

/** Gives an answer, or says that the rules failed at it: then another one may do. */
const give = (room: Room, seat: Seat, answer: Answer): string | undefined => {
  try {
    room.evening.answer(seat, answer);
    return undefined;
  } catch (error) {
    if (error instanceof Breakdown) return room.words.fault(error);
    throw error;
  }
};

/** One question to one person, until it is answered or taken back to an earlier one. */
const turn = async (room: Room, seat: Seat): Promise<End> => {
  for (let asking = present(room, seat); asking !== undefined;) {
    const line = (await room.hear(seat))?.trim();
    if (line === undefined) return 'eof';
    const said = readWord(room, line);
    if (said) {
      const next = await talk(room, asking, said);
      if (next === 'quit') return next;
      if (next === 'remind') remind(room, asking);
      if (next === 'ask') asking = present(room, seat);
      continue;
    }
    if (line === '') {
      asking = present(room, seat);
      continue;
    }
    const reading = readLine(asking, line);
    const problem = 'answer' in reading ? give(room, seat, reading.answer) : reading.problem;
    if (problem === undefined) return 'answered';
    room.say(wrap(problem, room.pen.columns));
  }
  return 'answered';
};

/**
 * Bots answer until a person has to, or nobody any more; those asked at the same time think at the same time. Whoever
 * leaves meanwhile finds everything kept that was answered before.
 */
const letBotsAnswer = async (room: Room): Promise<void> => {
  const { evening, advisers } = room;
  for (let bots = evening.botsAsked(); bots.length > 0; bots = evening.botsAsked()) {
    room.keep();
    const thinking = Promise.all(bots.map(bot => advisers.answer(bot)));
    const answers = await room.wait(
      bots.map(({ seat }) => seat),
      thinking,
    );
    bots.forEach(({ seat }, i) => evening.answer(seat, at(answers, i)));
  }
};

/** Plays until the game is over or somebody leaves. */
const playOn = async (room: Room): Promise<'over' | 'quit' | 'eof'> => {
  const { evening } = room;
  const several = evening.people.length > 1;
  for (let last: Seat | undefined; ;) {
    await letBotsAnswer(room);
    const seat = evening.nextPerson();
    room.keep();
    if (seat === undefined) {
      room.tellNews(last ?? 0);
      return 'over';
    }
    const handed = several && seat !== last ? await pass(room, last, seat) : 'answered';
    if (handed === 'undone') continue;
    const end = handed === 'answered' ? await turn(room, seat) : handed;
    if (end === 'quit' || end === 'eof') return end;
    last = seat;
  }
};

/** Milliseconds a bot thinks about a question unless told otherwise: a turn of several questions must not drag. */
const THINKING = 400;

const run = (call: Call): Promise<number> => withPool(call.io.threads, pool => host(call, pool));

const host = async (call: Call, pool: Pool): Promise<number> => {
  const named = gameOf(at(call.args, 0));
  const think = thinkFor(call, THINKING);
  return sit(call, pool, await seatingFor(call, named), think, greet);
};

/** Plays a game to its end, or until somebody leaves. */
export const sit = async (
  call: Call,
  pool: Pool,
  { game, save, players, written }: Seating,
  think = THINKING,
  welcome: (room: Room) => void = () => {},
): Promise<number> => {
  const { words, flags } = call;
  const evening = new Evening(game, save, players);
  const room = new Room(
    call,
    evening,
    new Advisers(evening, pool, { milliseconds: think }),
    await boardOf(game),
    flags.get('record'),
    written,
  );
  welcome(room);
  const end = await playOn(room).catch((error: unknown) => {
    if (error instanceof Stopped) return 'eof' as const;
    throw error;
  });
  if (end === 'over') farewell(room);
  else if (end === 'quit') room.say(words.t('cli.play.bye'));
  const file = room.keptIn;
  if (file !== undefined) room.say(wrap(words.t('cli.play.kept', { file: quoted(file) }), room.pen.columns));
  if (end === 'eof' && file === undefined) throw new Left('cli.play.eof');
  return FINE;
};

export const command: Command = {
  name: 'play',
  takes: '<game>',
  flags: [
    { name: 'seats', value: 'you,normal', text: 'cli.play.flag.seats' },
    { ...THINK, text: 'cli.play.flag.think' },
    OPTIONS,
    SEED,
    { name: 'record', value: 'FILE', text: 'cli.play.flag.record' },
    { name: 'plain', text: 'cli.play.flag.plain' },
  ],
  examples: [
    'play vienna',
    'play vienna --seats you,hard,easy --think 1000 --record evening.json',
    `play vienna --seats you,you --options '{"version":"intro"}'`,
  ],
  run,
};
