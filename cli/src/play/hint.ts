/** What a bot would answer in a person's place, in words: chances, points and where they come from, and the risk. */
import type { Effect, Prospect } from '@kaffeehaus/bots';
import { at } from '@kaffeehaus/kernel';
import type { Game, Points } from '@kaffeehaus/kernel';
import type { Pen } from '../boards/board.ts';
import { hanging, wrap } from '../text.ts';
import { nameOf } from './listing.ts';
import type { Asking } from './listing.ts';

/** So many lines of the score sheet are named, and so many things that are certain to happen. */
const SOURCES = 4;
const DEEDS = 4;

const sourcesOf = (game: Game, sources: readonly Points[], { words }: Pen): string => {
  const worth = sources
    .filter(({ points }) => Math.abs(points) >= 0.5)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, SOURCES);
  return words.list(
    worth.map(({ source, points }) =>
      words.t('cli.hint.source', {
        source: words.say(game.phrases.source(source)),
        n: words.number(Math.round(points)),
      }),
    ),
  );
};

const percent = ({ words }: Pen, share: number): string =>
  words.number(share, { style: 'percent', maximumFractionDigits: 0 });

const deedsText = ({ deeds }: Prospect, { words, names }: Pen): string =>
  deeds
    .slice(0, DEEDS)
    .map(deed => words.say(deed, names))
    .join(' ');

/** The answer by its items; by what it brings, or by the question, if they say nothing by themselves. */
const titleOf = ({ game, seen, ask, pen }: Asking, prospect: Prospect): string => {
  const { words, names } = pen;
  const { answer } = prospect;
  const said = answer.map(item => nameOf(game, item, pen)).join(', ') || words.t('cli.play.nothing');
  if (answer.length > 0 && answer.every(item => game.word(item) !== 'yes')) return said;
  if (answer.length > 0 && prospect.deeds.length > 0) return deedsText(prospect, pen);
  return words.t('common.hint.named', {
    answer: said,
    question: words.say(game.phrases.prompt(ask, seen), names),
  });
};

/** The cards and places it speaks of, with what the list of options says of them. */
const thingsOf = ({ game, board, seen, ask, pen }: Asking, { answer }: Prospect): readonly string[] =>
  [...new Set(answer)].flatMap(item => {
    const about = board.about(seen, ask, item, pen);
    if (about === '') return [];
    return [
      answer.length === 1
        ? about
        : pen.words.t('common.hint.thing', { name: nameOf(game, item, pen), about }),
    ];
  });

const riskOf = ({ risk }: Prospect, pen: Pen): string => {
  const { words, names } = pen;
  // Of two players the other one is the rival anyway.
  if (names.length < 3) return words.t('common.hint.riskAlone', { points: risk.points });
  const rival = at(names, risk.rival);
  return words.t('common.hint.risk', { points: risk.points, rival, chance: percent(pen, risk.chance) });
};

/** How it stands against the first, in percentage points. */
const behindText = ({ words }: Pen, { mean, margin }: Effect, tied: boolean): string => {
  const n = (x: number): string => words.number(100 * x, { maximumFractionDigits: 1 });
  return words.t(tied ? 'common.hint.tied' : 'common.hint.behind', { n: n(mean), margin: n(margin) });
};

const describe = (asking: Asking, prospect: Prospect, i: number): string => {
  const { game, pen } = asking;
  const { chance, points, sources, deeds, behind, tied } = prospect;
  const title = titleOf(asking, prospect);
  const certain = deedsText(prospect, pen);
  const lines = [
    ...thingsOf(asking, prospect),
    ...(deeds.length > 0 && certain !== title ? [pen.words.t('common.hint.deeds', { deeds: certain })] : []),
    pen.words.t('cli.hint.prospect', {
      chance: percent(pen, chance),
      points: Math.round(points),
      sources: sourcesOf(game, sources, pen),
    }),
    ...(i > 0 ? [behindText(pen, behind, tied)] : []),
    riskOf(prospect, pen),
  ];
  return [
    hanging(`  ${tied ? 1 : i + 1}. `, pen.style.ink('bold', title), pen.columns),
    ...lines.map(line => hanging('     ', line, pen.columns)),
  ].join('\n');
};

export const hintText = (asking: Asking, prospects: readonly Prospect[]): string => {
  const { words, columns } = asking.pen;
  const even = prospects.filter(({ tied }) => tied).length;
  return [
    wrap(words.t('cli.hint.title'), columns),
    ...(even > 1 ? [wrap(words.t('common.hint.even', { n: even }), columns)] : []),
    ...prospects.map((prospect, i) => describe(asking, prospect, i)),
  ].join('\n');
};
