/** The terms of a table, in words that whoever sits down reads. */
import type { Options, OptionValue } from '@kaffeehaus/kernel';
import type { Pace, TableHead } from '@kaffeehaus/protocol';
import { billOf } from '../repertoire/bills.ts';
import { hasText, list, say, t } from '../ui/words.ts';

const HOURS = 3_600_000;

const textOf = (key: string): readonly string[] => (hasText(key) ? [say({ key, args: {} })] : []);

const listed = (value: OptionValue | undefined): readonly OptionValue[] =>
  Array.isArray(value) ? (value as readonly OptionValue[]) : value === undefined ? [] : [value];

const optionText = (game: string, name: string, chosen: OptionValue | undefined): readonly string[] => {
  const key = `${game}.option.${name}`;
  const value = list(listed(chosen).flatMap(each => textOf(`${key}.${String(each)}`)));
  return value === '' ? [] : [t('online.option', { name: textOf(key)[0] ?? name, value })];
};

/** What of a game was chosen otherwise than usual. */
export const optionTexts = (game: string, options: Options): readonly string[] => {
  const chosen = (billOf(game)?.options ?? []).flatMap(({ name, default: usual }) =>
    String(listed(options[name])) === String(listed(usual)) ? [] : optionText(game, name, options[name]),
  );
  return chosen.length > 0 ? chosen : [t('online.option.none')];
};

/** All that was chosen, usual or not. */
export const allOptionTexts = (game: string, options: Options): readonly string[] =>
  (billOf(game)?.options ?? []).flatMap(({ name }) => optionText(game, name, options[name]));

/** How long a turn may take. */
export const paceText = (pace: Pace): string => {
  if (pace.kind === 'none') return t('online.pace.none');
  if (pace.kind === 'live')
    return t('online.pace.live', { minutes: Math.round(pace.bank / 60), seconds: pace.increment });
  return pace.hours % 24 === 0
    ? t('online.pace.days', { n: pace.hours / 24 })
    : t('online.pace.hours', { n: pace.hours });
};

/** What becomes of whoever runs out of time, who may watch, what else is agreed. */
export const termTexts = ({ pace, watch, rated, hints }: TableHead): readonly string[] => [
  paceText(pace),
  ...(pace.kind === 'none' ? [] : [t(`online.zero.${pace.zero}`)]),
  ...(pace.kind === 'days' && !pace.weekends ? [t('online.weekends.free')] : []),
  ...(pace.kind === 'days' && pace.vacation > 0 ? [t('online.vacation.days', { n: pace.vacation })] : []),
  t(`online.watch.${watch}`),
  ...(rated ? [t('online.rated')] : []),
  ...(hints ? [t('online.hints')] : []),
];

/** Time that is left: minutes and seconds below an hour, else days and hours. */
export const timeText = (left: number): string => {
  if (left >= HOURS) {
    const hours = Math.floor(left / HOURS);
    return hours >= 24
      ? t('online.time.days', { days: Math.floor(hours / 24), hours: hours % 24 })
      : t('online.time.hours', { hours, minutes: Math.floor((left % HOURS) / 60_000) });
  }
  return new Date(left).toISOString().slice(14, 19);
};
