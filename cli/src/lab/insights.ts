/** The few sentences a player would quote: what is surest in a report, each with its figure and how sure it is. */
import type { Item, OptionValue } from '@kaffeehaus/kernel';
import { wilson } from '../chance.ts';
import type { Interval } from '../chance.ts';
import { boundsOf, deviationsAmong, sureness } from './moments.ts';
import type { Difference } from './moments.ts';
import type { Report } from './report.ts';

/** A figure that can be told, with the range in which all of its kind lie together 19 times in 20. */
interface Figure {
  readonly mean: number;
  readonly range: Interval;
  /** How far from what would be no news, in errors. */
  readonly sure: number;
}

export const MEASURES = ['scores', 'answers', 'gap', 'begins'] as const;
export type Measure = (typeof MEASURES)[number];

export type Insight = Figure &
  (
    | {
        readonly kind: 'source';
        readonly source: string;
        /** By how many points winners lead in all, and whether most of them surely come from here. */
        readonly lead: number;
        readonly isMost: boolean;
      }
    | {
        readonly kind: 'thing';
        readonly title: Report['worth'][number]['title'];
        readonly item: Item;
        readonly isTold: boolean;
      }
    | {
        readonly kind: 'option';
        readonly option: string;
        readonly value: OptionValue;
        readonly measure: Measure;
      }
    | { readonly kind: 'begins'; readonly seats: number }
    | { readonly kind: 'skill'; readonly other: string }
    | { readonly kind: 'close' }
  );

/** Of fewer games nothing is told. */
const ENOUGH = 30;
/** So many are told. */
const TOLD = 3;

const surest = <T extends Figure>(figures: readonly T[]): readonly T[] =>
  figures.slice().sort((a, b) => b.sure - a.sure);

/** The difference as a figure, if it is beyond chance among so many. */
const figureOf = (difference: Difference, among: number): readonly Figure[] => {
  const deviations = deviationsAmong(among);
  const sure = sureness(difference);
  return sure > deviations ? [{ mean: difference.mean, range: boundsOf(difference, deviations), sure }] : [];
};

/** Winners lead by definition: which lines make the lead is the news, the largest first. */
const ofSources = ({ sources }: Report): readonly Insight[] => {
  const lead = sources.reduce((sum, { difference }) => sum + difference.mean, 0);
  const byPart = sources.slice().sort((a, b) => b.difference.mean - a.difference.mean);
  return byPart.flatMap(({ source, difference }, i) =>
    figureOf(difference, sources.length).map(figure => ({
      ...figure,
      kind: 'source' as const,
      source,
      lead,
      isMost: i === 0 && figure.range[0] > (byPart[1]?.difference.mean ?? 0),
    })),
  );
};

/** What is good to have, then what is not. */
const ofThings = ({ worth }: Report): readonly Insight[] => {
  const found = worth.flatMap(({ title, isTold, items }) =>
    items.flatMap(({ item, lead }) =>
      figureOf(lead, items.length).map(figure => ({
        ...figure,
        kind: 'thing' as const,
        title,
        item,
        isTold,
      })),
    ),
  );
  return [...surest(found.filter(({ mean }) => mean > 0)), ...surest(found.filter(({ mean }) => mean < 0))];
};

const ofOptions = ({ effects }: Report): readonly Insight[] =>
  effects
    .filter(({ games }) => games >= ENOUGH)
    .flatMap(({ option, value, ...effect }) =>
      MEASURES.flatMap(measure =>
        figureOf(effect[measure], effects.length * MEASURES.length).map(figure => ({
          ...figure,
          kind: 'option' as const,
          option,
          value,
          measure,
        })),
      ),
    );

/** Shares of wins of those who begin, where a fair share is not among what they may be. */
const ofBegins = ({ places }: Report): readonly Insight[] => {
  const first = places.filter(({ place }) => place === 0);
  const deviations = deviationsAmong(first.length);
  return first.flatMap(({ seats, share, games }) => {
    const fair = 1 / seats;
    const range = wilson(share * games, games, deviations);
    const sure = Math.abs(share - fair) / Math.sqrt((fair * (1 - fair)) / games);
    const isNews = fair < range[0] || fair > range[1];
    return isNews ? [{ kind: 'begins' as const, seats, mean: share, range, sure }] : [];
  });
};

/** What it is worth to play better than the weakest who played. */
const ofSkill = ({ skill }: Report): readonly Insight[] =>
  skill.flatMap(({ other, difference }) =>
    figureOf(difference, 1).map(figure => ({ ...figure, kind: 'skill' as const, other })),
  );

/** By how little half of the games are won: no comparison, so it is as sure as its range. */
const ofGaps = ({ gap: { median, range } }: Report): readonly Insight[] => [
  { kind: 'close', mean: median, range, sure: 0 },
];

/** The first of each kind, then whatever else is sure. */
export const insightsOf = (report: Report): readonly Insight[] => {
  if (report.usual < ENOUGH) return [];
  const kinds = [
    ofSources(report),
    ofThings(report),
    surest(ofOptions(report)),
    surest(ofBegins(report)),
    ofSkill(report),
    ofGaps(report),
  ];
  const best = kinds.flatMap(list => list.slice(0, 1));
  const others = surest(kinds.flatMap(list => list.slice(1)));
  return [...best, ...others].slice(0, TOLD);
};
