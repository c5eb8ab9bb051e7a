import { at } from '@kaffeehaus/kernel';
import {
  DECK,
  DISCARD,
  DOSSIERS,
  LAST_FIELD,
  ROOF,
  type Vienna,
  ZONE_LENGTH,
  dossierItem,
  endField,
  vienna,
  zoneValue,
} from '@kaffeehaus/vienna';
import { say } from '../app/words.ts';
import type { DrawProps } from '../table/gameview.ts';
import { changesOf } from './changes.ts';
import { type TrackView, Tracks } from './draw/Tracks.tsx';

const ZONES = Array.from({ length: zoneValue(LAST_FIELD) }, (_, i) => ({
  value: i + 1,
  length: i + 1 === zoneValue(LAST_FIELD) ? 1 : ZONE_LENGTH,
}));

const label = (key: string, args: { readonly [name: string]: string | number } = {}): string =>
  say({ key: `vienna.label.${key}`, args });

const tracks = ({ view, picks }: DrawProps<Vienna>): TrackView[] => {
  const { items } = changesOf(view);
  return DOSSIERS.map((dossier, kind) => {
    const field = at(view.table.tracks, kind);
    const item = dossierItem(kind);
    return {
      info: dossier,
      position: field,
      state: picks.state(item),
      changed: items.has(item),
      label: label('marker', { dossier, field, last: LAST_FIELD, value: zoneValue(field) }),
    };
  });
};

/** The house of secret information, and how many cards there are left. */
export function TracksView(props: DrawProps<Vienna>) {
  const { table } = props.view;
  const end = endField(table.seats);
  const pick = (info: string): void => {
    const item = vienna.item(info);
    if (item !== undefined) props.picks.press(item);
  };
  return (
    <div class="house">
      <Tracks
        label={label('tracks')}
        roof={ROOF.map((letter, i) => ({ letter, end: i === end }))}
        investigator={table.investigator}
        investigatorLabel={label('roof', { field: at(ROOF, table.investigator), end: at(ROOF, end) })}
        zones={ZONES}
        tracks={tracks(props)}
        onPick={pick}
      />
      <p class="quiet house-piles">
        <span>{label('deck', { n: at(table.zones, DECK).length })}</span>
        <span>{label('discard', { n: at(table.zones, DISCARD).length })}</span>
      </p>
    </div>
  );
}
