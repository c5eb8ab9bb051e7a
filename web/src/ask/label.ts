/** What the button says that gives an answer: everything that is answered, with every count. */
import type { Ask, Game, Item, Preview } from '@kaffeehaus/kernel';
import { type Draft, capOf, countIn, isSingle, kindsIn, missing } from '../seat/draft.ts';
import type { Doing, Manners } from '../seat/gameview.ts';
import { list, say, t } from '../ui/words.ts';

export interface Naming extends Pick<Manners, 'amount' | 'doing'> {
  readonly game: Pick<Game, 'phrases'>;
}

/** What is laid down out of what one has: the rest is worth knowing. */
const SPENT: readonly Doing[] = ['give', 'pay', 'sell', 'swap'];

/** A number of some kind of item, as it is named on buttons and beside the question. */
export const amountText = (
  naming: Naming,
  ask: Ask,
  item: Item,
  n: number,
  names: readonly string[],
): string => {
  const name = (): string => say(naming.game.phrases.item(item), names);
  return (
    naming.amount?.(ask, item, n) ?? (ask.shape === 'bag' ? t('web.do.times', { n, what: name() }) : name())
  );
};

/** What a thing is called: what it does, behind a colon, stands on the thing itself, and a button has no room for it. */
const calledOf = (what: string): string => what.replace(/\s?: .*$/s, '');

/** All items of a draft with their counts, and of what is spent how much is left. */
const contents = (naming: Naming, ask: Ask, draft: Draft, names: readonly string[]): string => {
  const doing = naming.doing?.(ask);
  return list(
    kindsIn(ask, draft).map((item, i) => {
      const n = ask.shape === 'arrangement' ? i + 1 : countIn(draft, item);
      const what = amountText(naming, ask, item, n, names);
      const isSpent = ask.shape === 'bag' && doing !== undefined && SPENT.includes(doing);
      return isSpent ? t('web.do.left', { what, n: capOf(ask, item) - n }) : what;
    }),
  );
};

const named = (doing: Doing | undefined, what: string): string =>
  doing === undefined ? t('web.answer.confirm.what', { what }) : t(`web.do.${doing}`, { what });

/** The words on the button that gives the answer; what is seen by it, and cannot be unseen, is said before. */
export const giveText = (
  naming: Naming,
  ask: Ask,
  draft: Draft,
  names: readonly string[],
  end?: Preview['end'],
): string => {
  const all = contents(naming, ask, draft, names);
  const what = isSingle(ask) ? calledOf(all) : all;
  const text = what === '' ? t('web.answer.confirm') : named(naming.doing?.(ask), what);
  return newsText(text, end);
};

/** What a button says, and what will be seen; that all have answered is no surprise. */
export const newsText = (what: string, end: Preview['end'] | undefined): string =>
  end?.kind === 'news' && end.by !== 'answers' ? t(`web.do.news.${end.by}`, { what }) : what;

/** The words on the button while something is missing. */
export const shortText = (naming: Naming, ask: Ask, draft: Draft): string =>
  named(naming.doing?.(ask), t('web.do.more', { n: missing(ask, draft) }));
