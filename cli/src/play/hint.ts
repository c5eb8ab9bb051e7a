/** What a bot would answer in a person's place, in words: chances, points and where they come from, and the risk. */
import type { Prospect } from '@kaffeehaus/bots';
import { at } from '@kaffeehaus/kernel';
import type { Game, Points } from '@kaffeehaus/kernel';
import type { Pen } from '../boards/board.ts';
import { hanging, wrap } from '../text.ts';
import { nameOf } from './listing.ts';

/** So many lines of the score sheet are named. */
const SOURCES = 4;

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

const describe = (game: Game, prospect: Prospect, pen: Pen): string => {
  const { words, names, columns } = pen;
  const { answer, chance, points, sources, risk } = prospect;
  const name = answer.map(item => nameOf(game, item, pen)).join(', ') || words.t('cli.play.nothing');
  const lines = [
    words.t('cli.hint.prospect', {
      chance: percent(pen, chance),
      points: Math.round(points),
      sources: sourcesOf(game, sources, pen),
    }),
    // Of two players the other one is the rival anyway.
    names.length < 3
      ? words.t('common.hint.riskAlone', { points: risk.points })
      : words.t('common.hint.risk', {
          points: risk.points,
          rival: at(names, risk.rival),
          chance: percent(pen, risk.chance),
        }),
  ];
  return [
    hanging('  · ', pen.style.ink('bold', name), columns),
    ...lines.map(line => hanging('    ', line, columns)),
  ].join('\n');
};

export const hintText = (game: Game, prospects: readonly Prospect[], pen: Pen): string =>
  [
    wrap(pen.words.t('cli.hint.title'), pen.columns),
    ...prospects.map(prospect => describe(game, prospect, pen)),
  ].join('\n');
