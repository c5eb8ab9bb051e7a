/** Plain text that fits a terminal: wrapping, columns, grids. */
import { withoutInks } from './screen.ts';

/** Signs of East Asia and pictures take two places, accents that follow their letter none. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}]/gu;
const ACCENT = /\p{M}/gu;

/** Places on a line: letters are counted, colours are not. */
export const width = (text: string): number => {
  const letters = withoutInks(text);
  // Nearly all texts: one place for each unit of the text.
  if (/^[ -\u02ff\u2000-\u2bff]*$/.test(letters)) return letters.length;
  return Array.from(letters.replaceAll(ACCENT, '').replaceAll(WIDE, 'ww')).length;
};

export const pad = (text: string, to: number): string => text + ' '.repeat(Math.max(0, to - width(text)));
export const padStart = (text: string, to: number): string =>
  ' '.repeat(Math.max(0, to - width(text))) + text;

const lines = (text: string, room: number): string[] => {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && width(line) + 1 + width(word) > room) {
      done.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...done, line];
};

/** Beside a wider prefix a text would stand in a narrow column: it begins below it. */
const LEAST_ROOM = 16;
const BELOW = 4;

/** A text broken at its spaces, behind a prefix under which nothing but the text goes on. */
export const hanging = (prefix: string, text: string, columns: number): string => {
  const indent = width(prefix);
  if (columns - indent >= LEAST_ROOM || text === '')
    return prefix + lines(text, columns - indent).join(`\n${' '.repeat(indent)}`);
  const head = prefix.trimEnd();
  const margin = head.length - head.trimStart().length;
  const below = ' '.repeat(margin + BELOW);
  return `${wrap(head, columns)}\n${below}${lines(text, columns - below.length).join(`\n${below}`)}`;
};

/** A text broken at its spaces; one that begins with spaces goes on below its first letter. */
export const wrap = (text: string, columns: number): string => {
  const [margin = ''] = /^ */.exec(text) ?? [];
  return margin + lines(text.slice(margin.length), columns - margin.length).join(`\n${margin}`);
};

/** A text of several lines, of which those that are too long are broken. */
export const fit = (text: string, columns: number): string =>
  text
    .split('\n')
    .map(line => (width(line) <= columns ? line : wrap(line, columns)))
    .join('\n');

/** A prompt that leaves room to type behind it, however long it is. */
export const promptIn = (columns: number, prompt: string): string => `${fit(prompt.trimEnd(), columns - 1)} `;

/** Whether every line of a text fits. */
export const isWithin = (text: string, columns: number): boolean =>
  text.split('\n').every(line => width(line) <= columns);

export type Align = 'left' | 'right';

/** Rows in columns two spaces apart. */
export const table = (rows: readonly (readonly string[])[], aligns: readonly Align[]): string => {
  const widths = aligns.map((_, i) => Math.max(...rows.map(row => width(row[i] ?? ''))));
  const fit = (cell: string, i: number): string =>
    (aligns[i] === 'right' ? padStart : pad)(cell, widths[i] ?? 0);
  return rows.map(row => row.map(fit).join('  ').trimEnd()).join('\n');
};

/** Names on the left, explanations on the right, wrapped to the terminal. */
export const entries = (rows: readonly (readonly [string, string])[], columns: number): string => {
  const left = Math.max(...rows.map(([name]) => width(name)));
  if (2 * left > columns)
    return rows
      .map(([name, text]) => `${wrap(`  ${name}`, columns)}\n${hanging('      ', text, columns)}`)
      .join('\n');
  return rows.map(([name, text]) => hanging(`  ${pad(name, left)}  `, text, columns)).join('\n');
};

/** Short cells in as many columns as fit, read down the columns. */
export const grid = (cells: readonly string[], columns: number): string => {
  const wide = Math.max(...cells.map(width)) + 3;
  const across = Math.floor((columns + 3) / wide);
  if (across < 2) return cells.map(cell => wrap(cell, columns)).join('\n');
  const down = Math.ceil(cells.length / across);
  const rows = Array.from({ length: down }, (_, y) =>
    cells
      .filter((_cell, i) => i % down === y)
      .map(cell => pad(cell, wide))
      .join('')
      .trimEnd(),
  );
  return rows.join('\n');
};
