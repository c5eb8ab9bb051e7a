/**
 * The glossary, restated: by card number what an ability waits for and what it gives. Shares nothing with the card table
 * of the game.
 */
import { at } from '@kaffeehaus/kernel';
import { expect } from 'vitest';
import type { Step } from '../src/index.ts';
import { BRIBES, DOSSIERS, bribes, field, name, points, roof } from './scene.ts';
import type { Bribe, Dossier, Holding, Table } from './scene.ts';

const COLOURS = ['violet', 'pink', 'grey', 'orange', 'brown'] as const;
export const FLAGS = ['france', 'austria', 'ussr', 'uk', 'usa'] as const;
const FOREIGN = ['a foreign agent'] as const;
type Kind = Bribe | Dossier | (typeof COLOURS)[number] | (typeof FLAGS)[number] | (typeof FOREIGN)[number];

/** An action as it can be played: what the seat holds, what another seat holds, which building is entered. */
export interface Moment {
  readonly step: Step;
  readonly holding: Holding;
  readonly foreign?: Holding;
  readonly enters?: string;
}

/** What abilities wait for: for each kind a moment that fits, and moments that nearly do. */
interface Trigger {
  readonly kinds: readonly Kind[];
  fits(kind: Kind): Moment;
  misses(kind: Kind): readonly Moment[];
}

/** Cards outside the families they serve: one for each bribe, one for each dossier. */
const CARD_OF: { readonly [kind: string]: number } = {
  chocolate: 83,
  wine: 85,
  tobacco: 82,
  magazine: 84,
  coffee: 81,
  briefcase: 1,
  flask: 3,
  slide: 2,
  microfilm: 4,
  pistol: 6,
};
export const HOUSE_OF: { readonly [kind: string]: string } = {
  // all of the UK, so that only the colour differs
  violet: 'staatsoper',
  pink: 'karlskirche',
  grey: 'technische-hochschule',
  orange: 'schloss-belvedere',
  brown: 'regierungsgebaeude-stubenring',
  // all pink, so that only the flag differs
  france: 'postsparkasse',
  austria: 'urania-sternwarte',
  ussr: 'stephansdom',
  uk: 'karlskirche',
  usa: 'albertina',
};
export const TWO_EACH: Holding = { bribes: { chocolate: 2, wine: 2, tobacco: 2, magazine: 2, coffee: 2 } };

const byKind = (kinds: readonly Kind[], fits: (kind: Kind) => Moment): Trigger => ({
  kinds,
  fits,
  misses: kind => kinds.filter(other => other !== kind).map(fits),
});
const entering = (kind: Kind): Moment => ({
  step: { do: 'agent' },
  holding: TWO_EACH,
  enters: HOUSE_OF[kind] ?? '',
});

export const ACTION_II = byKind(BRIBES, kind => ({
  step: { do: 'bribe' },
  holding: { plans: [0, CARD_OF[kind] ?? 0] },
}));
const ON_COLOUR = byKind(COLOURS, entering);
const ON_FLAG = byKind(FLAGS, entering);
export const ACTION_IV = byKind(DOSSIERS, kind => ({
  step: { do: 'dossier' },
  holding: { plans: [0, 0, CARD_OF[kind] ?? 0] },
}));
export const meets = (agents: readonly string[]): Moment => ({
  step: { do: 'agent' },
  holding: TWO_EACH,
  foreign: { agents },
  enters: 'albertina',
});
const ON_FOREIGN: Trigger = {
  kinds: FOREIGN,
  fits: () => meets(['albertina']),
  misses: () => [meets([]), meets(['stephansdom'])],
};

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

/** 011–015 pay for a bribe of action II; one that a card gives is none. */
const PAYS_FOR = { chocolate: 11, wine: 12, tobacco: 13, magazine: 14, coffee: 15 };

/** `n` more than the two (or the one) there were when the ability was offered. */
const gives = (kind: Bribe, n: number, had: number): Bonus => ({
  says: `${n} ${kind}`,
  chained: PAYS_FOR[kind],
  happens: t => expect(bribes(t, 0)[kind]).toBe(had + n),
});

const ANY_BRIBE: Bonus = {
  says: 'any bribe',
  chained: PAYS_FOR.wine,
  happens: t => {
    const before = bribes(t, 0).wine ?? 0;
    t.offers(0, 'vienna.anyBribe', BRIBES).optional(0, false).answer(0, 'wine');
    expect(bribes(t, 0).wine).toBe(before + 1);
    expect(points(t, 0, 'abilities')).toBe(0);
  },
};

/** A step onto field 4 with two slides: 2 points, a threshold, the investigator. 078 pays for steps of action IV only. */
export const ANY_MARKER: Bonus = {
  says: 'any marker one step',
  chained: 78,
  happens: t => {
    t.offers(0, 'vienna.anyMarker', DOSSIERS).optional(0, false).answer(0, 'slide');
    expect([field(t, 'slide'), points(t, 0, 'steps'), roof(t)]).toEqual([4, 2, 'B']);
    expect(points(t, 0, 'abilities')).toBe(0);
  },
};

interface Line {
  readonly id: string;
  readonly number: number;
  readonly kind: Kind;
  readonly trigger: Trigger;
  readonly bonus: Bonus;
}

/** A family of the glossary: each kind of its trigger on `each` cards in a row, all with the same bonus. */
const family = (first: number, last: number, trigger: Trigger, bonus: Bonus): Line[] => {
  const each = (last - first + 1) / trigger.kinds.length;
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    id: name(first + i),
    number: first + i,
    kind: at(trigger.kinds, Math.floor(i / each)),
    trigger,
    bonus,
  }));
};

export const GLOSSARY: readonly Line[] = [
  ...BRIBES.flatMap((kind, k) => family(1, 10, ACTION_II, gives(kind, 1, 1 + 1)).slice(2 * k, 2 * k + 2)),
  ...family(11, 15, ACTION_II, scores(2)),
  ...family(16, 20, ACTION_II, ANY_MARKER),
  ...family(21, 25, ON_COLOUR, ANY_BRIBE),
  ...family(26, 30, ON_COLOUR, scores(3)),
  ...family(31, 35, ON_COLOUR, ANY_MARKER),
  ...family(46, 55, ON_FLAG, ANY_BRIBE),
  ...family(56, 60, ON_FLAG, scores(3)),
  ...family(61, 65, ON_FLAG, ANY_MARKER),
  ...family(66, 75, ACTION_IV, ANY_BRIBE),
  ...family(76, 80, ACTION_IV, scores(2)),
  ...family(81, 81, ON_FOREIGN, gives('chocolate', 2, 2)),
  ...family(82, 82, ON_FOREIGN, gives('wine', 2, 0)),
  ...family(83, 83, ON_FOREIGN, gives('tobacco', 2, 2)),
  ...family(84, 84, ON_FOREIGN, gives('magazine', 2, 2)),
  ...family(85, 85, ON_FOREIGN, gives('coffee', 2, 2)),
  ...family(86, 90, ON_FOREIGN, scores(5)),
];

/** The six buildings of each nation on the printed board. */
export const HOUSES = {
  france: [
    'schloss-schoenbrunn',
    'burgtheater',
    'secession',
    'akademie-der-wissenschaften',
    'minoritenkirche',
    'postsparkasse',
  ],
  austria: [
    'rathaus',
    'justizpalast',
    'urania-sternwarte',
    'palais-liechtenstein',
    'peterskirche',
    'theater-an-der-wien',
  ],
  ussr: [
    'stephansdom',
    'naturhistorisches-museum',
    'votivkirche',
    'ballhausplatz',
    'palais-schwarzenberg',
    'kunsthistorisches-museum',
  ],
  uk: [
    'staatsoper',
    'karlskirche',
    'technische-hochschule',
    'schloss-belvedere',
    'regierungsgebaeude-stubenring',
    'josephinum',
  ],
  usa: ['universitaet', 'hofburg', 'parlament', 'musikverein', 'albertina', 'ruprechtskirche'],
} as const;
