import { Icon } from './Icon.tsx';
import type { Suit } from './kinds.ts';
import type { IconName } from './names.ts';

/** One sign in a row of pictograms: a symbol, perhaps in the ink of a colour, or a short text as "+3". */
export interface Picto {
  icon?: IconName;
  colour?: Suit;
  text?: string;
}

/** A sentence in pictograms. */
export function Pictos({ signs, size }: { signs: readonly Picto[]; size: number }) {
  return (
    <>
      {signs.map((sign, i) => (
        <span key={i} class={sign.colour ? `pictogram ground-${sign.colour}` : 'pictogram'}>
          {sign.text !== undefined && <b>{sign.text}</b>}
          {sign.icon && <Icon name={sign.icon} size={size} />}
        </span>
      ))}
    </>
  );
}
