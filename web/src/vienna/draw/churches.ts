import { arches, box, bulb, disc, dome, gable, windows } from './masonry.ts';
import { cross, dim, gold, opening, roof, wall, type Shape } from './stone.ts';

/** Religion. */

export const SACRED: Record<string, Shape[]> = {
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
