import type { Colour, DrawState } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import { Pictos } from '../../art/Pictos.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { TradeFace, When } from './TradeFace.ts';
import './trade.css';

export interface TradeCardProps {
  /** Handed to `onPick`. */
  id: string;
  /** A face, or the colour of a back. */
  face: TradeFace | Colour;
  /** Everything in words; the name of the button. */
  label: string;
  /** `hand`: to be read. `built`: in one's own display, signs. `mini`: in another's. */
  size?: 'hand' | 'built' | 'mini';
  state?: DrawState;
  /** Used this round. */
  used?: boolean;
  changed?: boolean;
  onPick?: ((id: string) => void) | undefined;
}

type Size = NonNullable<TradeCardProps['size']>;

const WHEN_SIGN: Readonly<Record<Exclude<When, 'none'>, IconName>> = {
  lightning: 'lightning',
  I: 'action-I',
  II: 'action-II',
  III: 'action-III',
  always: 'always',
  laurel: 'laurel',
};

const ICON = { hand: 18, built: 15, mini: 12 } as const;

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

function Hand({ face }: { face: TradeFace }) {
  return (
    <>
      <span class="trade-head">
        <b class="trade-price num">
          {face.price}
          <Icon name="mark" size={15} />
        </b>
        <Icon name={`suit-${face.colour}`} size={13} />
        <b class="trade-points num">
          {face.points}
          <Icon name="star" size={14} />
        </b>
      </span>
      <span class="trade-vignette">
        <Icon name={`trade-${face.category}`} size={46} />
      </span>
      <span class="trade-category">{face.categoryName}</span>
      <span class="trade-effect">
        <Moment face={face} size="hand" />
        <span class="trade-signs">
          <Pictos signs={face.signs} size={17} />
        </span>
      </span>
      <span class="trade-text">{face.text}</span>
      <span class="trade-foot">
        <span lang="de">{face.name}</span> <b class="num">{face.number}</b>
      </span>
    </>
  );
}

function Built({ face }: { face: TradeFace }) {
  return (
    <>
      <span class="trade-head">
        <Icon name={`trade-${face.category}`} size={20} />
        <Icon name={`suit-${face.colour}`} size={10} />
        <b class="trade-points num">
          {face.points}
          <Icon name="star" size={11} />
        </b>
      </span>
      {face.when === 'none' ? (
        <span class="trade-emblem">
          <Icon name={`trade-${face.category}`} size={38} />
        </span>
      ) : (
        <>
          <Moment face={face} size="built" />
          <span class="trade-signs">
            <Pictos signs={face.signs} size={14} />
          </span>
        </>
      )}
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

const FACES = { hand: Hand, built: Built, mini: Mini } as const;

function Back({ colour }: { colour: Colour }) {
  return (
    <span class="trade-back">
      <Icon name={`suit-${colour}`} size={22} />
    </span>
  );
}

/** A card: building, Zoo or Park on its face, a plot on its back. */
export function TradeCard({ face, size = 'hand', used = false, ...thing }: TradeCardProps) {
  const isBack = typeof face === 'string';
  const Shown = FACES[size];
  const classes = [
    'trade',
    `trade-${size}`,
    `ground-${isBack ? face : face.colour}`,
    isBack && 'is-back',
    used && 'is-used',
  ];
  return (
    <Thing {...thing} class={classes.filter(Boolean).join(' ')} ticked>
      {isBack ? <Back colour={face} /> : <Shown face={face} />}
    </Thing>
  );
}
