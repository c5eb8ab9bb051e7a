import { at, times } from '@kaffeehaus/kernel';
import { type Estoril, handSize, mission, missionPoints, stonesFor } from '@kaffeehaus/estoril';
import { Icon } from '../art/Icon.tsx';
import { marked } from '../seat/anchor.ts';
import type { StripProps } from '../seat/gameview.ts';
import { colourOf } from '../ui/colours.ts';
import { list, say, t } from '../ui/words.ts';
import { label } from './label.ts';
import { missionCounts, standings } from './standing.ts';
import './strip.css';

/** The missions that the viewer leads, by name. */
const ledBy = (s: Estoril, seat: number): string[] =>
  s.missions
    .filter(m => at(missionPoints(missionCounts(s, m)), seat) > 0)
    .map(m => say({ key: 'estoril.mission', args: { mission: mission(m).id } }));

/** So many missions are named beside their number. */
const NAMED = 2;

/** Stones free and placed, hand, missions led, points. */
export function StripView({ lines, view: { table: s, viewer } }: StripProps<Estoril>) {
  const [left, all] = [at(s.supply, viewer), stonesFor(s.seats)];
  const n = handSize(s, viewer);
  const points = at(standings(s), viewer);
  const led = ledBy(s, viewer);
  return (
    <p class="ledger ledger-line estoril-ledger">
      <span
        class="ledger-stones"
        role="img"
        aria-label={label('stones', { left, all })}
        {...marked('count', viewer, 'stones')}
      >
        {times(all, i => (
          <Icon key={i} name={`stone-${colourOf(viewer)}`} size={20} class={i < left ? '' : 'none'} />
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
      <span
        class="ledger-count ledger-missions num"
        role="img"
        aria-label={t('web.estoril.led', { n: led.length, names: list(led) })}
        {...marked('count', viewer, 'missions')}
      >
        <Icon name="clip" size={18} /> {led.length}/{s.missions.length}
        {lines === 2 && led.length <= NAMED && <small class="ledger-led">{list(led)}</small>}
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
