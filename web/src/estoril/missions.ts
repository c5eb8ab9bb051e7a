/** The open missions, ready to draw, and how everybody stands in them. */
import { type Seat, at } from '@kaffeehaus/kernel';
import { type Estoril, MISSION_POINTS, mission, missionPoints } from '@kaffeehaus/estoril';
import { list, say, t } from '../ui/words.ts';
import type { IconName } from '../art/names.ts';
import { colourOf } from '../ui/colours.ts';
import type { DrawProps } from '../seat/gameview.ts';
import type { MissionView } from './draw/MissionCard.tsx';
import { label } from './label.ts';
import { missionCounts } from './standing.ts';

/** What each mission counts, as signs. */
const SIGNS: Readonly<Record<string, readonly IconName[]>> = {
  M01: ['nation-DE'],
  M02: ['diplomat'],
  M03: ['nation-US'],
  M04: ['woman'],
  M05: ['nation-PT'],
  M06: ['conspirator'],
  M07: ['nation-ES', 'nation-FR', 'nation-IT', 'nation-HU', 'nation-SU', 'nation-YU'],
  M08: ['trash'],
  M09: ['nationalist'],
  M10: ['seducer'],
  M11: ['starter'],
  M12: ['assassin'],
  M13: ['strength'],
  M14: ['nation-GB'],
};

interface Place {
  readonly seat: Seat;
  readonly count: number;
  readonly leads: boolean;
}

/** Best first; of equals, whoever sits first. */
const placesIn = (s: Estoril, m: number): Place[] => {
  const counts = missionCounts(s, m);
  const points = missionPoints(counts);
  return counts
    .map((count, seat) => ({ seat, count, leads: at(points, seat) > 0 }))
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
};

/** What is printed on a mission. */
export const missionFace = (m: number): MissionView => {
  const { id } = mission(m);
  const title = say({ key: 'estoril.mission', args: { mission: id } });
  const text = say({ key: 'estoril.mission.text', args: { mission: id } });
  return {
    id,
    signs: SIGNS[id] ?? [],
    title,
    text,
    points: MISSION_POINTS,
    label: [title, text, t('common.points', { n: MISSION_POINTS })].join('. '),
  };
};

export const missionView = ({ view: { table: s }, names }: DrawProps<Estoril>, m: number): MissionView => {
  const face = missionFace(m);
  const places = placesIn(s, m);
  const standing = list(
    places.map(({ seat, count }) => label('standing.of', { who: seat, n: count }, names)),
  );
  return {
    ...face,
    standing: places.map(({ seat, count, leads }) => ({ seat: colourOf(seat), count, leads })),
    label: [face.label, label('standing', { standing })].join('. '),
  };
};
