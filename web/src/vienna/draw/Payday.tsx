import type { FigureKind, SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import './payday.css';

/** How an agent on the board is paid: not yet, by a shilling, by a bribe; or that it goes home unpaid. */
export type Pay = 'due' | 'shilling' | 'bribe' | 'home';

export interface PaydayRow {
  seat: SeatColour;
  name: string;
  /** One entry for each agent on the board. */
  agents: readonly Pay[];
  /** The own figure, if it stands on the board: paid with chocolate, or sent home. */
  figure?: { kind: FigureKind; pay: 'due' | 'chocolate' | 'home' } | undefined;
  /** The whole row in words. */
  label: string;
}

export interface PaydayProps {
  title: string;
  rows: readonly PaydayRow[];
}

function Packet({ who, pay }: { who: IconName; pay: Pay | 'chocolate' }) {
  return (
    <span class={`packet is-${pay}`}>
      <Icon name={who} size={30} />
      <span class="packet-pay">{pay !== 'due' && <Icon name={pay} size={16} />}</span>
    </span>
  );
}

/** Who is paid with what: a figure for each agent, under it the coin, the bribe, or the way home. */
export function Payday({ title, rows }: PaydayProps) {
  return (
    <section class="payday" aria-label={title}>
      <h3 class="payday-title">
        <Icon name="payday" size={22} />
        {title}
      </h3>
      <ul class="payday-rows">
        {rows.map(row => (
          <li key={row.seat} class={`payday-row seat-${row.seat}`}>
            <span class="payday-name">{row.name}</span>
            <span class="payday-packets" role="img" aria-label={row.label}>
              {row.figure && <Packet who={`figure-${row.figure.kind}`} pay={row.figure.pay} />}
              {row.agents.map((pay, i) => (
                <Packet key={i} who={`agent-${row.seat}`} pay={pay} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
