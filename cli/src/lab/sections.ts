/** The parts of a report about games as a whole: length, scores, who begins, where points come from, options. */
import { at } from '@kaffeehaus/kernel';
import type { OptionValue } from '@kaffeehaus/kernel';
import { DEVIATIONS } from '../chance.ts';
import type { Summary } from './figures.ts';
import { paragraph, section, tableOf, text } from './html.ts';
import type { Column } from './html.ts';
import { axisOf, bars, box, histogram, whisker } from './plot.ts';
import { boundsOf } from './moments.ts';
import type { Writer } from './writer.ts';

export const lengths = (w: Writer): string => {
  const { words } = w;
  const { lengths } = w.report;
  const axis = axisOf(lengths.flatMap(({ answers }) => [at(answers.quantiles, 1), at(answers.quantiles, 5)]));
  const rows = lengths.map(({ seats, level, answers, rounds }) => [
    words.t('cli.lab.table', { seats, level }),
    w.whole(answers.n),
    { plot: box(answers.quantiles, axis) },
    w.n(answers.mean, 0),
    roundsText(w, rounds),
  ]);
  const columns = [
    w.column('seats'),
    { ...w.column('games'), broad: true as const },
    { title: w.axis(axis, value => w.whole(value)) },
    w.column('mean'),
    { title: words.t('cli.lab.column.rounds') },
  ];
  return section(words.t('cli.lab.length'), tableOf(words.t('cli.lab.length.text'), columns, rows));
};

export const scores = (w: Writer): string => {
  const { words, report } = w;
  const axis = axisOf(
    report.scores.flatMap(({ scores }) => [at(scores.quantiles, 1), at(scores.quantiles, 5)]),
  );
  const whole = (value: number): string => w.whole(value);
  const rows = report.scores.map(({ seats, seat, level, scores, share, interval }) => [
    words.t('cli.lab.seat', { seats, seat: seat + 1, level }),
    { plot: box(scores.quantiles, axis) },
    w.n(scores.mean),
    w.n(scores.deviation),
    w.percent(share),
    w.interval(interval, value => w.percent(value)),
  ]);
  const columns: Column[] = [
    w.column('seats'),
    { title: w.axis(axis, whole) },
    w.column('mean'),
    { title: words.t('cli.lab.column.deviation'), broad: true },
    w.column('wins'),
    { ...w.column('interval'), broad: true },
  ];
  const keys = report.levels.map((level, i) => `<span class="key c${i}"></span>${text(level)}`);
  return section(
    words.t('cli.lab.scores'),
    paragraph(words.t('cli.lab.scores.plot'), 'note'),
    histogram(report.points, words.t('cli.lab.scores.plot'), whole),
    `<p class="note">${keys.join(' ')}</p>`,
    tableOf(words.t('cli.lab.scores.text'), columns, rows),
  );
};

export const places = (w: Writer): string => {
  const { words } = w;
  const { places, level } = w.report;
  const axis = axisOf(places.flatMap(({ interval }) => [...interval]));
  const rows = places.map(({ seats, place, share, interval, lead }) => [
    words.t('cli.lab.place', { seats, place: place + 1 }),
    { plot: whisker(share, interval, axis, 1 / seats) },
    w.percent(share),
    w.interval(interval, value => w.percent(value)),
    w.percent(1 / seats),
    w.signed(lead.mean),
  ]);
  const columns: Column[] = [
    w.column('seats'),
    { title: w.axis(axis, value => w.percent(value)) },
    w.column('wins'),
    { ...w.column('interval'), broad: true },
    { title: words.t('cli.lab.column.fair') },
    w.column('lead'),
  ];
  return section(words.t('cli.lab.begin'), tableOf(words.t('cli.lab.begin.text', { level }), columns, rows));
};

export const sources = (w: Writer): string => {
  const {
    words,
    report: { game },
  } = w;
  const { sources, level } = w.report;
  const axis = axisOf([0, ...sources.flatMap(({ winners, others }) => [winners, others])]);
  const rows = sources.map(({ source, winners, others }) => [
    words.say(game.phrases.source(source)),
    { plot: bars(winners, others, axis) },
    w.n(winners),
    w.n(others),
    w.signed(winners - others),
  ]);
  const columns: Column[] = [
    { title: words.t('cli.lab.column.source') },
    { title: w.axis(axis, value => w.whole(value)) },
    { title: words.t('cli.lab.column.winners') },
    { title: words.t('cli.lab.column.others') },
    { title: words.t('cli.lab.column.difference'), broad: true },
  ];
  return section(
    words.t('cli.lab.sources'),
    tableOf(words.t('cli.lab.sources.text', { level }), columns, rows),
  );
};

const roundsText = (w: Writer, { mean, quantiles }: Summary): string => {
  const [low, high] = [at(quantiles, 0), at(quantiles, quantiles.length - 1)];
  return low === high ? w.whole(mean) : `${w.n(mean)} (${w.whole(low)}–${w.whole(high)})`;
};

/** An option and its value, in the words of the game. */
const optionName = ({ words, report: { game } }: Writer, option: string, value: OptionValue): string => {
  const said = (key: string): string | undefined =>
    words.has(key) ? words.say({ key, args: {} }) : undefined;
  const title = said(`${game.id}.option.${option}`) ?? option;
  const meaning = said(`${game.id}.option.${option}.${String(value)}`);
  if (typeof value === 'boolean') return meaning ?? title;
  return words.t('cli.label', { label: title, text: meaning ?? String(value) });
};

export const effects = (w: Writer): string => {
  const { words, report } = w;
  if (report.effects.length === 0) return '';
  const axis = axisOf([0, ...report.effects.flatMap(({ scores }) => [...boundsOf(scores)])]);
  const rows = report.effects.map(({ option, value, games, scores, answers, gap, begins }) => [
    optionName(w, option, value),
    { plot: whisker(scores.mean, boundsOf(scores), axis, 0) },
    w.signed(scores.mean),
    w.interval(boundsOf(scores), x => w.signed(x)),
    `${w.signed(answers.mean)} ± ${w.n(DEVIATIONS * answers.error)}`,
    `${w.signed(gap.mean)} ± ${w.n(DEVIATIONS * gap.error)}`,
    `${w.percent(begins.mean, true)} ± ${w.percent(DEVIATIONS * begins.error)}`,
    w.whole(games),
  ]);
  const columns: Column[] = [
    { title: words.t('cli.lab.column.option') },
    { title: w.axis(axis, x => w.signed(x, 0)) },
    { title: words.t('cli.lab.column.points') },
    { ...w.column('interval'), broad: true },
    { title: words.t('cli.lab.column.answers') },
    { title: words.t('cli.lab.column.gap'), broad: true },
    { title: words.t('cli.lab.column.begins'), broad: true },
    { ...w.column('games'), broad: true },
  ];
  return section(
    words.t('cli.lab.options'),
    tableOf(words.t('cli.lab.options.text', { level: report.level }), columns, rows),
  );
};
