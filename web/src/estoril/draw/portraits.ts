import type { Portrait } from '../../art/portraits.tsx';

/** Who wears what. */
const LOOKS: Readonly<Record<string, Portrait>> = {
  Needle: 'woman-3',
  Swan: 'woman-4',
  Rooster: 'man-6',
  Umbrella: 'man-4',
  Cipher: 'man-5',
  Anchor: 'man-3',
  Mastiff: 'man-2',
  Passport: 'man-1',
  Banner: 'man-3',
  Nightingale: 'woman-2',
  Ledger: 'man-5',
  Matinee: 'man-1',
  Attaché: 'man-3',
  Clipper: 'woman-1',
  Orchid: 'woman-4',
  Switchboard: 'woman-3',
  Bulldog: 'man-4',
  Curtain: 'man-5',
  Martini: 'man-1',
  Chessboard: 'man-3',
  Eagle: 'man-2',
  Lorelei: 'woman-2',
  Castle: 'man-4',
  Thorn: 'woman-1',
  Threshold: 'man-1',
  Winter: 'man-6',
  Samovar: 'man-2',
  Siesta: 'man-4',
  Metro: 'man-6',
  Aviator: 'man-2',
  Paprika: 'woman-1',
  Wheel: 'man-3',
  Professor: 'man-5',
};

/** The portrait that goes with a code name. */
export const portraitOf = (codename: string, woman: boolean): Portrait =>
  LOOKS[codename] ?? (woman ? 'woman-2' : 'man-1');
