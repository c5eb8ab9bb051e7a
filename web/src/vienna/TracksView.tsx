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
  isPayday,
  isPurchase,
  vienna,
  zoneValue,
} from '@kaffeehaus/vienna';
import type { DrawProps } from '../seat/gameview.ts';
import { changesOf } from './changes.ts';
import type { RoofField } from './draw/Roof.tsx';
import { type TrackView, Tracks } from './draw/Tracks.tsx';
import { label } from './label.ts';

const ZONES = Array.from({ length: zoneValue(LAST_FIELD) }, (_, i) => ({
  value: i + 1,
  length: i + 1 === zoneValue(LAST_FIELD) ? 1 : ZONE_LENGTH,
}));

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

/** Where the investigator may go, and what happens there in the full version. */
const roof = ({ full, seats }: Vienna): RoofField[] =>
  ROOF.map((letter, i) => ({
    letter,
    end: i === endField(seats),
    ...(full && { purchase: isPurchase(seats, i), payday: isPayday(seats, i) }),
  }));

const roofLabel = ({ full, seats, investigator }: Vienna): string => {
  const signs = ROOF.flatMap((field, i) => [
    ...(full && isPurchase(seats, i) ? [label('roof.purchase', { field })] : []),
    ...(full && isPayday(seats, i) ? [label('roof.payday', { field })] : []),
  ]);
  const here = label('roof', { field: at(ROOF, investigator), end: at(ROOF, endField(seats)) });
  return [here, ...signs].join('. ');
};

/** The house of secret information, and how many cards there are left. */
export function TracksView(props: DrawProps<Vienna>) {
  const { table } = props.view;
  const pick = (info: string): void => {
    const item = vienna.item(info);
    if (item !== undefined) props.picks.press(item);
  };
  return (
    <div class="house">
      <Tracks
        label={label('tracks')}
        roof={roof(table)}
        investigator={table.investigator}
        investigatorLabel={roofLabel(table)}
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
