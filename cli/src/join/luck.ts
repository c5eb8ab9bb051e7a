/** The terminal's part in mixing the seed: it says the code, warns of a house that cheats, and keeps receipts if asked to. */
import { takePart } from '@kaffeehaus/client';
import type { Means, TableLine } from '@kaffeehaus/client';
import type { Seat } from '@kaffeehaus/kernel';
import { faultInKeepsake } from '@kaffeehaus/trust';
import type { Keepsake } from '@kaffeehaus/trust';
import { BadInput } from '../command.ts';
import type { Call } from '../command.ts';
import { isThere, readText, rewrite } from '../file.ts';
import { parseJson } from '../read.ts';
import { wrap } from '../text.ts';

/** What was kept of this seat before, word for word. */
const keptIn = (
  file: string,
  cwd: string,
  { id }: TableLine,
  seat: Seat,
): { text: string; kept?: Keepsake } => {
  if (!isThere(file, cwd)) return { text: '' };
  const text = readText(file, cwd);
  const kept = parseJson(text, file);
  const isOurs =
    faultInKeepsake(kept) === undefined &&
    (kept as Keepsake).table === id &&
    (kept as Keepsake).seat === seat;
  if (!isOurs) throw new BadInput('cli.bad.exists', { file });
  return { text, kept: kept as Keepsake };
};

/** Keeps everything in a file, anew each time, as long as nobody else writes it. */
const keeperOf = (file: string, cwd: string, text: string): Means['keep'] => {
  let was = text;
  return keepsake => {
    const next = `${JSON.stringify(keepsake, null, 1)}\n`;
    if (rewrite(file, cwd, was, next)) was = next;
  };
};

export const mixAt = (call: Call, table: TableLine, seat: Seat): void => {
  const { io, words, flags } = call;
  const file = flags.get('receipts');
  const { text, kept } = file === undefined ? { text: '' } : keptIn(file, io.cwd, table, seat);
  const keep = file === undefined ? () => {} : keeperOf(file, io.cwd, text);
  const mixer = takePart(table, seat, { keep }, kept);
  const say = (line: string): void => io.out.write(`${wrap(line, io.out.columns)}\n`);
  let told = '';
  let isWarned = false;
  table.watch({
    aside: (_, { t }) => {
      if (t !== 'mixing') return;
      const code = mixer.keepsake.code.join(' ');
      if (code !== told) say(words.t('cli.join.code', { code }));
      told = code;
      if (mixer.alarm && !isWarned) say(words.t(`cli.join.alarm.${mixer.alarm}`));
      isWarned = mixer.alarm !== undefined;
    },
  });
};
