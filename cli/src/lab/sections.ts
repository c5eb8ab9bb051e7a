/** The parts of a report about games as a whole: length, scores, who begins, where points come from, options. */
import { at } from '@kaffeehaus/kernel';
import type { Interval } from '../chance.ts';
import type { Summary } from './figures.ts';
import { section, tableOf, text } from './html.ts';
import type { Column, Named } from './html.ts';
import { bars, box, histogram, whisker } from './plot.ts';
import { boundsOf } from './moments.ts';
import type { Difference } from './moments.ts';
import { scaleOf } from './scale.ts';
import type { Scale } from './scale.ts';
import type { Writer } from './writer.ts';

const stepsOf = ({ ticks }: Scale): number => ticks.length - 1;

/** What a box plot shows, in words. */
const boxText = (w: Writer, { quantiles }: Summary): string => {
  const whole = (i: number): string => w.whole(at(quantiles, i));
  return w.words.t('cli.lab.box', {
    middle: whole(3),
    from: whole(2),
    to: whole(4),
    low: whole(1),
    high: whole(5),
  });
};

/** The axis that holds the box plots of these. */
const boxScale = (list: readonly Summary[]): Scale =>
  scaleOf(list.flatMap(({ quantiles }) => [at(quantiles, 1), at(quantiles, 5)]));

export const lengths = (w: Writer): string => {
  const { words } = w;
  const { lengths: list, level, game } = w.report;
  const scale = boxScale(list.map(({ answers }) => answers));
  const rows = list.map(({ seats, answers, rounds }) => [
    words.t('cli.lab.seats', { seats }),
    { plot: box(boxText(w, answers), answers.quantiles, scale) },
    w.whole(answers.mean),
    roundsText(w, rounds),
    w.whole(answers.n),
  ]);
  const columns: Column[] = [
    w.column('seats'),
    w.axis('answers', scale, value => w.whole(value)),
    w.column('mean'),
    { title: words.t('cli.rounds', { game: game.id }) },
    { ...w.column('games'), broad: true },
  ];
  const caption = words.t('cli.lab.length.text', { game: game.id, level: w.level(level) });
  return section(words.t('cli.lab.length'), tableOf(caption, columns, rows, stepsOf(scale)));
};

const roundsText = (w: Writer, { mean, quantiles }: Summary): string => {
  const [low, high] = [at(quantiles, 0), at(quantiles, quantiles.length - 1)];
  return low === high ? w.whole(mean) : w.within(mean, [low, high], value => w.whole(value));
};

export const scores = (w: Writer): string => {
  const { words, report } = w;
  const scale = boxScale(report.scores.map(({ scores: list }) => list));
  const whole = (value: number): string => w.whole(value);
  const rows = report.scores.map(({ seats, level, scores: list }) => [
    words.t('cli.lab.table', { seats, level: w.level(level) }),
    { plot: box(boxText(w, list), list.quantiles, scale) },
    w.n(list.mean),
    w.n(list.deviation),
    w.interval([at(list.quantiles, 0), at(list.quantiles, 6)], whole),
    w.whole(list.n / seats),
  ]);
  const columns: Column[] = [
    w.column('seats'),
    w.axis('points', scale, whole),
    w.column('mean'),
    { title: words.t('cli.lab.column.deviation'), broad: true },
    { title: words.t('cli.lab.column.extremes'), broad: true },
    { ...w.column('games'), broad: true },
  ];
  return section(
    words.t('cli.lab.scores'),
    curves(w),
    tableOf(words.t('cli.lab.scores.text'), columns, rows, stepsOf(scale)),
  );
};

const curves = (w: Writer): string => {
  const { words, report } = w;
  const keys = report.levels.map(
    (level, i) =>
      `<span class="key"><svg viewBox="0 0 28 10" aria-hidden="true"><path class="curve c${i}" d="M0 5H28"/></svg>${text(w.level(level))}</span>`,
  );
  const picture = histogram(report.points, {
    title: words.t('cli.lab.scores.plot'),
    description: report.scores
      .map(({ seats, level, scores: list }) =>
        words.t('common.label', {
          label: words.t('cli.lab.table', { seats, level: w.level(level) }),
          text: boxText(w, list),
        }),
      )
      .join(' '),
    across: words.t('cli.lab.unit.points'),
    up: step => words.t('cli.lab.scores.axis', { step }),
    value: value => w.whole(value),
    share: share => w.percent(share),
  });
  return `<figure><figcaption>${text(words.t('cli.lab.scores.plot'))} ${keys.join(' ')}</figcaption>${picture}</figure>`;
};

/** A figure with its interval, drawn and told. */
const whiskerCell = (
  w: Writer,
  value: number,
  range: Interval,
  scale: Scale,
  fair: number,
  show: (value: number) => string,
) => ({ plot: whisker(w.within(value, range, show), value, range, scale, fair) });

export const places = (w: Writer): string => {
  const { words } = w;
  const { places: list, level } = w.report;
  const scale = scaleOf([0, ...list.flatMap(({ interval }) => [...interval])]);
  const percent = (value: number): string => w.percent(value);
  const rows = list.map(({ seats, place, share, interval, lead }) => [
    words.t('cli.lab.place', { seats, place: place + 1 }),
    whiskerCell(w, share, interval, scale, 1 / seats, percent),
    w.ranged(share, interval, percent),
    w.percent(1 / seats),
    w.signed(lead.mean),
  ]);
  const columns: Column[] = [
    w.column('seats'),
    w.axis('wins', scale, percent),
    w.column('wins'),
    { title: words.t('cli.lab.column.fair') },
    { ...w.column('lead'), broad: true },
  ];
  const caption = words.t('cli.lab.begin.text', { level: w.level(level) });
  return section(words.t('cli.lab.begin'), tableOf(caption, columns, rows, stepsOf(scale)));
};

export const sources = (w: Writer): string => {
  const { words, report } = w;
  const scale = scaleOf([0, ...report.sources.flatMap(({ winners, others }) => [winners, others])]);
  const signed = (value: number): string => w.signed(value);
  const rows = report.sources.map(({ source, winners, others, difference }) => [
    words.say(report.game.phrases.source(source)),
    {
      plot: bars(
        words.t('cli.lab.bars', { winners: w.n(winners), others: w.n(others) }),
        winners,
        others,
        scale,
      ),
    },
    w.n(winners),
    w.n(others),
    w.ranged(difference.mean, boundsOf(difference), signed),
  ]);
  const columns: Column[] = [
    { title: words.t('cli.lab.column.source') },
    w.axis('points', scale, value => w.whole(value)),
    { title: words.t('cli.lab.column.winners') },
    { title: words.t('cli.lab.column.others') },
    { title: words.t('cli.lab.column.difference'), broad: true },
  ];
  const caption = words.t('cli.lab.sources.text', { level: w.level(report.level) });
  return section(words.t('cli.lab.sources'), tableOf(caption, columns, rows, stepsOf(scale)));
};

export const effects = (w: Writer): string => {
  const { words, report } = w;
  if (report.effects.length === 0) return '';
  const scale = scaleOf([0, ...report.effects.flatMap(({ scores: points }) => [...boundsOf(points)])]);
  const signed = (value: number): string => w.signed(value);
  const within = (effect: Difference, show: (value: number) => string): Named =>
    w.ranged(effect.mean, boundsOf(effect), show);
  const rows = report.effects.map(({ option, value, games, scores: points, answers, gap, begins }) => [
    w.option(option, value),
    whiskerCell(w, points.mean, boundsOf(points), scale, 0, signed),
    within(points, signed),
    within(answers, signed),
    within(gap, signed),
    within(begins, share => w.percent(share, 0, true)),
    w.whole(games),
  ]);
  const columns: Column[] = [
    { title: words.t('cli.lab.column.option') },
    w.axis('points', scale, x => w.signed(x, 0)),
    w.column('points'),
    { title: words.t('cli.lab.column.answers') },
    { title: words.t('cli.lab.column.gap'), broad: true },
    { title: words.t('cli.lab.column.begins'), broad: true },
    { ...w.column('games'), broad: true },
  ];
  const caption = words.t('cli.lab.options.text', { level: w.level(report.level) });
  return section(words.t('cli.lab.options'), tableOf(caption, columns, rows, stepsOf(scale)));
};
