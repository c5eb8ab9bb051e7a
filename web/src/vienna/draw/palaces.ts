import { arches, box, bulb, disc, dome, gable, hip, windows } from './masonry.ts';
import { dim, gold, opening, roof, wall, type Shape } from './stone.ts';

/** Nobility and administration: palaces old and new. */

export const NOBLE: Record<string, Shape[]> = {
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

export const OFFICIAL: Record<string, Shape[]> = {
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
