/** Colours and layout for a terminal that shows them; plain text for everybody else. */
import type { Io } from './io.ts';
import { inked } from './screen.ts';
import type { Ink } from './screen.ts';

export interface Style {
  /** No colours, no drawings, one thing per line: for screen readers, files and pipes. */
  readonly plain: boolean;
  ink(ink: Ink, text: string): string;
}

export const PLAIN: Style = { plain: true, ink: (_, text) => text };

export const styleOf = ({ out, env }: Io, plain: boolean): Style => {
  if (plain || !out.tty || env['TERM'] === 'dumb') return PLAIN;
  if (env['NO_COLOR']) return { ...PLAIN, plain: false };
  return { plain: false, ink: inked };
};
