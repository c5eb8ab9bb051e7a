import type { Vienna } from '@kaffeehaus/vienna';
import { marked } from '../seat/anchor.ts';
import type { StripProps } from '../seat/gameview.ts';
import { deskOf } from './desk.ts';
import { Counter } from './draw/Counter.tsx';

/** Agents, bribes, money, points; on a second line information. */
export function StripView({ lines, ...props }: StripProps<Vienna>) {
  const { viewer } = props.view;
  const { agents, bribes, tiles, till, points, onPick } = deskOf(props, viewer, true);
  return (
    <div class="ledger">
      <p class="ledger-line">
        <Counter counter={agents} size={18} onPick={onPick} />
        <span class="ledger-group">
          {bribes.map(bribe => (
            <Counter key={bribe.kind} counter={bribe} size={18} onPick={onPick} />
          ))}
        </span>
        {till && <Counter counter={till.shillings} look="coin" size={18} onPick={onPick} />}
        <b class="ledger-points num" {...marked('points', viewer)} role="img" aria-label={points.label}>
          {points.count}★
        </b>
      </p>
      {lines === 2 && (
        <p class="ledger-line">
          {tiles.map(tile => (
            <Counter key={tile.kind} counter={tile} size={16} />
          ))}
        </p>
      )}
    </div>
  );
}
