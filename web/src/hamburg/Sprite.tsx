import { hanse } from '../art/hanse.tsx';
import { type Sheet, Sheets } from '../art/Sprite.tsx';
import { trades } from '../art/trades.tsx';

const HAMBURG: readonly Sheet[] = [{ glyphs: trades, prefix: 'trade-' }, { glyphs: hanse }];

export function Sprite() {
  return <Sheets sheets={HAMBURG} />;
}
