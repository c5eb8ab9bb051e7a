import type { ReadonlySignal } from '@preact/signals';
import { isLive, standing } from '../../art/press.ts';
import type { DrawState, SeatColour, Sight } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { still } from '../../art/still.tsx';
import type { TileView } from './SpyFace.tsx';
import { SpyTile } from './SpyTile.tsx';
import './spot.css';

interface Field {
  /** Handed to `onPick`. */
  id: string;
  /** What motion and previews find it by. */
  at: string;
  /** "Top secret": tiles lie face down here. */
  secret: boolean;
  tile: TileView | null;
  state: DrawState;
  changed?: boolean;
  /** Which field, what is on it, whose it is, and why it is offered or refused. */
  label: string;
}

export interface SlotView extends Field {
  /** Its cell, row by row from the top left of the table. */
  cell: number;
  numeral: 'I' | 'II' | 'III' | 'IV';
  /** Everybody may use it; inner slots only beside an own stone. */
  outer: boolean;
  /** How far whoever places here may look. */
  eye?: Sight | undefined;
  /** The open question is about it: it acts, is to be filled, or its tile is on the move. */
  about?: boolean;
  /** Stone and tile are not here yet: they would be by the answer that is looked at. */
  ghost?: boolean;
  /** Whose stone lies here. */
  owner?: SeatColour | undefined;
  /** Ids of the slots beside it, across borders too. */
  near: readonly string[];
}

export interface RewardView extends Field {
  /** Its cell; nothing where it lies in the middle of four slots. */
  cell?: number | undefined;
  /** It was there and is gone; and who won it, if anybody did. */
  gone?: boolean;
  wonBy?: SeatColour | undefined;
}

interface Picking {
  onPick?: ((id: string) => void) | undefined;
}

/** What can be pointed at, and what the player looks at. */
export interface Pointing extends Picking {
  lit: ReadonlySignal<string | undefined>;
}

interface FrameProps extends Picking {
  field: Field;
  class: string;
  children: preact.ComponentChildren;
}

function Frame({ field, class: extra, onPick, children }: FrameProps) {
  const { id, label, state } = field;
  const live = isLive(state, onPick);
  const name = ['spot', extra, `is-${state}`, field.changed === true && 'is-changed', live && 'pick'];
  return (
    <span
      class={name.filter(Boolean).join(' ')}
      data-id={id}
      data-at={field.at}
      {...(!live && { 'aria-label': label })}
      {...standing(state, onPick && (() => onPick(id)))}
    >
      <span class="spot-drawn" aria-hidden="true">
        {children}
      </span>
      {live && <span class="spoken">{label}</span>}
    </span>
  );
}

/** An empty slot says how a tile would lie here and how far its owner might look. */
function Empty({ secret, eye, numeral }: Pick<SlotView, 'secret' | 'eye' | 'numeral'>) {
  return (
    <span class="spot-empty" data-numeral={numeral}>
      {secret && <Icon name="secret" size={20} class="spot-lock" />}
      {eye && <Icon name={`eye-${eye}`} size={26} class="spot-eye" />}
    </span>
  );
}

/** Seen by the viewer alone, protected, what the dice brought: on a tab, where the tile is too small for it. */
function Told({ tile: { face, down = false, guarded = false, dice } }: { tile: TileView }) {
  return (
    <span class="spot-told num">
      {face && down && <Icon name="eye" size={13} />}
      {guarded && <Icon name="diplomat" size={12} />}
      {dice && `+${Math.abs(dice[0] - dice[1])}`}
    </span>
  );
}

interface SlotProps extends Picking {
  slot: SlotView;
  /** The player looks at one beside it. */
  isNear: boolean;
}

function DrawSlot({ slot: s, isNear, onPick }: SlotProps) {
  const classes = [
    s.outer ? 'is-outer' : 'is-inner',
    isNear && 'is-near',
    s.about === true && 'is-about',
    s.ghost === true && 'has-ghost',
    s.owner ? `seat-${s.owner}` : 'is-free',
  ];
  return (
    <Frame field={s} class={classes.filter(Boolean).join(' ')} onPick={onPick}>
      <span class="spot-tab">
        <b>{s.numeral}</b>
        {!s.outer && <Icon name="linked" size={12} />}
        {s.tile && <Told tile={s.tile} />}
        {s.owner && <Icon name={`stone-${s.owner}`} size={18} class="spot-stone" />}
      </span>
      {s.tile ? <SpyTile tile={s.tile} /> : <Empty {...s} />}
    </Frame>
  );
}

const StillSlot = still(DrawSlot);

/** Where a tile can be placed: numeral and stone on the tab, below it the tile. */
export function Slot({ slot, lit, onPick }: { slot: SlotView } & Pointing) {
  const isNear = lit.value !== undefined && slot.near.includes(lit.value);
  return <StillSlot slot={slot} isNear={isNear} onPick={onPick} />;
}

function DrawReward({ reward: r, onPick }: { reward: RewardView } & Picking) {
  return (
    <Frame field={r} class={r.cell === undefined ? 'is-reward is-central' : 'is-reward'} onPick={onPick}>
      <span class="spot-tab">
        <Icon name="recruit" size={14} />
        {r.tile && <Told tile={r.tile} />}
        {r.tile?.face && (
          <b class="spot-worth num">
            {r.tile.face.points}
            <Icon name="star" size={12} />
          </b>
        )}
      </span>
      {r.tile ? (
        <SpyTile tile={r.tile} />
      ) : (
        <span class="spot-empty is-gone">
          {r.wonBy ? (
            <Icon name={`stone-${r.wonBy}`} size={30} />
          ) : (
            r.gone === true && <Icon name="cross" size={18} />
          )}
        </span>
      )}
    </Frame>
  );
}

/** What is to be won on a place. */
export const Reward = still(DrawReward);
