import { nations } from '../art/nations.tsx';
import { portrait } from '../art/portraits.tsx';
import { spies } from '../art/spies.tsx';
import { type Sheet, Sheets } from '../art/Sprite.tsx';
import { LOOKS } from './draw/portraits.ts';

const faces = Object.fromEntries(Object.values(LOOKS).map((look, i) => [i, portrait(look)]));

const ESTORIL: readonly Sheet[] = [
  { glyphs: nations, prefix: 'nation-', viewBox: '0 0 30 20' },
  { glyphs: spies },
  { glyphs: faces, prefix: 'face-', viewBox: '0 0 48 48' },
];

export function Sprite() {
  return <Sheets sheets={ESTORIL} />;
}
