import { at, times } from '@kaffeehaus/kernel';
import { type Estoril, handSize, missionPoints, stonesFor } from '@kaffeehaus/estoril';
import { Icon } from '../art/Icon.tsx';
import { marked } from '../seat/anchor.ts';
import type { StripProps } from '../seat/gameview.ts';
import { colourOf } from '../ui/colours.ts';
import { label } from './label.ts';
import { missionCounts, standings } from './standing.ts';

/** Stones, hand, missions led, points. */
export function StripView({ view: { table: s, viewer } }: StripProps<Estoril>) {
  const [left, all] = [at(s.supply, viewer), stonesFor(s.seats)];
  const n = handSize(s, viewer);
  const points = at(standings(s), viewer);
  const led = s.missions.filter(m => at(missionPoints(missionCounts(s, m)), viewer) > 0).length;
  return (
    <p class="ledger ledger-line">
      <span class="ledger-group" role="img" aria-label={label('stones', { left, all })}>
        {times(all, i => (
          <Icon key={i} name={`stone-${colourOf(viewer)}`} size={18} class={i < left ? '' : 'none'} />
        ))}
      </span>
      <span
        class="ledger-count num"
        role="img"
        aria-label={label('inHand', { n })}
        {...marked('hand', viewer)}
      >
        <Icon name="hand" size={18} /> {n}
      </span>
      <span class="ledger-count num">
        <Icon name="order" size={18} /> {led}/{s.missions.length}
      </span>
      <b
        class="ledger-points num"
        role="img"
        aria-label={label('points', { n: points })}
        {...marked('points', viewer)}
      >
        {points}★
      </b>
    </p>
  );
}
