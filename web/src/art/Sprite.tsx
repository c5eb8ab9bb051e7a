import type { VNode } from 'preact';
import { figures } from './pieces.tsx';
import { signs } from './signs.tsx';
import { tokens } from './tokens.tsx';

export interface Sheet {
  readonly glyphs: Readonly<Record<string, VNode | VNode[]>>;
  readonly prefix?: string;
  readonly viewBox?: string;
}

const symbols = ({ glyphs, prefix = '', viewBox = '0 0 24 24' }: Sheet): VNode[] =>
  Object.entries(glyphs).map(([name, shapes]) => (
    <symbol key={name} id={`kh-${prefix}${name}`} viewBox={viewBox}>
      {shapes}
    </symbol>
  ));

/** Symbols, to be put once on the page; `Icon` and the drawings refer to them. */
export function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      {sheets.map(symbols)}
    </svg>
  );
}

const HOUSE: readonly Sheet[] = [
  { glyphs: figures, viewBox: '0 0 24 36' },
  { glyphs: tokens },
  { glyphs: signs },
];

/** What every page of the house draws; a game brings the symbols that only it has. */
export function Sprite() {
  return <Sheets sheets={HOUSE} />;
}
