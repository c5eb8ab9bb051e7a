/** The part of a report about single things: what it is worth to have them. */
import { folded, paragraph, section, tableOf, text } from './html.ts';
import type { Column } from './html.ts';
import { axisOf, whisker } from './plot.ts';
import type { Axis } from './plot.ts';
import { boundsOf, isSure } from './moments.ts';
import type { Worth } from './worth.ts';
import type { Writer } from './writer.ts';

/** So many of the best and of the worst things are shown at once; the others are folded away. */
const SHOWN = 10;

const itemsTable = (w: Writer, caption: string, items: readonly Worth[], axis: Axis): string => {
  const {
    words,
    report: { game },
  } = w;
  const rows = items.map(({ item, owners, share, lead, wins }) => [
    `${words.say(game.phrases.item(item))}${isSure(lead) ? ' *' : ''}`,
    { plot: whisker(lead.mean, boundsOf(lead), axis, 0) },
    w.signed(lead.mean),
    w.interval(boundsOf(lead), value => w.signed(value)),
    w.percent(wins.mean, true),
    w.interval(boundsOf(wins), value => w.percent(value, true)),
    `${w.whole(owners)} (${w.percent(share)})`,
  ]);
  const columns: Column[] = [
    { title: '' },
    { title: w.axis(axis, value => w.signed(value, 0)) },
    { title: words.t('cli.lab.column.points') },
    { ...w.column('interval'), broad: true },
    w.column('wins'),
    { ...w.column('interval'), broad: true },
    { title: words.t('cli.lab.column.owners'), broad: true },
  ];
  return tableOf(caption, columns, rows);
};

export const things = (w: Writer): string => {
  const { words, report } = w;
  const parts = report.worth
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => {
      const axis = axisOf([0, ...items.flatMap(({ lead }) => [...boundsOf(lead)])]);
      const name = words.t(title);
      const head = `<h3>${text(name)}</h3>`;
      if (items.length <= 2 * SHOWN) return head + itemsTable(w, name, items, axis);
      const best = itemsTable(w, words.t('cli.lab.best', { n: SHOWN }), items.slice(0, SHOWN), axis);
      const worst = itemsTable(w, words.t('cli.lab.worst', { n: SHOWN }), items.slice(-SHOWN), axis);
      const all = words.t('cli.lab.all', { n: items.length });
      return head + best + worst + folded(all, itemsTable(w, name, items, axis));
    });
  return section(
    words.t('cli.lab.worth'),
    paragraph(words.t('cli.lab.worth.text', { level: report.level })),
    paragraph(words.t('cli.lab.worth.causal')),
    ...parts,
  );
};
