/** Colours and layout for a terminal that shows them; plain text for everybody else. */
import type { Io } from './io.ts';

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  cyan: '36',
  violet: '38;5;141',
  pink: '38;5;211',
  grey: '38;5;247',
  orange: '38;5;208',
  brown: '38;5;137',
} as const;
export type Ink = keyof typeof CODES;

export interface Style {
  /** No colours, no drawings, one thing per line: for screen readers, files and pipes. */
  readonly plain: boolean;
  ink(ink: Ink, text: string): string;
}

export const PLAIN: Style = { plain: true, ink: (_, text) => text };

export const styleOf = ({ out, env }: Io, plain: boolean): Style => {
  if (plain || !out.tty || env['TERM'] === 'dumb') return PLAIN;
  if (env['NO_COLOR']) return { ...PLAIN, plain: false };
  return { plain: false, ink: (ink, text) => `\u001b[${CODES[ink]}m${text}\u001b[0m` };
};
