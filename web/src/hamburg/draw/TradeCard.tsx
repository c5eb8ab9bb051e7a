import type { Colour, DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { pictured } from '../../art/pictured.ts';
import { Pictos } from '../../art/Pictos.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { TradeFace } from './TradeFace.ts';
import { WHEN_SIGN } from './when.ts';
import './trade.css';

export interface TradeCardProps {
  /** Handed to `onPick`. */
  id: string;
  /** A face, or the colour of a back. */
  face: TradeFace | Colour;
  /** Everything in words; the name of the button. */
  label: string;
  at?: string | undefined;
  /** `read`: everything printed on it. `hand`: as much as there is room for. `face`: on a phone. `mini`: to be known again. */
  size?: 'read' | 'hand' | 'face' | 'mini';
  state?: DrawState;
  changed?: boolean;
  onPick?: ((id: string) => void) | undefined;
}

type Size = NonNullable<TradeCardProps['size']>;

const ICON = { read: 18, hand: 16, face: 13, mini: 12 } as const;

/** When the card acts and what one use costs. */
function Moment({ face, size }: { face: TradeFace; size: Size }) {
  if (face.when === 'none') return null;
  return (
    <span class={`trade-moment at-${face.when}`}>
      <span class="trade-when">
        <Icon name={WHEN_SIGN[face.when]} size={ICON[size]} />
      </span>
      {face.fee.map((colour, i) => (
        <span key={i} class={colour === 'any' ? 'trade-fee' : `trade-fee ground-${colour}`}>
          <Icon name={colour === 'any' ? 'worker' : `worker-${colour}`} size={ICON[size] + 1} />
          {colour === 'any' && <b>?</b>}
        </span>
      ))}
    </span>
  );
}

function Head({ face, size }: { face: TradeFace; size: Size }) {
  return (
    <span class="trade-head">
      <b class="trade-price num">
        {face.price}
        <Icon name="mark" size={size === 'face' ? 12 : 14} />
      </b>
      <Icon name={`suit-${face.colour}`} size={size === 'face' ? 10 : 12} />
      <b class="trade-points num">
        {face.points}
        <Icon name="star" size={size === 'face' ? 11 : 13} />
      </b>
    </span>
  );
}

/** What goes on in a trade; until the scenes are here, its sign. */
function Vignette({ face: { category, number } }: { face: TradeFace }) {
  // Two cards of a trade need not look the same way.
  const turned = Number(number) % 2 === 1 ? ' is-turned' : '';
  return (
    <span class="trade-vignette">
      <svg class={`trade-scene${turned}`} viewBox="0 0 96 56" preserveAspectRatio="xMidYMid slice">
        {pictured.value && <use href={`#kh-scene-${category}`} />}
      </svg>
      <Icon name={`trade-${category}`} size={20} />
    </span>
  );
}

function Effect({ face, size }: { face: TradeFace; size: Size }) {
  return (
    <span class="trade-effect">
      <Moment face={face} size={size} />
      <span class="trade-signs">
        <Pictos signs={face.signs} size={ICON[size] - 1} />
      </span>
    </span>
  );
}

function Name({ face }: { face: TradeFace }) {
  return (
    <span class="trade-name" lang="de">
      {face.name}
    </span>
  );
}

function Read({ face }: { face: TradeFace }) {
  return (
    <>
      <Head face={face} size="read" />
      <Vignette face={face} />
      <Name face={face} />
      <span class="trade-category">{face.categoryName}</span>
      <Effect face={face} size="read" />
      <span class="trade-text">{face.text}</span>
      <span class="trade-foot num">{face.number}</span>
    </>
  );
}

function Hand({ face }: { face: TradeFace }) {
  return (
    <>
      <Head face={face} size="hand" />
      <Vignette face={face} />
      <Name face={face} />
      <Effect face={face} size="hand" />
      <span class="trade-text">{face.text}</span>
    </>
  );
}

function Small({ face }: { face: TradeFace }) {
  return (
    <>
      <Head face={face} size="face" />
      <Vignette face={face} />
      <Moment face={face} size="face" />
      <Name face={face} />
    </>
  );
}

function Mini({ face }: { face: TradeFace }) {
  return (
    <>
      <Icon name={`suit-${face.colour}`} size={9} class="trade-suit" />
      <Icon name={`trade-${face.category}`} size={22} />
      <Moment face={face} size="mini" />
    </>
  );
}

const FACES = { read: Read, hand: Hand, face: Small, mini: Mini } as const;

function Back({ colour }: { colour: Colour }) {
  return (
    <span class="trade-back">
      <Icon name={`suit-${colour}`} size={22} />
    </span>
  );
}

/** A card: building, Zoo or Park on its face, a plot on its back. */
export function TradeCard({ face, size = 'read', ...thing }: TradeCardProps) {
  const isBack = typeof face === 'string';
  const Shown = FACES[size];
  const classes = ['trade', `trade-${size}`, `ground-${isBack ? face : face.colour}`, isBack && 'is-back'];
  return (
    <Thing {...thing} class={classes.filter(Boolean).join(' ')} ticked>
      {isBack ? <Back colour={face} /> : <Shown face={face} />}
    </Thing>
  );
}
