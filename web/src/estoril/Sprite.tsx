import { nations } from '../art/nations.tsx';
import { portraits } from '../art/portraits.tsx';
import { spies } from '../art/spies.tsx';
import { type Sheet, Sheets } from '../art/Sprite.tsx';

const ESTORIL: readonly Sheet[] = [
  { glyphs: nations, prefix: 'nation-', viewBox: '0 0 30 20' },
  { glyphs: spies },
  { glyphs: portraits, viewBox: '0 0 48 48' },
];

export function Sprite() {
  return <Sheets sheets={ESTORIL} />;
}
