import { arches, box, disc, dome, gable, hip, windows } from './masonry.ts';
import { dim, gold, opening, roof, wall, type Shape } from './stone.ts';

/** Culture and science: theatres, museums, schools. */

/** The two court museums face each other and are twins but for a detail. */
const museum = (crown: Shape): Shape[] => [
  roof(dome(0, 11, -12, 20), hip(-37, -20, -4, -9, 3), hip(20, 37, -4, -9, 3)),
  crown,
  wall(box(-38, 38, -4), box(-13, 13, -12)),
  dim(box(-38, 38, 8, 10)),
  opening(windows(-34, -17, 4, -1, 6), windows(17, 34, 4, -1, 6), windows(-10, 10, 3, -8, 8, 4)),
  opening(arches(-34, -17, 4, 13, 3.5), arches(17, 34, 4, 13, 3.5), arches(-10, 10, 3, 11, 4.5)),
];

export const ARTFUL: Record<string, Shape[]> = {
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
    opening(
      disc(-5, -25, 1.4) + disc(3, -28, 1.4) + disc(5, -20, 1.4) + disc(-2, -18, 1.4) + disc(-8, -19, 1.2),
    ),
    wall(box(-16, -9, -22), box(9, 16, -22), box(-34, -12, -8), box(12, 34, -8), box(-12, 12, -9)),
    dim(box(-34, -16, -8, -5), box(16, 34, -8, -5), box(-12, 12, -9, -7)),
    opening('M-6 22V4H6v18z'),
    gold('M-30 2h10v1.8h-10zM20 2h10v1.8h-10zM-9 -4h18v2h-18z'),
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

export const LEARNED: Record<string, Shape[]> = {
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
