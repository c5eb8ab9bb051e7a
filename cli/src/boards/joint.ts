/** Texts joined as their language joins them: punctuation is never written in code. */
import type { Pen } from './board.ts';

export const label = ({ words }: Pen, name: string, text: string): string =>
  words.t('common.label', { label: name, text });

/** The parts one after the other; nothing if there are none. */
export const semicolons = ({ words }: Pen, parts: readonly string[]): string =>
  parts.length === 0 ? '' : parts.reduce((left, right) => words.t('common.semicolon', { left, right }));
