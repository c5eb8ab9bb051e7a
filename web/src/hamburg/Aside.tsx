import type { Hamburg } from '@kaffeehaus/hamburg';
import type { DrawProps } from '../seat/gameview.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';

/** Nothing of this is drawn at the first question. */
const aside = new Part(() => import('./parts.ts'));

export function Offer(props: DrawProps<Hamburg>) {
  return <Later part={aside}>{part => <part.Offer {...props} />}</Later>;
}

export function PilesView(props: DrawProps<Hamburg>) {
  return <Later part={aside}>{part => <part.PilesView {...props} />}</Later>;
}
