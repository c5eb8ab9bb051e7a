/** Numbers, intervals, names and titles of a report in one language. */
import type { Item, OptionValue } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import type { Interval } from '../chance.ts';
import { optionText } from '../options.ts';
import type { Column, Named } from './html.ts';
import { axisHead } from './plot.ts';
import type { Report } from './report.ts';
import type { Scale } from './scale.ts';

/** What a terminal would explain of an item, on one line. */
export type Explain = (item: Item) => string | undefined;

type Unit = 'answers' | 'points' | 'wins' | 'lead';

export class Writer {
  readonly words: Words;
  readonly report: Report;
  private readonly explain: Explain;

  constructor(words: Words, report: Report, explain: Explain) {
    this.words = words;
    this.report = report;
    this.explain = explain;
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

  percent(value: number, digits = 0, sign = false): string {
    return this.words.number(value, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(sign && { signDisplay: 'exceptZero' as const }),
    });
  }

  whole(value: number): string {
    return this.words.number(Math.round(value));
  }

  interval([low, high]: Interval, show: (value: number) => string): string {
    return this.words.t('cli.lab.interval', { low: show(low), high: show(high) });
  }

  /** A figure and where it may lie: “+2.8 (+2.0 to +3.6)”. */
  within(value: number, range: Interval, show: (value: number) => string): string {
    return this.words.t('cli.lab.within', { value: show(value), range: this.interval(range, show) });
  }

  /** The same as a cell, one below the other. */
  ranged(value: number, range: Interval, show: (value: number) => string): Named {
    return { name: show(value), note: this.interval(range, show) };
  }

  /** The title of a column of plots says in which unit its numbers are, and where they lie. */
  axis(unit: Unit, scale: Scale, show: (value: number) => string): Column {
    return { title: { plot: axisHead(this.words.t(`cli.lab.unit.${unit}`), scale, show) } };
  }

  column(name: 'seats' | 'games' | 'mean' | 'wins' | 'lead' | 'points'): Column {
    return { title: this.words.t(`cli.lab.column.${name}`) };
  }

  level(level: string): string {
    const key = `cli.player.${level}`;
    return this.words.has(key) ? this.words.say({ key, args: {} }) : level;
  }

  name(item: Item): string {
    return this.words.say(this.report.game.phrases.item(item));
  }

  /** A thing by its name, and what it does: the first sentence that explains it names it better than its name. */
  thing(item: Item, isTold: boolean): Named {
    const name = this.name(item);
    const told = isTold ? this.explain(item)?.replaceAll(/\s+/g, ' ') : undefined;
    if (told === undefined) return { name, note: '' };
    let same = 0;
    while (same < name.length && told[same] === name[same]) same++;
    const end = told.indexOf('. ', same);
    return end < 0 ? { name: told, note: '' } : { name: told.slice(0, end), note: told.slice(end + 2) };
  }

  /** An option and its value, in the words of the game. */
  option(option: string, value: OptionValue): string {
    return optionText(this.words, this.report.game.id, option, value);
  }
}
