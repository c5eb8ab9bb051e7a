/** The sentences at the head of a report. */
import type { Named } from './html.ts';
import { named, paragraph, section } from './html.ts';
import { insightsOf } from './insights.ts';
import type { Insight } from './insights.ts';
import type { Writer } from './writer.ts';

/** A figure is told by its size; the sentence says in which direction. */
const sized = (w: Writer, { mean, range: [low, high] }: Insight, isShare: boolean) => {
  const show = (value: number): string => (isShare ? w.percent(value) : w.n(value));
  const isMore = mean > 0;
  return {
    n: show(Math.abs(mean)),
    range: w.interval(isMore ? [low, high] : [-high, -low], show),
    more: isMore ? 'yes' : 'no',
  } as const;
};

const sentenceOf = (w: Writer, insight: Insight): Named => {
  const { words, report } = w;
  if (insight.kind === 'begins') {
    const { seats, mean, range } = insight;
    const percent = (value: number): string => w.percent(value);
    const figures = { share: percent(mean), range: w.interval(range, percent), fair: percent(1 / seats) };
    return { name: words.t('cli.lab.said.begins', { seats, ...figures }), note: '' };
  }
  if (insight.kind === 'close') {
    const { mean: n, range } = insight;
    return {
      name: words.t('cli.lab.said.close', { n, range: w.interval(range, x => w.whole(x)) }),
      note: '',
    };
  }
  if (insight.kind === 'option') {
    const { option, value, measure } = insight;
    const size = sized(w, insight, measure === 'begins');
    return {
      name: words.t(`cli.lab.said.option.${measure}`, { option: w.option(option, value), ...size }),
      note: '',
    };
  }
  const size = sized(w, insight, false);
  if (insight.kind === 'skill') {
    const levels = { level: w.level(report.level), other: w.level(insight.other) };
    return { name: words.t('cli.lab.said.skill', { ...levels, ...size }), note: '' };
  }
  if (insight.kind === 'source') {
    const source = words.say(report.game.phrases.source(insight.source));
    const most = insight.isMost ? 'yes' : 'no';
    const { n, range } = size;
    return {
      name: words.t('cli.lab.said.source', { source, n, range, lead: w.n(insight.lead), most }),
      note: '',
    };
  }
  const { item, title, isTold } = insight;
  const { name, note } = w.thing(item, isTold);
  const told = note === '' ? '' : words.t('common.label', { label: name, text: note });
  return {
    name: words.t('cli.lab.said.thing', { thing: w.name(item), where: words.t(title), ...size }),
    note: told,
  };
};

export const said = (w: Writer): string => {
  const { words } = w;
  const insights = insightsOf(w.report);
  if (insights.length === 0) return section(words.t('cli.lab.said'), paragraph(words.t('cli.lab.said.few')));
  const lines = insights.map(insight => `<li>${named(sentenceOf(w, insight))}</li>`);
  return section(
    words.t('cli.lab.said'),
    `<ol class="said">\n${lines.join('\n')}\n</ol>`,
    paragraph(words.t('cli.lab.said.text'), 'note'),
  );
};
