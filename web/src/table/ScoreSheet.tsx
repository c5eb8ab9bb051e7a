import { Icon } from '../art/Icon.tsx';
import type { SeatColour } from '../art/kinds.ts';

export interface ScoreSeat {
  seat: SeatColour;
  name: string;
  total: number;
  /** Words for the winner; nothing for the others. */
  won?: string | undefined;
}

export interface ScoreRow {
  id: string;
  /** Where the points come from. */
  source: string;
  /** One entry for each seat, in the order of `seats`. */
  points: readonly number[];
  /** A word of explanation under the source. */
  note?: string | undefined;
}

export interface ScoreSheetProps {
  title: string;
  sourceLabel: string;
  totalLabel: string;
  seats: readonly ScoreSeat[];
  rows: readonly ScoreRow[];
  /** How a tie was broken, in words. */
  tieBreak?: string | undefined;
}

function Head({ seats, sourceLabel }: Pick<ScoreSheetProps, 'seats' | 'sourceLabel'>) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="spoken">{sourceLabel}</span>
        </th>
        {seats.map(s => (
          <th key={s.seat} scope="col" class={s.won === undefined ? '' : 'won'}>
            <span class="seat">
              <Icon name={`agent-${s.seat}`} size={36} />
              <span class="seat-name">{s.name}</span>
              {s.won !== undefined && (
                <span class="laurel">
                  <Icon name="star" size={12} />
                  {s.won}
                </span>
              )}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The final score, source by source. */
export function ScoreSheet({ title, sourceLabel, totalLabel, seats, rows, tieBreak }: ScoreSheetProps) {
  const tint = (i: number) => (seats[i]?.won === undefined ? '' : 'won');
  return (
    <div class="sheet-scroll">
      <table class="score-sheet">
        <caption>{title}</caption>
        <Head seats={seats} sourceLabel={sourceLabel} />
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <th scope="row">
                {row.source}
                {row.note !== undefined && <small>{row.note}</small>}
              </th>
              {row.points.map((points, i) => (
                <td key={seats[i]?.seat ?? i} class={tint(i)}>
                  {points}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{totalLabel}</th>
            {seats.map((s, i) => (
              <td key={s.seat} class={tint(i)}>
                {s.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {tieBreak !== undefined && <p class="tie-break">{tieBreak}</p>}
    </div>
  );
}
