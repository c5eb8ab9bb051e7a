import type { VNode } from 'preact';
import { bribes } from './bribes.tsx';
import { feldFigures } from './figures.tsx';
import { flags } from './flags.tsx';
import { hanse } from './hanse.tsx';
import { infos } from './infos.tsx';
import { nations } from './nations.tsx';
import { figures } from './pieces.tsx';
import { portraits } from './portraits.tsx';
import { seals } from './seals.tsx';
import { signs } from './signs.tsx';
import { spies } from './spies.tsx';
import { tokens } from './tokens.tsx';
import { trades } from './trades.tsx';

function sheet(glyphs: Readonly<Record<string, VNode | VNode[]>>, prefix = '', viewBox = '0 0 24 24') {
  return Object.entries(glyphs).map(([name, shapes]) => (
    <symbol key={name} id={`kh-${prefix}${name}`} viewBox={viewBox}>
      {shapes}
    </symbol>
  ));
}

/** All symbols of the house, to be put once at the top of the page; `Icon` and the drawings refer to it. */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      {sheet(bribes)}
      {sheet(infos)}
      {sheet(flags, 'flag-', '0 0 30 20')}
      {sheet(seals, 'seal-')}
      {sheet(figures, '', '0 0 24 36')}
      {sheet(feldFigures, 'figure-', '0 0 24 36')}
      {sheet(tokens)}
      {sheet(signs)}
      {sheet(nations, 'nation-', '0 0 30 20')}
      {sheet(spies)}
      {sheet(portraits, '', '0 0 48 48')}
      {sheet(trades, 'trade-')}
      {sheet(hanse)}
    </svg>
  );
}
