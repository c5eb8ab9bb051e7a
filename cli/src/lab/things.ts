/** The part of a report about single things: what it is worth to have them, and what is beyond chance first. */
import { folded, paragraph, section, tableOf, text } from './html.ts';
import type { Column } from './html.ts';
import { whisker } from './plot.ts';
import { boundsOf, deviationsAmong, sureness } from './moments.ts';
import type { Report } from './report.ts';
import { scaleOf } from './scale.ts';
import type { Scale } from './scale.ts';
import type { Worth } from './worth.ts';
import type { Writer } from './writer.ts';

type Subject = Report['worth'][number];

/** So many of the best and of the worst are shown; what lies between is told in one line. */
const SHOWN = 10;

const itemsTable = (
  w: Writer,
  caption: string,
  isTold: boolean,
  items: readonly Worth[],
  scale: Scale,
): string => {
  const signed = (value: number): string => w.signed(value);
  const rows = items.map(({ item, owners, share, lead, wins }) => [
    w.thing(item, isTold),
    { plot: whisker(w.within(lead.mean, boundsOf(lead), signed), lead.mean, boundsOf(lead), scale, 0) },
    w.ranged(lead.mean, boundsOf(lead), signed),
    w.ranged(wins.mean, boundsOf(wins), value => w.percent(value, 0, true)),
    { name: w.whole(owners), note: w.percent(share) },
  ]);
  const columns: Column[] = [
    { title: '' },
    w.axis('lead', scale, value => w.signed(value, 0)),
    w.column('points'),
    { ...w.column('wins'), broad: true },
    { title: w.words.t('cli.lab.column.owners'), broad: true },
  ];
  return tableOf(caption, columns, rows, scale.ticks.length - 1);
};

/** The first and the last of a list that is too long to be read. */
const ends = (items: readonly Worth[]): readonly Worth[] =>
  items.length <= 2 * SHOWN ? items : [...items.slice(0, SHOWN), ...items.slice(-SHOWN)];

const subjectPart = (w: Writer, { title, isTold, items }: Subject): string => {
  const { words } = w;
  const deviations = deviationsAmong(items.length);
  const isSure = ({ lead }: Worth): boolean => sureness(lead) > deviations;
  const sure = ends(items.filter(isSure));
  const others = ends(items.filter(item => !isSure(item)));
  const scaleFor = (list: readonly Worth[]): Scale =>
    scaleOf([0, ...list.flatMap(({ lead }) => [...boundsOf(lead)])]);
  const head = `<h3>${text(words.t(title))}</h3>`;
  const count = words.t('cli.lab.sure', { n: items.filter(isSure).length, all: items.length });
  if (sure.length === 0) return head + folded(count, itemsTable(w, '', isTold, others, scaleFor(others)));
  const table = itemsTable(w, count, isTold, sure, scaleFor(sure));
  if (others.length === 0) return head + table;
  const all = items.filter(item => !isSure(item)).length;
  const rest = words.t('cli.lab.unsure', { n: others.length, all });
  return head + table + folded(rest, itemsTable(w, '', isTold, others, scaleFor(others)));
};

export const things = (w: Writer): string => {
  const { words, report } = w;
  const parts = report.worth.filter(({ items }) => items.length > 0).map(subject => subjectPart(w, subject));
  return section(
    words.t('cli.lab.worth'),
    paragraph(words.t('cli.lab.worth.text', { level: w.level(report.level) })),
    paragraph(words.t('cli.lab.worth.causal')),
    ...parts,
  );
};
