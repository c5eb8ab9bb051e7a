import type { SeatColour } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import type { IconName } from '../../art/names.ts';
import './mission.css';

export interface MissionView {
  id: string;
  /** What counts, as signs; several where any of them does. */
  signs: readonly IconName[];
  title: string;
  /** What counts, in words. */
  text: string;
  points: number;
  /** How far each seat is by what the viewer knows, best first; seats that lead are marked. */
  standing?: readonly { seat: SeatColour; count: number; leads: boolean }[] | undefined;
  /** All of it in words. */
  label: string;
}

/** A mission, clipped to the wall: what must be had, what it is worth, who leads. */
export function MissionCard({ mission: m }: { mission: MissionView }) {
  return (
    <article class="mission" aria-label={m.label}>
      <span class="mission-clip" aria-hidden="true">
        <Icon name="clip" size={30} />
      </span>
      <span class="mission-points num" aria-hidden="true">
        {m.points}
        <Icon name="star" size={13} />
      </span>
      <span class={m.signs.length > 1 ? 'mission-signs are-many' : 'mission-signs'} aria-hidden="true">
        {m.signs.map(sign => (
          <Icon key={sign} name={sign} size={m.signs.length > 1 ? 14 : 30} />
        ))}
      </span>
      <b class="mission-title">{m.title}</b>
      <span class="mission-text">{m.text}</span>
      {m.standing && (
        <span class="mission-standing num" aria-hidden="true">
          {m.standing.map(({ seat, count, leads }) => (
            <span key={seat} class={leads ? 'leads' : ''}>
              <Icon name={`stone-${seat}`} size={18} />
              {count}
            </span>
          ))}
        </span>
      )}
    </article>
  );
}
