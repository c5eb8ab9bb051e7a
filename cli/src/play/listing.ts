/** The options of a question as a numbered list, and lines typed by a player as answers to it. */
import { FIRST, at, has, inAskOrder, kernelOf, times, upTo } from '@kaffeehaus/kernel';
import type { Answer, Ask, Game, Item, State } from '@kaffeehaus/kernel';
import type { Board, Pen } from '../boards/board.ts';
import { quoted } from '../screen.ts';
import { hanging, pad, padStart, width } from '../text.ts';

export interface Option {
  readonly number: number;
  readonly item: Item;
  readonly name: string;
  readonly about: string;
}

/** An item in words; a player by name. */
export const nameOf = (game: Game, item: Item, { words, names }: Pen): string =>
  words.say(game.phrases.item(item), names);

/** Printed numbers stay; everything else is counted on, from one or after the last printed number. */
export const optionsOf = (game: Game, board: Board, masked: State, ask: Ask, pen: Pen): readonly Option[] => {
  let next = ask.of.some(item => board.numberOf(item) !== undefined) ? board.numbers : 0;
  const open = ask.of.filter((_, i) => ask.cap === null || at(ask.cap, i) > 0);
  return open.map(item => ({
    number: board.numberOf(item) ?? ++next,
    item,
    name: nameOf(game, item, pen),
    about: board.about(masked, ask, item, pen),
  }));
};

/** Wider names push all explanations to lines of their own. */
const NAMES = 36;
const INDENT = 6;

export const showOptions = (options: readonly Option[], { words, style, columns }: Pen): string => {
  const names = Math.max(0, ...options.map(({ name }) => width(name)));
  const lines = options.map(({ number, name, about }) => {
    if (style.plain)
      return hanging(
        `  ${number}. `,
        about === '' ? name : words.t('common.label', { label: name, text: about }),
        columns,
      );
    const count = `  ${style.ink('bold', padStart(String(number), 2))}  `;
    if (about === '') return hanging(count, name, columns);
    if (names <= Math.min(NAMES, columns / 2 - INDENT))
      return hanging(`${count}${pad(name, names)}  `, about, columns);
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

/** What an item may be called: the word of its notation, its name; people also by the name that is printed. */
const textsOf = (game: Game, item: Item, pen: Pen): string[] => {
  const { name = '' } = game.phrases.item(item).args;
  return [game.word(item), nameOf(game, item, pen), String(name)].map(plainText);
};

const called = (game: Game, items: readonly Item[], text: string, pen: Pen): readonly Item[] =>
  items.filter(item => textsOf(game, item, pen).includes(plainText(text)));

/** An item by the word of its notation or by its name, whole or the beginning of either. */
export const matchItem = (game: Game, items: readonly Item[], text: string, pen: Pen): Match => {
  const wanted = plainText(text);
  if (wanted === '') return undefined;
  const whole = called(game, items, text, pen);
  const found =
    whole.length > 0
      ? whole
      : items.filter(item => textsOf(game, item, pen).some(name => name.startsWith(wanted)));
  const [first] = found;
  if (first === undefined) return undefined;
  return found.length === 1 ? { item: first } : { several: found };
};

/** Everything that has a word in the game, cards last. */
export const everyItem = (game: Game): readonly Item[] =>
  [...upTo(FIRST), ...times(game.cards, i => FIRST + 1 + i)].filter(
    item => game.item(game.word(item)) === item,
  );

export interface Asking {
  readonly game: Game;
  readonly board: Board;
  /** The table as the seat sees it: whatever is said of a question is said from that. */
  readonly seen: State;
  readonly ask: Ask;
  readonly options: readonly Option[];
  readonly pen: Pen;
}

/** A line as an answer, or what is wrong with it. */
export type Reading = { readonly answer: Answer } | { readonly problem: string };

/** How to answer a question of this shape. */
export const howTo = ({ shape, cap, min, max }: Ask, { words }: Pen): string => {
  if (shape === 'one') return words.t('cli.play.how.one');
  if (shape === 'may') return words.t('cli.play.how.may');
  if (shape === 'arrangement') return words.t('cli.play.how.arrangement', { min, max });
  if (cap?.some(n => n > 1))
    return words.t(min > 0 && min < max ? 'cli.play.how.range' : 'cli.play.how.bag', { min, max });
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
  // A whole name is never taken for the beginning of another: church-II is not church-III.
  const meant = called(game, everyItem(game), token, pen);
  const offered = matchItem(
    game,
    meant.length > 0 ? ask.of.filter(x => meant.includes(x)) : ask.of,
    token,
    pen,
  );
  if (offered === undefined) {
    const near = matchItem(game, kernelOf(game).expected(game, asking.seen, ask.seat), token, pen);
    return refuse(asking, item => near !== undefined && 'item' in near && near.item === item, token);
  }
  if ('item' in offered) return offered;
  const names = offered.several.slice(0, 6).map(item => nameOf(game, item, pen));
  return { problem: words.t('cli.play.several', { text: quoted(token), names: words.list(names, 'or') }) };
};

/** The rule that keeps an item out of the question, if the player named one that could be expected. */
const refuse = ({ game, seen, ask, pen }: Asking, isMeant: (item: Item) => boolean, text: string): Token => {
  const item = kernelOf(game).expected(game, seen, ask.seat).find(isMeant);
  const refusal = item === undefined ? undefined : kernelOf(game).refusalOf(game, seen, ask.seat, item);
  const { words } = pen;
  if (refusal) return { problem: words.say({ key: refusal.rule, args: refusal.args }) };
  return { problem: words.t('cli.play.unknown', { text: quoted(text) }) };
};

const finish = ({ ask, pen }: Asking, answer: Answer): Reading =>
  has(ask, answer) ? { answer } : { problem: howTo(ask, pen) };
