/** The options of a question as a numbered list, and lines typed by a player as answers to it. */
import { at, expected, has, inAskOrder, refusalOf } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, Item, State } from '@kaffeehaus/kernel';
import type { Board, Pen } from '../boards/board.ts';
import { hanging, pad, padStart, width } from '../text.ts';

export interface Option {
  readonly number: number;
  readonly item: Item;
  readonly name: string;
  readonly about: string;
}

/** Printed numbers stay; everything else is counted on, from one or after the last printed number. */
export const optionsOf = (game: Game, board: Board, masked: State, ask: Ask, pen: Pen): readonly Option[] => {
  let next = ask.of.some(item => board.numberOf(item) !== undefined) ? board.numbers : 0;
  const open = ask.of.filter((_, i) => ask.cap === null || at(ask.cap, i) > 0);
  return open.map(item => ({
    number: board.numberOf(item) ?? ++next,
    item,
    name: pen.words.say(game.phrases.item(item)),
    about: board.about(masked, ask, item, pen),
  }));
};

/** Wider names push the explanation to a line of its own. */
const NAMES = 36;
const INDENT = 6;

export const showOptions = (options: readonly Option[], { style, columns }: Pen): string => {
  const names = Math.min(NAMES, Math.max(0, ...options.map(({ name }) => width(name))));
  const lines = options.map(({ number, name, about }) => {
    if (style.plain) return hanging(`  ${number}. `, about === '' ? name : `${name}: ${about}`, columns);
    const count = `  ${style.ink('bold', padStart(String(number), 2))}  `;
    if (about === '') return hanging(count, name, columns);
    if (width(name) <= names) return hanging(`${count}${pad(name, names)}  `, about, columns);
    return `${hanging(count, name, columns)}\n${hanging(' '.repeat(INDENT), about, columns)}`;
  });
  return lines.join('\n');
};

/** Lower case without accents: what people type on any keyboard. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

export type Match = { readonly item: Item } | { readonly several: readonly Item[] } | undefined;

/** An item by the word of its notation or by its name, whole or the beginning of either. */
export const matchItem = (game: Game, items: readonly Item[], text: string, { words }: Pen): Match => {
  const wanted = plainText(text);
  if (wanted === '') return undefined;
  const names = items.map(item => ({
    item,
    texts: [game.word(item), words.say(game.phrases.item(item))].map(plainText),
  }));
  const whole = names.filter(({ texts }) => texts.includes(wanted));
  const found = whole.length > 0 ? whole : names.filter(({ texts }) => texts.some(t => t.startsWith(wanted)));
  const [first] = found;
  if (first === undefined) return undefined;
  return found.length === 1 ? { item: first.item } : { several: found.map(({ item }) => item) };
};

export interface Asking {
  readonly game: Game;
  readonly board: Board;
  readonly table: State;
  readonly ask: Ask;
  readonly options: readonly Option[];
  readonly pen: Pen;
}

/** A line as an answer, or what is wrong with it. */
export type Reading = { readonly answer: Answer } | { readonly problem: string };

/** How to answer a question of this shape. */
export const howTo = ({ shape, min, max }: Ask, { words }: Pen): string => {
  if (shape === 'one') return words.t('cli.play.how.one');
  if (shape === 'may') return words.t('cli.play.how.may');
  if (shape === 'arrangement') return words.t('cli.play.how.arrangement', { min, max });
  if (shape === 'bag') return words.t('cli.play.how.bag', { min, max });
  return min === max
    ? words.t('cli.play.how.exactly', { n: min })
    : words.t('cli.play.how.several', { min, max });
};

export const readLine = (asking: Asking, line: string): Reading => {
  const { ask, options, pen } = asking;
  const nothing = plainText(line) === plainText(pen.words.t('cli.play.nothing'));
  const zero = line === '0' && options.every(({ number }) => number !== 0);
  if (zero || (nothing && has(ask, []))) return finish(asking, []);
  const alone = readToken(asking, line);
  if ('item' in alone) return finish(asking, [alone.item]);
  const tokens = line.split(/[\s,]+/);
  if (tokens.length === 1) return alone;
  const items: Item[] = [];
  for (const token of tokens) {
    const one = readToken(asking, token);
    if ('problem' in one) return one;
    items.push(one.item);
  }
  return finish(asking, inAskOrder(ask, items));
};

type Token = { readonly item: Item } | { readonly problem: string };

const readToken = (asking: Asking, token: string): Token => {
  const { game, ask, options, pen } = asking;
  const { words } = pen;
  if (/^\d{1,2}$/.test(token)) {
    const option = options.find(({ number }) => number === Number(token));
    return option ?? refuse(asking, item => asking.board.numberOf(item) === Number(token), token);
  }
  const offered = matchItem(game, ask.of, token, pen);
  if (offered === undefined) {
    const meant = matchItem(game, expected(game, asking.table, ask.seat), token, pen);
    return refuse(asking, item => meant !== undefined && 'item' in meant && meant.item === item, token);
  }
  if ('item' in offered) return offered;
  const names = offered.several.slice(0, 6).map(item => words.say(game.phrases.item(item)));
  return { problem: words.t('cli.play.several', { text: token, names: words.list(names, 'or') }) };
};

/** The rule that keeps an item out of the question, if the player named one that could be expected. */
const refuse = ({ game, table, ask, pen }: Asking, isMeant: (item: Item) => boolean, text: string): Token => {
  const item = expected(game, table, ask.seat).find(isMeant);
  const refusal = item === undefined ? undefined : refusalOf(game, table, ask.seat, item);
  const { words } = pen;
  if (refusal) return { problem: words.say({ key: refusal.rule, args: refusal.args }) };
  return { problem: words.t('cli.play.unknown', { text }) };
};

const finish = ({ ask, pen }: Asking, answer: Answer): Reading =>
  has(ask, answer) ? { answer } : { problem: howTo(ask, pen) };
