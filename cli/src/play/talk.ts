/** What a person can say besides an answer, each in English and in the language of the terminal. */
import { Fault, kernelOf } from '@kaffeehaus/kernel';
import type { Game, Item } from '@kaffeehaus/kernel';
import type { Pen } from '../boards/board.ts';
import { BadInput } from '../command.ts';
import { logLines } from '../log.ts';
import { quoted } from '../screen.ts';
import { entries, hanging, wrap } from '../text.ts';
import { hintText } from './hint.ts';
import { everyItem, howTo, matchItem, nameOf, plainText } from './listing.ts';
import type { Asking } from './listing.ts';
import type { Gathering } from './evening.ts';
import type { Counsel, Room } from './room.ts';

/** A room, wherever its game is held. */
type AnyRoom = Room<Gathering, Counsel>;

const WORDS = [
  'help',
  'rules',
  'table',
  'desk',
  'log',
  'card',
  'why',
  'hint',
  'undo',
  'save',
  'quit',
] as const;
type Word = (typeof WORDS)[number];

/** What follows a word: the question anew, a reminder of it, nothing, or the end of the evening. */
export type Next = 'ask' | 'remind' | 'stay' | 'quit';

/** After these the question is out of sight. */
const LONG: readonly Word[] = ['help', 'rules', 'table', 'desk', 'log', 'hint'];

/** What stands for a word in the language of the terminal; one thing may have several names. */
const saidFor = ({ words }: AnyRoom, word: Word): readonly string[] =>
  words.t(`cli.say.${word}`).split(', ').map(plainText);

export const readWord = (room: AnyRoom, line: string): { word: Word; rest: string } | undefined => {
  const [head = '', ...rest] = line.split(/\s+/);
  const said = plainText(head);
  const word = said === '?' ? 'help' : WORDS.find(one => said === one || saidFor(room, one).includes(said));
  return word && { word, rest: rest.join(' ') };
};

const help = ({ words, pen }: AnyRoom, { ask }: Asking): string => {
  const topic = `${ask.why.replace('.', '.help.')}`;
  return [
    ...(words.has(topic) ? [wrap(words.say({ key: topic, args: {} }), pen.columns), ''] : []),
    wrap(howTo(ask, pen), pen.columns),
    '',
    entries(
      WORDS.map(word => {
        const usage = words.t(`cli.say.${word}.usage`);
        return [word === 'help' ? `?, ${usage}` : usage, words.t(`cli.say.${word}.text`)];
      }),
      pen.columns,
    ),
  ].join('\n');
};

const rules = ({ words, pen, evening, board }: AnyRoom): string =>
  board
    .chapters(evening.table)
    .map(key => wrap(words.say({ key, args: {} }), pen.columns))
    .join('\n\n');

const desk = (room: AnyRoom, { ask }: Asking, rest: string): string => {
  const { board, evening, pen, words } = room;
  const seat = rest === '' ? ask.seat : Number(rest) - 1;
  if (!pen.names[seat]) return words.t('cli.play.unknown', { text: quoted(rest) });
  return board.desk(evening.seenBy(ask.seat), seat, pen);
};

/** Any item by its word or name, offered or not. */
const itemNamed = (
  { evening: { game }, board, pen }: AnyRoom,
  asking: Asking,
  text: string,
): Item | undefined => {
  const near = kernelOf(game).expected(game, asking.seen, asking.ask.seat);
  const number = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  const option = asking.options.find(one => one.number === number);
  if (option) return option.item;
  return (
    itemAmong(near, game, text, pen) ??
    itemAmong(everyItem(game), game, text, pen) ??
    near.find(item => number !== undefined && board.numberOf(item) === number)
  );
};

/** The one that is meant; of several that are called the same, any. */
const itemAmong = (items: readonly Item[], game: Game, text: string, pen: Pen): Item | undefined => {
  const match = matchItem(game, items, text, pen);
  if (match === undefined || 'item' in match) return match?.item;
  const names = new Set(match.several.map(item => nameOf(game, item, pen)));
  return names.size === 1 ? match.several[0] : undefined;
};

const card = (room: AnyRoom, asking: Asking, rest: string): string => {
  const { evening, board, pen, words } = room;
  const item = itemNamed(room, asking, rest);
  const text = item === undefined ? undefined : board.explain(evening.seenBy(asking.ask.seat), item, pen);
  if (text === undefined) return words.t('cli.play.unknown', { text: quoted(rest) });
  return text
    .split('\n')
    .map(line => wrap(line, pen.columns))
    .join('\n');
};

/** Why something is not offered: what the rule says here, then the rule itself. */
const why = (room: AnyRoom, asking: Asking, rest: string): string => {
  const { evening, words, pen } = room;
  const item = itemNamed(room, asking, rest);
  if (item === undefined) return words.t('cli.play.unknown', { text: quoted(rest) });
  const name = nameOf(evening.game, item, pen);
  if (asking.ask.of.includes(item)) return words.t('cli.play.offered', { name });
  const refusal = kernelOf(evening.game).refusalOf(evening.game, asking.seen, asking.ask.seat, item);
  if (!refusal) return words.t('cli.play.beside', { name });
  const rule = refusal.rule.replace('.', '.rule.');
  return [
    words.say({ key: refusal.rule, args: refusal.args }),
    ...(words.has(rule) ? [words.say({ key: rule, args: {} })] : []),
  ]
    .map(line => wrap(line, pen.columns))
    .join('\n');
};

const hint = async (room: AnyRoom, asking: Asking): Promise<string> => {
  const { seat } = asking.ask;
  return hintText(asking, await room.wait([seat], room.advisers.hint(seat)));
};

const log = ({ evening, words, pen }: AnyRoom, { ask }: Asking): string =>
  logLines(words, evening.game, evening.story(), ask.seat, pen.names)
    .map(line => hanging('· ', line, pen.columns))
    .join('\n');

const save = (room: AnyRoom, file: string): string => {
  room.saveAs(file);
  return room.words.t('cli.play.saved', { file: quoted(file) });
};

/** Takes back, or says why that cannot be. */
const undo = async ({ evening, words, pen }: AnyRoom, { ask: { seat } }: Asking): Promise<string> => {
  if (evening.mayUndo(seat)) {
    await evening.undo(seat);
    return words.t('cli.play.undone');
  }
  return wrap(words.t(evening.hasAnswered(seat) ? 'cli.play.undo.seen' : 'cli.play.undo.first'), pen.columns);
};

/** Words that mean nothing alone. */
const NAMING = ['card', 'why', 'save'] as const;

/** What is shown at a word that only asks for something to be shown. */
const shown = (room: AnyRoom, asking: Asking, word: Word, rest: string): string | Promise<string> => {
  const alone = rest === '' ? NAMING.find(one => one === word) : undefined;
  if (alone) return room.words.t('cli.play.say', { usage: room.words.t(`cli.say.${alone}.usage`) });
  if (word === 'rules') return rules(room);
  if (word === 'table') return room.board.table(room.evening.seenBy(asking.ask.seat), room.pen);
  if (word === 'desk') return desk(room, asking, rest);
  if (word === 'log') return log(room, asking);
  if (word === 'card') return card(room, asking, rest);
  if (word === 'why') return why(room, asking, rest);
  if (word === 'hint') return hint(room, asking);
  if (word === 'save') return save(room, rest);
  return help(room, asking);
};

/** Does what a word asks for. What cannot be done is said in one line, and the question stays. */
export const talk = async (
  room: AnyRoom,
  asking: Asking,
  { word, rest }: { word: Word; rest: string },
): Promise<Next> => {
  const say = (text: string): void => room.say(`${text}\n`);
  try {
    if (word === 'quit') return room.mayLeave() ? 'quit' : 'stay';
    if (word === 'undo') {
      say(await undo(room, asking));
      return 'ask';
    }
    await room.show(`${await shown(room, asking, word, rest)}\n`);
    return LONG.includes(word) ? 'remind' : 'stay';
  } catch (error) {
    if (error instanceof Fault) say(room.words.fault(error));
    else if (error instanceof BadInput) say(error.say(room.words));
    else throw error;
  }
  return 'stay';
};
