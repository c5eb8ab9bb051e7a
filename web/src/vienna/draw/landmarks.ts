import type { Seal } from '../../art/kinds.ts';
import { arches, box, bulb, disc, dome, gable, hip, windows } from './masonry.ts';

/** One flat shape: lit walls, roofs in the deep ink of the ground, openings, or gold leaf. */
export interface Shape {
  tone: 'wall' | 'dim' | 'roof' | 'void' | 'gold';
  d: string;
}

const wall = (...d: string[]): Shape => ({ tone: 'wall', d: d.join('') });
const dim = (...d: string[]): Shape => ({ tone: 'dim', d: d.join('') });
const roof = (...d: string[]): Shape => ({ tone: 'roof', d: d.join('') });
const opening = (...d: string[]): Shape => ({ tone: 'void', d: d.join('') });
const gold = (...d: string[]): Shape => ({ tone: 'gold', d: d.join('') });

const cross = (x: number, y: number) => `M${x - 0.8} ${y}v-7h1.6v7zM${x - 2.8} ${y - 5.4}h5.6v1.5h-5.6z`;

/** The two court museums face each other and are twins but for a detail. */
const museum = (crown: Shape): Shape[] => [
  roof(dome(0, 11, -12, 20), hip(-37, -20, -4, -9, 3), hip(20, 37, -4, -9, 3)),
  crown,
  wall(box(-38, 38, -4), box(-13, 13, -12)),
  dim(box(-38, 38, 8, 10)),
  opening(windows(-34, -17, 4, -1, 6), windows(17, 34, 4, -1, 6), windows(-10, 10, 3, -8, 8, 4)),
  opening(arches(-34, -17, 4, 13, 3.5), arches(17, 34, 4, 13, 3.5), arches(-10, 10, 3, 11, 4.5)),
];

const NOBLE: Record<string, Shape[]> = {
  Hofburg: [
    roof(dome(0, 13, -14, 21), dome(-30, 7, -6, 9), dome(30, 7, -6, 9)),
    gold(disc(0, -36, 2.5)),
    wall(box(-38, 38, -2), box(-15, 15, -14), box(-37, -23, -6), box(23, 37, -6)),
    dim('M-15 -14h30v3h-30z'),
    opening(
      arches(-11, 11, 3, -6, 6, 8),
      arches(-11, 11, 3, 11, 6),
      windows(-34, -18, 4, 2, 7),
      windows(18, 34, 4, 2, 7),
    ),
  ],
  'Schloss Schönbrunn': [
    roof(hip(-38, 38, -4, -8, 2), hip(-14, 14, -14, -18, 2)),
    wall(box(-38, 38, -4), box(-16, 16, -14), box(-38, -27, -8), box(27, 38, -8)),
    dim(box(-38, 38, 9, 11), 'M-19 22l6-9h26l6 9z'),
    opening(windows(-13, 13, 5, -9, 7, 3), windows(-25, -18, 2, 0, 6), windows(18, 25, 2, 0, 6)),
    opening(windows(-35, -30, 2, -3, 7, 2.5), windows(30, 35, 2, -3, 7, 2.5), arches(-7, 7, 2, 14, 4)),
    gold('M-4 -19h8l-2 -6h-4z'),
  ],
  'Schloss Belvedere': [
    roof(bulb(-33, 5, -4, -20), bulb(33, 5, -4, -20), hip(-26, -12, -3, -12, 4), hip(12, 26, -3, -12, 4)),
    roof(hip(-14, 14, -9, -24, 5)),
    wall(box(-38, -28, -4), box(28, 38, -4), box(-28, 28, -3), box(-14, 14, -10)),
    opening(
      arches(-10, 10, 3, -5, 5, 6),
      arches(-10, 10, 3, 11, 5),
      windows(-25, -17, 2, 2, 7),
      windows(17, 25, 2, 2, 7),
    ),
    opening(windows(-35, -31, 2, 2, 8, 2), windows(31, 35, 2, 2, 8, 2)),
  ],
  Albertina: [
    wall(box(-38, 38, 8), box(-32, 32, -12)),
    dim(box(-38, 38, 8, 11), box(-32, 32, -15, -12)),
    gold('M-38 -17L14 -31l1.5 4L-36 -13z'),
    opening(windows(-28, 28, 7, -7, 8, 3.5), arches(-32, -14, 3, 13, 4), arches(14, 32, 3, 13, 4)),
    dim('M-10 22l6-11h8l6 11z'),
  ],
  'Palais Liechtenstein': [
    roof(hip(-35, 35, -10, -20, 8)),
    wall(box(-36, 36, -10)),
    dim(box(-36, 36, 6, 8), box(-36, 36, -12, -9)),
    opening(
      windows(-31, 31, 7, -5, 8, 3.5),
      arches(-31, -13, 3, 11, 4),
      arches(13, 31, 3, 11, 4),
      arches(-7, 7, 2, 10, 6),
    ),
    gold(gable(-12, 12, -12, -19)),
  ],
  'Palais Schwarzenberg': [
    roof(dome(0, 13, -9, 15), hip(-36, -13, -4, -10, 3), hip(13, 36, -4, -10, 3)),
    wall(box(-37, 37, -4), 'M-14 22V-9h28V22z'),
    dim(box(-14, 14, -10, -7), box(-37, 37, 9, 11)),
    opening(
      arches(-10, 10, 3, -4, 5, 8),
      arches(-10, 10, 3, 13, 5),
      windows(-33, -18, 4, 0, 7, 2.5),
      windows(18, 33, 4, 0, 7, 2.5),
    ),
    gold(disc(0, -26, 2)),
  ],
};

const SACRED: Record<string, Shape[]> = {
  Stephansdom: [
    wall('M1 22V-8L-1 -12L-6 -39L-11 -12L-13 -8V22z'),
    roof('M1 8L7 -17H33L38 8z'),
    gold('M9 -10l4 5 4-5 4 5 4-5 4 5 4-5v5l-4 5-4-5-4 5-4-5-4 5-4-5z'),
    wall(box(1, 38, 8), box(-20, -13, 2), gable(-20, -13, 2, -5)),
    opening(arches(-9, -3, 1, -4, 6, 6), arches(5, 34, 5, 11, 3.5, 20), arches(-9, -3, 1, 12, 6)),
  ],
  Karlskirche: [
    roof(dome(0, 14, -8, 22), 'M-3 -29h6v-5h-6z'),
    gold(cross(0, -33)),
    wall(box(-14, 14, -8), box(-36, 36, 4), box(-27, -20, -16), box(20, 27, -16)),
    dim('M-27 -8l7-3v3l-7 3zM-27 0l7-3v3l-7 3zM20 -8l7-3v3l-7 3zM20 0l7-3v3l-7 3z'),
    roof(dome(-23.5, 4, -16, 5), dome(23.5, 4, -16, 5), gable(-15, 15, 4, -4)),
    opening(
      arches(-10, 10, 3, -5, 4, 1),
      windows(-10, 10, 4, 8, 14, 2.5),
      arches(-34, -29, 1, 11, 5),
      arches(29, 34, 1, 11, 5),
    ),
  ],
  Votivkirche: [
    wall('M-18 22V-8L-12 -24L-8 -38L-4 -24L-4 22z', 'M4 22V-24L8 -38L12 -24L18 -8V22z'),
    roof(gable(-5, 5, -6, -16), 'M18 8L21 -6H33L36 8z', 'M-18 8L-21 -6H-33L-36 8z'),
    wall(box(-5, 5, -6), box(18, 36, 8), box(-36, -18, 8)),
    opening(
      disc(0, 1, 3.8),
      arches(-3, 3, 1, 11, 6),
      arches(-14, -7, 1, -4, 4, 6),
      arches(8, 14, 1, -4, 4, 6),
    ),
    opening(
      arches(-33, -22, 3, 12, 2.5, 19),
      arches(22, 33, 3, 12, 2.5, 19),
      arches(-14, -8, 1, 13, 5),
      arches(9, 14, 1, 13, 5),
    ),
  ],
  Peterskirche: [
    roof(dome(0, 18, -4, 26), 'M-3.5 -29h7v-5h-7z'),
    gold(cross(0, -33)),
    wall(box(-30, -19, -8), box(19, 30, -8), box(-19, 19, -4)),
    roof(bulb(-24.5, 5, -8, -18), bulb(24.5, 5, -8, -18)),
    dim(box(-30, 30, 6, 8)),
    opening(
      arches(-14, 14, 4, -1, 4, 6),
      arches(-26.5, -22, 1, -3, 4, 5),
      arches(22.5, 27, 1, -3, 4, 5),
      arches(-5, 5, 1, 11, 10),
    ),
  ],
  Minoritenkirche: [
    roof('M-30 4L-16 -20L4 4z', 'M-16 -20H16L28 4H4z'),
    wall(box(-30, 4, 4), box(4, 28, 4), box(20, 32, -24)),
    dim(box(4, 28, 4, 6), box(19, 33, -26, -23)),
    opening(
      arches(-24, -2, 3, 8, 4),
      arches(8, 17, 2, 9, 3.5, 20),
      arches(23, 29, 2, -18, 2.5, -8),
      disc(-14, -4, 3.5),
    ),
  ],
  Ruprechtskirche: [
    wall(box(-16, 4, -18)),
    roof(gable(-18, 6, -18, -34), 'M4 6L9 -10H28L34 6z'),
    wall(box(4, 34, 6), box(-30, -16, 8)),
    roof('M-31 8L-16 -2V8z'),
    opening(
      arches(-12, 0, 2, -13, 4, -5),
      arches(-12, 0, 2, 2, 4, 10),
      arches(9, 29, 3, 10, 4, 18),
      arches(-26, -21, 1, 14, 5),
    ),
    dim('M4 22c2-8 8-8 10 0zM-16 22c1-6 6-6 8 0z'),
  ],
};

const OFFICIAL: Record<string, Shape[]> = {
  Rathaus: [
    wall('M-7 22V-22L-1 -40L5 -22V22z'),
    roof(hip(-36, 36, -2, -9, 5), gable(-27, -20, -9, -22), gable(18, 25, -9, -22)),
    wall(box(-37, 37, -2), box(-27, -20, -9), box(18, 25, -9), box(-7, 5, -20)),
    opening(
      disc(-1, -15, 3.2),
      arches(-4, 2, 2, -8, 2.5, 2),
      arches(-33, -12, 5, 3, 3, 10),
      arches(10, 33, 5, 3, 3, 10),
    ),
    opening(arches(-34, 34, 9, 14, 5)),
  ],
  Parlament: [
    wall(box(-38, 38, 4), box(-20, 20, -6)),
    roof(gable(-24, 24, -6, -20), box(-38, -26, 0, 4), box(26, 38, 0, 4)),
    dim(box(-23, 23, -7, -4), 'M-27 22l5-4h44l5 4z'),
    opening(
      windows(-17.5, 17.5, 6, -3, 20, 3.2),
      windows(-35, -24, 4, 8, 9, 1.8),
      windows(24, 35, 4, 8, 9, 1.8),
    ),
    gold(disc(0, -11.5, 2.5)),
  ],
  Justizpalast: [
    roof(hip(-36, -14, -6, -16, 4), hip(14, 36, -6, -16, 4), hip(-12, 12, -14, -24, 3)),
    wall(box(-37, 37, -6), box(-14, 14, -14)),
    dim(box(-37, 37, 6, 8)),
    gold(gable(-9, 9, -14, -21)),
    opening(
      windows(-33, -18, 4, -2, 6),
      windows(18, 33, 4, -2, 6),
      arches(-10, 10, 3, -8, 5, 4),
      arches(-33, -18, 4, 12, 3),
      arches(18, 33, 4, 12, 3),
    ),
    opening(arches(-5, 5, 1, 10, 10)),
  ],
  Ballhausplatz: [
    roof(hip(-37, 37, -10, -19, 5)),
    wall(box(-37, 37, -10)),
    dim(box(-37, 37, 4, 6), box(-10, 10, 5, 9), box(-37, 37, -12, -9)),
    opening(
      windows(-33, 33, 9, -6, 7, 3),
      windows(-33, -14, 4, 10, 7),
      windows(14, 33, 4, 10, 7),
      arches(-5, 5, 1, 11, 10),
    ),
    gold(disc(0, -16, 3)),
  ],
  'Regierungsgebäude Stubenring': [
    roof(hip(-16, 16, -12, -22, 6), hip(-37, -16, -4, -10, 3), hip(16, 37, -4, -10, 3)),
    wall(box(-38, 38, -4), box(-18, 18, -12)),
    gold('M0 -20l-3-4-10 -1 7 5 -3 4h18l-3-4 7-5-10 1z'),
    dim(box(-38, 38, 10, 12)),
    opening(
      windows(-14, 14, 5, -8, 6, 3),
      windows(-14, 14, 5, 1, 6, 3),
      windows(-34, -22, 3, 0, 7),
      windows(22, 34, 3, 0, 7),
      arches(-10, 10, 3, 14, 5),
    ),
  ],
  Postsparkasse: [
    wall(box(-36, 36, -4), box(-24, 24, -16)),
    dim(box(-24, 24, -18, -15), box(-36, 36, -6, -3), box(-36, 36, 9, 11)),
    gold('M-21 -18l2-9 2 9zM17 -18l2-9 2 9zM-21.5 -25h5v2h-5zM16.5 -25h5v2h-5z'),
    opening(windows(-20, 20, 7, -11, 4, 3), windows(-20, 20, 7, -4, 4, 3), windows(-20, 20, 7, 3, 4, 3)),
    opening(
      windows(-33, -27, 2, 1, 5),
      windows(27, 33, 2, 1, 5),
      box(-12, 12, 14),
      windows(-33, -18, 4, 14, 6),
      windows(18, 33, 4, 14, 6),
    ),
  ],
};

const ARTFUL: Record<string, Shape[]> = {
  Staatsoper: [
    roof('M-24 -6C-22 -20 -12 -25 0 -25S22 -20 24 -6z', hip(-38, -24, 0, -4, 2), hip(24, 38, 0, -4, 2)),
    wall(box(-38, 38, 0), box(-22, 22, -8)),
    dim(box(-22, 22, -9, -6), box(-38, 38, 8, 10)),
    opening(
      arches(-19, 19, 5, -4, 6, 7),
      arches(-19, 19, 5, 11, 6),
      arches(-35, -26, 2, 12, 3.5),
      arches(26, 35, 2, 12, 3.5),
    ),
    gold('M-20 -9l2-6 2 6zM16 -9l2-6 2 6z'),
  ],
  Burgtheater: [
    roof(dome(0, 18, -8, 15), hip(-38, -22, 0, -7, 4), hip(22, 38, 0, -7, 4)),
    wall(box(-38, 38, 0), box(-20, 20, -8)),
    dim(box(-20, 20, -10, -7), 'M-20 8h40v2h-40z', 'M13 -8h7v30h-7z'),
    opening(
      arches(-16, 11, 4, -4, 5, 7),
      arches(-16, 11, 4, 12, 5),
      arches(-34, -25, 2, 5, 4, 15),
      arches(25, 34, 2, 5, 4, 15),
    ),
    gold(disc(0, -16, 3.2)),
  ],
  Musikverein: [
    roof(gable(-19, 19, -10, -26)),
    wall(box(-34, 34, 0), box(-17, 17, -10)),
    roof(hip(-34, -17, 0, -4, 0), hip(17, 34, 0, -4, 0)),
    gold('M-4 -13c-2-6 10-6 8 0zM-1 -18h2v6h-2z'),
    dim(box(-19, 19, -11, -8), box(-34, 34, 8, 10)),
    opening(
      arches(-13, 13, 4, -5, 4.5, 7),
      arches(-13, 13, 4, 12, 4.5),
      arches(-31, -21, 2, 12, 4),
      arches(21, 31, 2, 12, 4),
      windows(-30, -22, 2, 2, 5),
      windows(22, 30, 2, 2, 5),
    ),
  ],
  Secession: [
    gold(disc(0, -22, 13)),
    {
      tone: 'void',
      d: disc(-5, -25, 1.4) + disc(3, -28, 1.4) + disc(5, -20, 1.4) + disc(-2, -18, 1.4) + disc(-8, -19, 1.2),
    },
    wall(box(-16, -9, -22), box(9, 16, -22), box(-34, -12, -8), box(12, 34, -8), box(-12, 12, -9)),
    dim(box(-34, -16, -8, -5), box(16, 34, -8, -5), box(-12, 12, -9, -7)),
    opening('M-6 22V4H6v18z'),
    gold('M-30 2h10v1.800h-10zM20 2h10v1.800h-10zM-9 -4h18v2h-18z'),
    dim('M-9 22v-4h18v4z'),
  ],
  'Kunsthistorisches Museum': museum(gold(disc(0, -34, 2.5))),
  'Theater an der Wien': [
    roof(hip(-30, 30, -8, -18, 10)),
    wall(box(-32, 32, -8), box(-13, 13, -8)),
    roof(gable(-16, 16, -6, -16)),
    dim('M-15 22V-6h4V22zM11 22V-6h4V22z', box(-32, 32, 7, 9)),
    gold('M-7 -4h14v6H-7z', disc(0, -10, 2)),
    opening(
      arches(-6, 6, 1, 8, 12),
      windows(-28, -19, 3, -3, 7, 3),
      windows(19, 28, 3, -3, 7, 3),
      arches(-28, -19, 2, 13, 4),
      arches(19, 28, 2, 13, 4),
    ),
  ],
};

const LEARNED: Record<string, Shape[]> = {
  Universität: [
    roof('M-16 -8C-15 -20 -10 -24 0 -24S15 -20 16 -8z', hip(-38, -22, -4, -12, 4), hip(22, 38, -4, -12, 4)),
    wall(box(-38, 38, -4), box(-17, 17, -8)),
    dim(box(-38, 38, 8, 10), 'M-12 22l4-6h16l4 6z'),
    opening(
      arches(-13, 13, 4, -4, 5, 6),
      windows(-34, -21, 4, 0, 6, 2.5),
      windows(21, 34, 4, 0, 6, 2.5),
      arches(-34, -17, 4, 13, 3.5),
      arches(17, 34, 4, 13, 3.5),
    ),
    gold('M-3 -24h6l-1-5h-4z'),
  ],
  'Naturhistorisches Museum': museum(gold('M-1 -32v-8h2v8zM-4 -38h8v2h-8z')),
  'Urania-Sternwarte': [
    wall(box(-9, 9, -22)),
    roof(dome(0, 10, -22, 13)),
    opening('M1 -35l4 2 2 11h-4z', arches(-4, 4, 1, -14, 8, -3)),
    wall('M-30 22V0c0-5 6-6 11-6H32V22z'),
    roof('M-30 -2c2-6 7-8 12-8H33v4H-19c-5 0-9 1-11 4z'),
    dim(box(-30, 32, 9, 11)),
    opening(windows(-25, -14, 3, -1, 7, 3), windows(-8, 28, 7, -1, 7, 3), arches(-24, 28, 7, 13, 4)),
  ],
  'Technische Hochschule': [
    roof(hip(-38, 38, -6, -12, 6), gable(-16, 16, -12, -22)),
    wall(box(-38, 38, -6), box(-15, 15, -12)),
    dim(box(-17, 17, -13, -10), box(-38, 38, 8, 10)),
    opening(
      windows(-12, 12, 5, -7, 14, 2.4),
      windows(-34, -19, 4, -2, 6),
      windows(19, 34, 4, -2, 6),
      windows(-34, -19, 4, 13, 5),
      windows(19, 34, 4, 13, 5),
      arches(-7, 7, 2, 13, 5),
    ),
  ],
  'Akademie der Wissenschaften': [
    roof(hip(-32, 32, -10, -22, 6)),
    wall(box(-34, 34, -10)),
    dim(box(-34, 34, 4, 6), box(-34, 34, -12, -9)),
    roof(gable(-13, 13, -10, -19)),
    opening(
      windows(-30, -18, 3, -5, 7, 3.5),
      windows(18, 30, 3, -5, 7, 3.5),
      arches(-10, 10, 3, -6, 5, 3),
      arches(-30, -16, 3, 10, 4),
      arches(16, 30, 3, 10, 4),
      arches(-10, 10, 3, 9, 5),
    ),
    gold(disc(0, -13.5, 2)),
  ],
  Josephinum: [
    roof(hip(-20, 20, -8, -17, 4), hip(-38, -20, -2, -12, 5), hip(20, 38, -2, -12, 5)),
    wall(box(-20, 20, -8)),
    dim(box(-20, 20, 16)),
    wall(box(-38, -22, -2), box(22, 38, -2)),
    opening(
      windows(-15, 15, 5, -4, 6, 3),
      windows(-35, -28, 2, 3, 6),
      windows(27.5, 35, 2, 3, 6),
      windows(-35, -28, 2, 13, 5),
      windows(27.5, 35, 2, 13, 5),
      arches(-4, 4, 1, 6, 8, 16),
    ),
    gold(gable(-7, 7, -8, -14)),
  ],
};

const ALL: Record<string, Shape[]> = { ...NOBLE, ...SACRED, ...OFFICIAL, ...ARTFUL, ...LEARNED };

const BY_SEAL: Record<Seal, Shape[] | undefined> = {
  nobility: NOBLE['Palais Liechtenstein'],
  religion: SACRED['Ruprechtskirche'],
  administration: OFFICIAL['Ballhausplatz'],
  culture: ARTFUL['Musikverein'],
  science: LEARNED['Universität'],
};

/** The silhouette that goes with a building's name; an unknown name gets a plain one of its seal. */
export function landmark(name: string, seal: Seal | undefined): Shape[] {
  return ALL[name] ?? (seal && BY_SEAL[seal]) ?? BY_SEAL.nobility ?? [];
}
