import { hanse } from '../art/hanse.tsx';
import { type Sheet, Sheets } from '../art/Sprite.tsx';
import { trades } from '../art/trades.tsx';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';

const HAMBURG: readonly Sheet[] = [{ glyphs: trades, prefix: 'trade-' }, { glyphs: hanse }];

/** Scenes on the cards, faces of mayors and clerics: the first question can be answered before they are here. */
const pictures = new Part(() => import('./Pictures.tsx'));

export function Sprite() {
  return (
    <>
      <Sheets sheets={HAMBURG} />
      <Later part={pictures}>{({ Pictures }) => <Pictures />}</Later>
    </>
  );
}
