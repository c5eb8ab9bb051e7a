import { at } from '@kaffeehaus/kernel';
import {
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
import { useState } from 'preact/hooks';
import { anchor } from '../art/anchor.ts';
import { Dialog } from '../art/Dialog.tsx';
import type { Info } from '../art/kinds.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { list, t } from '../ui/words.ts';
import { changesOf } from './changes.ts';
import type { RoofField } from './draw/Roof.tsx';
import { type BarView, TrackBars, type TrackBarsProps } from './draw/TrackBars.tsx';
import { label } from './label.ts';

type Props = DrawProps<Vienna>;

const ZONES = Array.from({ length: zoneValue(LAST_FIELD) }, (_, i) => ({
  value: i + 1,
  length: i + 1 === zoneValue(LAST_FIELD) ? 1 : ZONE_LENGTH,
}));

/** The whole house is drawn for whoever wants to see it. */
const picture = new Part(() => import('./draw/Tracks.tsx'));

const bars = ({ view: { table, viewer, ...view }, picks }: Props): BarView[] => {
  const { items } = changesOf({ table, viewer, ...view });
  return DOSSIERS.map((dossier, kind) => {
    const field = at(table.tracks, kind);
    const item = dossierItem(kind);
    const value = zoneValue(field);
    return {
      info: dossier,
      at: anchor('marker', dossier),
      share: field / LAST_FIELD,
      value,
      count: viewer < table.seats ? at(at(table.dossiers, viewer), kind) : undefined,
      state: picks.state(item),
      changed: items.has(item),
      label: label('marker', { dossier, field, last: LAST_FIELD, value }),
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

/** What happens on a field of the roof, in words. */
const events = ({ full, seats }: Vienna, i: number): string[] => {
  const field = at(ROOF, i);
  return [
    ...(full && isPurchase(seats, i) ? [label('roof.purchase', { field })] : []),
    ...(full && isPayday(seats, i) ? [label('roof.payday', { field })] : []),
    ...(i === endField(seats) ? [t('web.vienna.roof.end', { field })] : []),
  ];
};

const roofLabel = (s: Vienna): string => {
  const { investigator, seats } = s;
  const here = label('roof', { field: at(ROOF, investigator), end: at(ROOF, endField(seats)) });
  return [here, ...ROOF.flatMap((_, i) => events(s, i))].join('. ');
};

/** The next two things that happen on the roof. */
const nextWords = (s: Vienna): string => {
  const ahead = ROOF.flatMap((_, i) => (i > s.investigator ? events(s, i) : [])).slice(0, 2);
  const field = at(ROOF, s.investigator);
  if (ahead.length === 0) return t('web.vienna.roof.last', { field });
  return t('web.vienna.roof.here', { field, next: list(ahead) });
};

/** "F → J": where the investigator is, and where the end is rung in. */
const nextSign = ({ investigator, seats }: Vienna): string => {
  const [here, end] = [at(ROOF, investigator), at(ROOF, endField(seats))];
  return `${here} → ${end}`;
};

/** The house of secret information with its roof and its five floors, as a sheet. */
function House({ onClose, ...props }: Props & { onClose: () => void }) {
  const { table } = props.view;
  return (
    <Dialog title={label('tracks')} wide onClose={onClose}>
      <div class="house-sheet">
        <Later part={picture}>
          {({ Tracks }) => (
            <Tracks
              label={label('tracks')}
              roof={roof(table)}
              investigator={table.investigator}
              investigatorLabel={roofLabel(table)}
              zones={ZONES}
              tracks={bars(props).map((track, kind) => ({
                ...track,
                position: at(table.tracks, kind),
                state: 'idle',
              }))}
            />
          )}
        </Later>
      </div>
      <div class="actions">
        <button type="button" class="button primary" onClick={onClose}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}

function Compact({ next, ...props }: Props & Pick<TrackBarsProps, 'next'>) {
  const [open, setOpen] = useState(false);
  const { table } = props.view;
  const pick = (info: Info): void => {
    const item = vienna.item(info);
    if (item !== undefined) props.picks.press(item);
  };
  return (
    <>
      <TrackBars
        label={label('tracks')}
        roof={roof(table)}
        investigator={table.investigator}
        roofLabel={roofLabel(table)}
        next={next}
        tracks={bars(props)}
        zoom={{ label: t('web.vienna.house'), onOpen: () => setOpen(true) }}
        onPick={pick}
      />
      {open && <House {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Investigator and markers, as small as can be; the whole picture is one press away. */
export function TracksView(props: Props) {
  return <Compact {...props} next={nextWords(props.view.table)} />;
}

/** The same in one line, under the map of a phone. */
export function TracksLine(props: Props) {
  return (
    <div class="track-line">
      <Compact {...props} next={nextSign(props.view.table)} />
    </div>
  );
}
