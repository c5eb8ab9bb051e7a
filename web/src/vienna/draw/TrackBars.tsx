import type { DrawState, Info } from '../../art/kinds.ts';
import { Icon } from '../../art/Icon.tsx';
import { Thing } from '../../art/Thing.tsx';
import type { RoofField } from './Roof.tsx';
import './bars.css';

export interface BarView {
  info: Info;
  at: string;
  /** How far the marker is, from 0 to 1, and what a tile is worth by that. */
  share: number;
  value: number;
  /** How many tiles of the kind the viewer has; nothing for whoever only watches. */
  count?: number | undefined;
  state: DrawState;
  changed?: boolean;
  /** Kind, field and present value in words. */
  label: string;
}

export interface TrackBarsProps {
  label: string;
  roof: readonly RoofField[];
  investigator: number;
  /** Where the investigator is and what is to come, in words. */
  roofLabel: string;
  /** What is to come next, in a few words. */
  next: string;
  tracks: readonly BarView[];
  /** Opens the whole picture. */
  zoom: { label: string; onOpen: () => void };
  onPick?: ((id: Info) => void) | undefined;
}

const signOf = ({ end, purchase, payday }: RoofField): string =>
  [end === true && 'end', purchase === true && 'shop', payday === true && 'pay'].filter(Boolean).join(' ');

/** The roof as a row of letters: passed, present, and what happens on those to come. */
function Letters({ roof, investigator, roofLabel }: Omit<TrackBarsProps, 'tracks'>) {
  return (
    <span class="roof-row" role="img" aria-label={roofLabel}>
      {roof.map((field, i) => (
        <i
          key={field.letter}
          class={`${signOf(field)} ${i < investigator ? 'passed' : i === investigator ? 'here' : ''}`}
          data-at={i === investigator ? 'investigator' : `roof:${i}`}
        >
          {field.letter}
        </i>
      ))}
    </span>
  );
}

function Bar({ track: t, onPick }: { track: BarView; onPick: TrackBarsProps['onPick'] }) {
  return (
    <li>
      <Thing
        id={t.info}
        at={t.at}
        class="bar"
        label={t.label}
        state={t.state}
        changed={t.changed}
        ticked
        onPick={onPick}
      >
        <Icon name={t.info} size={18} />
        <span class="bar-line" data-at={`track:${t.info}`} style={{ '--share': t.share }} />
        {t.count !== undefined && <b class="bar-count num">{t.count}</b>}
        <b class="bar-value num">{t.value}★</b>
      </Thing>
    </li>
  );
}

/** Investigator and markers in small: for a rail, a foot, or a line under the map. */
export function TrackBars(props: TrackBarsProps) {
  const { tracks, zoom, onPick } = props;
  return (
    <div class="track-bars" role="group" aria-label={props.label}>
      <button type="button" class="roof-button" aria-label={zoom.label} onClick={zoom.onOpen}>
        <Icon name="zoom-in" size={16} />
      </button>
      <Letters {...props} />
      <p class="roof-next" data-at="roof">
        {props.next}
      </p>
      <ul class="bars">
        {tracks.map(track => (
          <Bar key={track.info} track={track} onPick={onPick} />
        ))}
      </ul>
    </div>
  );
}
