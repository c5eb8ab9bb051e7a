import { type Vienna, ordersOf } from '@kaffeehaus/vienna';
import { anchor } from '../art/anchor.ts';
import type { StripProps } from '../seat/gameview.ts';
import { t } from '../ui/words.ts';
import { deskOf } from './desk.ts';
import { Counter } from './draw/Counter.tsx';
import { Figure } from './draw/Figure.tsx';
import './strip.css';

/** Agents, bribes, money, points; on a second line information and missions. */
export function StripView({ lines, ...props }: StripProps<Vienna>) {
  const { viewer, table } = props.view;
  const { seat, agents, bribes, tiles, till, figure, points, onPick } = deskOf(props, viewer);
  const missions = ordersOf(table, viewer).length;
  return (
    <div class="ledger vienna-ledger">
      <p class="ledger-line">
        <Counter counter={agents} sign={`agent-${seat}`} size={28} onPick={onPick} />
        {figure && <Figure figure={figure} size={28} onPick={onPick} />}
        <span class="ledger-group">
          {bribes.map(bribe => (
            <Counter key={bribe.kind} counter={bribe} size={18} onPick={onPick} />
          ))}
        </span>
        {till && <Counter counter={till.shillings} size={18} onPick={onPick} />}
        <b class="ledger-points num" data-at={points.at} role="img" aria-label={points.label}>
          {points.count}★
        </b>
      </p>
      {lines === 2 && (
        <p class="ledger-line">
          <span class="ledger-infos">
            {tiles.map(tile => (
              <Counter key={tile.kind} counter={tile} size={18} />
            ))}
          </span>
          {till && (
            <Counter
              counter={{
                kind: 'order',
                at: anchor('count', viewer, 'orders'),
                count: missions,
                label: t('web.vienna.missions', { n: missions }),
              }}
              size={18}
            />
          )}
        </p>
      )}
    </div>
  );
}
