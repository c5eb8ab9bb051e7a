/**
 * The glossary of the cards 091–175, restated: by number what an ability waits for and what it gives. Shares nothing
 * with the card table of the game.
 */
import { expect } from 'vitest';
import { DECK, hand } from '../../src/index.ts';
import { ANY_MARKER, TWO_EACH } from '../glossary.ts';
import { BRIBES, DOSSIERS, bribes, field, name, numbers, points, roof } from '../scene.ts';
import type { Dossier, Setting, Table } from '../scene.ts';
import { enter, office } from './office.ts';
import type { Office } from './office.ts';

export const SEALS = ['nobility', 'religion', 'administration', 'culture', 'science'] as const;
export type Seal = (typeof SEALS)[number];

/** The six buildings of each seal. */
export const SEALED: { readonly [seal in Seal]: readonly string[] } = {
  nobility: [
    'hofburg',
    'schloss-schoenbrunn',
    'schloss-belvedere',
    'albertina',
    'palais-liechtenstein',
    'palais-schwarzenberg',
  ],
  religion: [
    'stephansdom',
    'karlskirche',
    'votivkirche',
    'peterskirche',
    'minoritenkirche',
    'ruprechtskirche',
  ],
  administration: [
    'rathaus',
    'parlament',
    'justizpalast',
    'ballhausplatz',
    'regierungsgebaeude-stubenring',
    'postsparkasse',
  ],
  culture: [
    'staatsoper',
    'burgtheater',
    'musikverein',
    'secession',
    'kunsthistorisches-museum',
    'theater-an-der-wien',
  ],
  science: [
    'universitaet',
    'naturhistorisches-museum',
    'urania-sternwarte',
    'technische-hochschule',
    'akademie-der-wissenschaften',
    'josephinum',
  ],
};
/** All pink, so that the colour does not differ. */
export const PINK: { readonly [seal in Seal]: string } = {
  nobility: 'albertina',
  religion: 'stephansdom',
  administration: 'postsparkasse',
  culture: 'kunsthistorisches-museum',
  science: 'urania-sternwarte',
};

/** An agent placed: where, beside which others, and which tiles that takes. */
export interface Moment {
  readonly enters: string;
  readonly mine?: readonly string[];
  readonly others?: readonly string[];
  readonly squares?: Setting['squares'];
  readonly owns?: Office['dossiers'];
}

/** Agents that, with one on Stephansdom, surround square 7 (a two), 2 (a three) or 6 (a four). */
export const AROUND: { readonly [square: number]: readonly string[] } = {
  7: ['schloss-schoenbrunn'],
  2: ['universitaet', 'rathaus'],
  6: ['staatsoper', 'universitaet', 'schloss-schoenbrunn'],
};
const takes = (square: number, kind: Dossier, owns: Office['dossiers'] = { slide: 2 }): Moment => ({
  enters: 'stephansdom',
  mine: AROUND[square] ?? [],
  squares: { [square]: kind },
  owns,
});
/** The same placement where the tile has been taken before. */
const takesNothing: Moment = { enters: 'stephansdom', mine: AROUND[7] ?? [] };

/** What a bonus does. `chained` is a card that would be set off by it if bonuses could set off anything. */
interface Bonus {
  readonly says: string;
  readonly chained?: number;
  happens(t: Table): void;
}

const scores = (n: number): Bonus => ({
  says: `${n} points`,
  happens: t => expect(points(t, 0, 'abilities')).toBe(n),
});

/** 012 and 015 pay for wine or coffee of action II; what a card gives is none. */
const equalBribes = (n: number): Bonus => ({
  says: `${n} of one bribe`,
  chained: 12,
  happens: t => {
    const before = bribes(t, 0).wine ?? 0;
    t.offers(0, 'vienna.anyBribe', BRIBES).optional(0, false).answer(0, 'wine');
    expect(bribes(t, 0).wine).toBe(before + n);
    expect(points(t, 0, 'abilities')).toBe(0);
  },
});

const DIFFERENT_BRIBES: Bonus = {
  says: 'as many different bribes as players',
  chained: 15,
  happens: t => {
    const before = bribes(t, 0);
    t.offers(0, 'vienna.differentBribes', BRIBES).optional(0, false);
    expect(t.answers(0)).toHaveLength(10);
    t.answer(0, 'chocolate', 'coffee');
    const after = { chocolate: (before.chocolate ?? 0) + 1, coffee: (before.coffee ?? 0) + 1 };
    expect(bribes(t, 0)).toEqual({ ...before, ...after });
  },
};

/** Two steps with three tiles of the kind: 2 × 3 points. 076–080 pay for steps of action IV only. */
const advances = (kind: Dossier): Bonus => ({
  says: `the ${kind} marker two steps`,
  chained: 76 + DOSSIERS.indexOf(kind),
  happens: t => {
    // three fields on the slide track at the start
    const start = kind === 'slide' ? 3 : 0;
    expect([field(t, kind), points(t, 0, 'steps')]).toEqual([start + 2, 6]);
    expect(roof(t)).toBe(kind === 'slide' ? 'B' : 'A');
    expect(points(t, 0, 'abilities')).toBe(0);
  },
});

const DRAWS: Bonus = {
  says: 'two cards for the next round',
  happens: t => {
    expect(numbers(t, hand(0))).toHaveLength(2);
    expect(numbers(t, DECK)).not.toEqual(expect.arrayContaining(numbers(t, hand(0))));
  },
};

interface Line {
  readonly id: string;
  readonly number: number;
  readonly on: string;
  readonly fits: Moment;
  readonly misses: readonly Moment[];
  readonly bonus: Bonus;
}

interface Trigger {
  readonly on: string;
  readonly fits: Moment;
  readonly misses: readonly Moment[];
}

const family = (first: number, triggers: readonly Trigger[], each: number, bonus: Bonus): Line[] =>
  triggers.flatMap((trigger, k) =>
    Array.from({ length: each }, (_, i) => {
      const number = first + each * k + i;
      return { id: name(number), number, ...trigger, bonus };
    }),
  );

const ON_SEAL: readonly Trigger[] = SEALS.map(seal => ({
  on: seal,
  fits: { enters: PINK[seal] },
  misses: SEALS.filter(other => other !== seal).map(other => ({ enters: PINK[other] })),
}));

const FOREIGN: Trigger = {
  on: 'a foreign agent',
  fits: { enters: 'albertina', others: ['albertina'] },
  misses: [{ enters: 'albertina' }, { enters: 'albertina', others: ['stephansdom'] }],
};

/** Two of the kind are owned before the tile is taken. */
const onTile = (kind: Dossier): Trigger => ({
  on: kind,
  fits: takes(7, kind, { [kind]: 2 }),
  misses: [...DOSSIERS.filter(other => other !== kind).map(other => takes(7, other)), takesNothing],
});

const NEW_KIND: Trigger = {
  on: 'a new kind',
  fits: takes(7, 'flask', { briefcase: 1, slide: 2, microfilm: 1, pistol: 1 }),
  misses: [takes(7, 'slide'), takes(7, 'flask', { flask: 1 }), takesNothing],
};

const onSquare = (value: number, square: number): Trigger => ({
  on: `a square of ${value}`,
  fits: takes(square, 'slide'),
  misses: [...[7, 2, 6].filter(other => other !== square).map(other => takes(other, 'slide')), takesNothing],
});

const ANY_TILE: Trigger = { on: 'any tile', fits: takes(2, 'pistol'), misses: [takesNothing] };

export const GLOSSARY: readonly Line[] = [
  ...family(101, ON_SEAL, 2, equalBribes(1)),
  ...family(111, ON_SEAL, 1, scores(3)),
  ...family(116, ON_SEAL, 1, ANY_MARKER),
  ...family(126, [FOREIGN], 5, DRAWS),
  ...family(131, DOSSIERS.map(onTile), 1, DIFFERENT_BRIBES),
  ...family(136, DOSSIERS.map(onTile), 1, scores(8)),
  // 141 is the pistol, and so back to the briefcase
  ...[...DOSSIERS].reverse().flatMap((kind, k) => family(141 + k, [onTile(kind)], 1, advances(kind))),
  ...family(166, [NEW_KIND], 5, scores(5)),
  ...family(171, [onSquare(2, 7)], 1, equalBribes(2)),
  ...family(172, [onSquare(3, 2)], 1, equalBribes(3)),
  ...family(173, [onSquare(4, 6)], 1, equalBribes(4)),
  ...family(174, [ANY_TILE], 2, equalBribes(1)),
];

/** The placement with these cards in the drawers, up to the question it leads to. */
export const place = (
  { enters, mine = [], others = [], squares = {}, owns = { slide: 2 } }: Moment,
  cards: readonly number[],
  setting: Setting = {},
  theirs: readonly number[] = [],
): Table =>
  enter(
    office({
      ...setting,
      holdings: [
        { ...TWO_EACH, dossiers: owns, agents: mine, drawers: cards },
        { agents: others, drawers: theirs },
      ],
      squares,
      tracks: { slide: 3 },
    }),
    enters,
  );

/** Cards that show each dossier in action IV. */
export const SHOWS: { readonly [kind in Dossier]: number } = {
  briefcase: 1,
  flask: 3,
  slide: 2,
  microfilm: 4,
  pistol: 6,
};
