import { agency } from '../art/agency.tsx';
import { bribes } from '../art/bribes.tsx';
import { feldFigures } from '../art/figures.tsx';
import { flags } from '../art/flags.tsx';
import { infos } from '../art/infos.tsx';
import { seals } from '../art/seals.tsx';
import { type Sheet, Sheets } from '../art/Sprite.tsx';

const VIENNA: readonly Sheet[] = [
  { glyphs: agency },
  { glyphs: bribes },
  { glyphs: infos },
  { glyphs: flags, prefix: 'flag-', viewBox: '0 0 30 20' },
  { glyphs: seals, prefix: 'seal-' },
  { glyphs: feldFigures, prefix: 'figure-', viewBox: '0 0 24 36' },
];

export function Sprite() {
  return <Sheets sheets={VIENNA} />;
}
