/** Numbers, intervals and titles of a report in one language. */
import type { Words } from '@kaffeehaus/words/node';
import type { Interval } from '../chance.ts';
import { text } from './html.ts';
import type { Cell, Column } from './html.ts';
import type { Axis } from './plot.ts';
import type { Report } from './report.ts';

export class Writer {
  readonly words: Words;
  readonly report: Report;

  constructor(words: Words, report: Report) {
    this.words = words;
    this.report = report;
  }

  n(value: number, digits = 1): string {
    return this.words.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }

  signed(value: number, digits = 1): string {
    return this.words.number(value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'exceptZero',
    });
  }

  percent(value: number, sign = false): string {
    return this.words.number(value, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      ...(sign && { signDisplay: 'exceptZero' as const }),
    });
  }

  interval([low, high]: Interval, show: (value: number) => string): string {
    return this.words.t('cli.lab.interval', { low: show(low), high: show(high) });
  }

  /** The title of a column of plots says what its ends mean. */
  axis([from, to]: Axis, show: (value: number) => string): Cell {
    return { plot: `<span><span>${text(show(from))}</span><span>${text(show(to))}</span></span>` };
  }

  column(name: 'seats' | 'games' | 'mean' | 'interval' | 'wins' | 'lead'): Column {
    return { title: this.words.t(`cli.lab.column.${name}`) };
  }

  whole(value: number): string {
    return this.words.number(Math.round(value));
  }
}
