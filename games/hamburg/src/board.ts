/** Everything printed on board, tableau and tiles, as numbers. Cards stand in cards.ts. */

/** In the order of the rulebook's lists, which is also clockwise on the Binnenalster. */
export const COLOURS = ['violet', 'orange', 'grey', 'pink', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
export const [VIOLET, ORANGE, GREY, PINK, BROWN] = [0, 1, 2, 3, 4] as const;
export const FIVE = [VIOLET, ORANGE, GREY, PINK, BROWN] as const;
/** The sixth die, the sixth window and the sixth ship. */
export const BLACK = 5;
export const colourIndex = (colour: Colour): number => COLOURS.indexOf(colour);

/** One hazard per colour, in the order of the colours. */
export const HAZARDS = ['flood', 'fire', 'collapse', 'raid', 'disease'] as const;
export type Hazard = (typeof HAZARDS)[number];
export const STEPS_TO_DAMAGE = 3;

/** Twenty categories of buildings, four per colour, then the two special ones. */
export const CATEGORIES = [
  'bourgeoisie',
  'offices',
  'university',
  'health',
  'amusement',
  'art',
  'theatre',
  'circus',
  'trade',
  'industry',
  'bank',
  'crafts',
  'military',
  'police',
  'underworld',
  'society',
  'harbour',
  'church',
  'emigrants',
  'mysticism',
  'zoo',
  'park',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const ZOO = 20;
export const PARK = 21;
/** The colour of the four categories 0–3, 4–7, 8–11, 12–15, 16–19. */
export const COLOUR_OF_BLOCK = [BROWN, PINK, ORANGE, GREY, VIOLET] as const;

export const ACTIONS = ['workers', 'money', 'reduce', 'wall', 'plot', 'build'] as const;
export type Action = (typeof ACTIONS)[number];
export const [WORKERS, MONEY, REDUCE, WALL, LAY, BUILD] = [0, 1, 2, 3, 4, 5] as const;

export const MAJORITIES = ['square', 'buildings', 'stones', 'points', 'zoos'] as const;

export const ROUNDS = 8;
export const LAPS = 4;
export const HAND = 5;
export const START_MARK = 5;
export const START_SETS = 1;
export const START_POINTS = 5;
export const WORKERS_TAKEN = 3;
export const WORKERS_PER_COLOUR = 15;
export const MAJORITY_POINTS = 4;
export const THIRD_SECTION_POINTS = 3;
export const BEYOND_POINTS = 4;
/** What one building asks for an advance when no die shows 1 or 2. */
export const QUIET_ADVANCE = 4;
export const SECTIONS = 5;
export const THIRD = 3;

/**
 * Reconstructed values: the rulebook does not print them in a way we could read. Each agrees with every worked example;
 * whoever owns the game can correct them here and nowhere else. Prices and points of the cards stand in cards.ts.
 */

/** Points of the spaces on the town-hall square, the start first; space 5 = 7 and the last = 18 are printed. */
export const SQUARE_POINTS = [0, 1, 2, 3, 5, 7, 9, 12, 15, 18] as const;
export const LAST_SPACE = SQUARE_POINTS.length - 1;

/** Colour and price of the wall sections from the tower outwards, left half then right half. */
export const SECTION_COLOURS = [
  [VIOLET, BROWN, PINK, GREY, ORANGE],
  [ORANGE, GREY, BROWN, PINK, VIOLET],
] as const;
export const SECTION_PRICES = [1, 2, 3, 4, 5] as const;

/** Points of the Hummel statues by number of players (0 and 1 unused, solo counts as two). */
export const HUMMELS: readonly (readonly number[])[] = [
  [],
  [],
  [9, 7, 4, 2],
  [9, 8, 6, 5, 3, 2],
  [9, 8, 7, 6, 5, 4, 3, 2],
  [9, 8, 7, 6, 5, 4, 3, 2],
];
export const HUMMELS_WITH_JETTES: readonly (readonly number[])[] = [
  [],
  [],
  [10, 7, 5, 2],
  [10, 8, 7, 5, 4, 2],
  [10, 9, 8, 7, 5, 4, 3, 2],
  [10, 9, 8, 7, 6, 5, 4, 3, 2, 2],
];
/** Mark of the Zitronenjette statues; 12 and 9 are printed. */
export const JETTES = [12, 9, 6] as const;

/** How often each hazard stands on the ten basic black markers. */
export const MARKERS_PER_HAZARD = 2;

/** The colour whose categories a church window serves: the window of pip n is n − 1; the sixth serves Zoo and Park. */
export const WINDOWS = 6;

/** One card of the bank asks for its own colour, the only one to do so: perhaps a misprint (H-24). */
export const DOUBTFUL_FEE: Colour = 'orange';
