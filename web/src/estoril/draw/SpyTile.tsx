import { Die } from '../../art/Die.tsx';
import { Icon } from '../../art/Icon.tsx';
import { SpyBack, SpyFace, type TileView } from './SpyFace.tsx';
import './mark.css';

function Dice({ dice: [first, second] }: { dice: readonly [number, number] }) {
  return (
    <span class="spy-dice num">
      <Die value={first} size={18} />
      <Die value={second} size={18} />
      <b>+{Math.abs(first - second)}</b>
    </span>
  );
}

/** A tile with everything that was said about it: seen by the viewer alone, protected, the dice it rolled. */
export function SpyTile({ tile }: { tile: TileView }) {
  const { face, down = false, guarded = false, dice } = tile;
  const classes = ['spy-tile', down && 'is-down', face !== null && down && 'is-seen'];
  return (
    <span class={classes.filter(Boolean).join(' ')} data-at={tile.at}>
      {face ? <SpyFace face={face} now={tile.now} /> : <SpyBack />}
      {face && down && (
        <span class="spy-mark of-seen">
          <Icon name="eye" size={14} />
        </span>
      )}
      {guarded && (
        <span class="spy-mark of-guard">
          <Icon name="diplomat" size={14} />
        </span>
      )}
      {dice && <Dice dice={dice} />}
    </span>
  );
}
