/** Every ability 091–175: what it waits for, what it offers, what it does, that it may be left, that nothing follows. */
import { deedsOf } from '@kaffeehaus/kernel';
import { Coverage } from '@kaffeehaus/kernel/stage';
import { describe, expect, test } from 'vitest';
import { HOUSE_OF } from '../glossary.ts';
import { BRIBES, DOSSIERS, PAIRS, bribes, card, field, name, points, roof } from '../scene.ts';
import type { Bribe, Table } from '../scene.ts';
import { GLOSSARY, PINK, SEALED, SEALS, SHOWS, place } from './glossary.ts';
import type { Moment } from './glossary.ts';
import { enter, fourDrawers, office } from './office.ts';

const coverage = new Coverage();
const ALL = Array.from({ length: 85 }, (_, i) => card(i + 91));
const COLOURS = ['violet', 'pink', 'grey', 'orange', 'brown'] as const;
const ELSE = [...PAIRS, 'shillings'];

const play = (moment: Moment, ...cards: readonly number[]): Table => place(moment, cards, { coverage });
const wealth = (t: Table): unknown => [bribes(t, 0), points(t, 0), t.s.tracks.slice(), t.s.zones, roof(t)];

describe('an ability in a drawer', () => {
  test.each(GLOSSARY)('$id acts on $on: $bonus.says', ({ id, number, fits, bonus }) => {
    const t = play(fits, 0, number);
    t.offers(0, 'vienna.ability', [id]).optional(0).answer(0, id);
    bonus.happens(t);
    expect(t.asked()).toEqual([]);
    expect(fourDrawers(t, 0)).toEqual([0, number, 0, 0]);
  });

  test.each(GLOSSARY)('$id may be left', ({ id, number, fits }) => {
    const t = play(fits, 0, number);
    const before = structuredClone(wealth(t));
    t.offers(0, 'vienna.ability', [id]).answer(0);
    expect(wealth(t)).toEqual(before);
    expect(t.asked()).toEqual([]);
  });

  test.each(GLOSSARY)('$id is silent without $on', ({ number, misses }) => {
    expect(misses.length).toBeGreaterThan(0);
    for (const moment of misses) expect(play(moment, 0, number).asked()).toEqual([]);
  });

  test.each(GLOSSARY)('$id acts for its owner only', ({ number, fits }) => {
    expect(place(fits, [], {}, [number]).asked()).toEqual([]);
  });

  const giving = GLOSSARY.filter(({ bonus }) => bonus.chained !== undefined);
  test.each(giving)('$id sets off no card, not $bonus.chained either', ({ id, number, fits, bonus }) => {
    const t = play(fits, number, bonus.chained ?? 0);
    t.offers(0, 'vienna.ability', [id]).answer(0, id);
    bonus.happens(t);
    expect(t.asked()).toEqual([]);
  });
});

/** What is paid for a pink building, card by card. */
const payments = (t: Table): unknown => t.events.filter(({ e }) => e === 'ability' || e === 'paid');
const cost = (number: number, n: number): unknown => [
  { e: 'ability', seat: 0, card: card(number) },
  ...(n > 0 ? [{ e: 'paid', seat: 0, bribe: BRIBES.indexOf('wine'), n }] : []),
];
const ONE_EACH = { chocolate: 1, wine: 1, tobacco: 1, magazine: 1, coffee: 1 };

describe('091–100 an agent on a building with the seal costs one bribe less', () => {
  const DISCOUNTS = SEALS.flatMap((seal, k) =>
    [91 + 2 * k, 92 + 2 * k].map(number => ({ id: name(number), number, seal })),
  );
  const buying = (held: { readonly [kind in Bribe]?: number }, number: number): Table =>
    office({ coverage, holdings: [{ bribes: held, drawers: [number] }] }).say(0, { do: 'agent' });

  test.each(DISCOUNTS)('$id opens exactly the six buildings of $seal to one bribe', ({ number, seal }) => {
    const t = buying(ONE_EACH, number);
    t.offers(0, 'vienna.agent', [...SEALED[seal], ...ELSE], [card(number)]);
    for (const other of SEALS)
      if (other !== seal) for (const house of SEALED[other]) t.refuses(0, house, 'vienna.agent.price');
    t.answer(0, PINK[seal]);
    expect(bribes(t, 0)).toEqual({ chocolate: 1, tobacco: 1, magazine: 1, coffee: 1 });
    expect(payments(t)).toEqual(cost(number, 1));
    expect(t.asked()).toEqual([]);
  });

  test.each(DISCOUNTS)('$id does nothing for other seals', ({ number, seal }) => {
    for (const other of SEALS.filter(s => s !== seal)) {
      const t = buying({ wine: 2 }, number).answer(0, PINK[other]);
      expect(bribes(t, 0)).toEqual({});
      expect(t.events.some(({ e }) => e === 'ability')).toBe(false);
    }
  });
});

describe('121–125 an agent beside a foreign agent costs one bribe less', () => {
  test.each([121, 122, 123, 124, 125])('%i', number => {
    const t = office({
      coverage,
      holdings: [{ bribes: ONE_EACH, drawers: [number] }, { agents: ['albertina', 'hofburg'] }],
    }).say(0, { do: 'agent' });
    t.offers(0, 'vienna.agent', ['albertina', 'hofburg', ...ELSE], [card(number)]);
    t.refuses(0, 'stephansdom', 'vienna.agent.price').answer(0, 'albertina');
    expect(bribes(t, 0).wine).toBeUndefined();
    expect(payments(t)).toEqual(cost(number, 1));
  });
});

describe('146–155 bribes of the kind are jokers when an agent is paid', () => {
  const JOKERS = BRIBES.flatMap((bribe, k) =>
    [146 + 2 * k, 147 + 2 * k].map(number => ({ id: name(number), number, bribe })),
  );
  /** Buildings of the UK, one of each colour, in the order of the bribes that open them. */
  const houses = COLOURS.map(colour => HOUSE_OF[colour] ?? '');

  test.each(JOKERS)('$id: any mix of $bribe and the right bribe', ({ number, bribe }) => {
    BRIBES.forEach((right, k) => {
      if (right === bribe) return;
      const t = office({ coverage, holdings: [{ bribes: { [bribe]: 2, [right]: 2 }, drawers: [number] }] });
      enter(t, houses[k] ?? '').offers(0, 'vienna.pay', [bribe, right], [card(number)]);
      const ways = [`${bribe} ${bribe}`, `${right} ${right}`];
      const mixed = BRIBES.indexOf(bribe) < k ? `${bribe} ${right}` : `${right} ${bribe}`;
      expect(t.answers(0).sort()).toEqual([...ways, mixed].sort());
      t.optional(0, false).answer(0, bribe, right);
      expect(bribes(t, 0)).toEqual({ [bribe]: 1, [right]: 1 });
      expect(
        deedsOf(t.events)
          .filter(({ e }) => e === 'ability')
          .map(({ card: c }) => c),
      ).toEqual([card(number)]);
      expect(t.asked()).toEqual([]);
    });
  });

  test.each(JOKERS)('$id opens every building to two $bribe', ({ number, bribe }) => {
    const t = office({ coverage, holdings: [{ bribes: { [bribe]: 2 }, drawers: [number] }] });
    t.say(0, { do: 'agent' });
    expect(t.answers(0)).toHaveLength(30 + ELSE.length);
    houses.forEach(house => {
      const one = office({ coverage, holdings: [{ bribes: { [bribe]: 2 }, drawers: [number] }] });
      expect([bribes(enter(one, house), 0), one.asked()]).toEqual([{}, []]);
    });
  });

  test.each(JOKERS)('$id makes no other bribe a joker', ({ number, bribe }) => {
    for (const other of BRIBES.filter(kind => kind !== bribe)) {
      const t = office({ holdings: [{ bribes: { [other]: 2, [bribe]: 1 }, drawers: [number] }] });
      t.say(0, { do: 'agent' });
      BRIBES.forEach((right, k) => {
        const house = houses[k] ?? '';
        if (right === other) expect(t.answers(0)).toContain(house);
        else t.refuses(0, house, 'vienna.agent.price');
      });
    }
  });
});

describe('156–165 another marker may move instead', () => {
  const INSTEAD = DOSSIERS.flatMap((kind, k) =>
    [156 + 2 * k, 157 + 2 * k].map(number => ({ id: name(number), number, kind })),
  );
  const acting = (number: number, shown: (typeof DOSSIERS)[number]): Table =>
    office({
      coverage,
      holdings: [
        {
          dossiers: { briefcase: 1, flask: 2, slide: 3, microfilm: 4, pistol: 5 },
          drawers: [number],
          plans: [0, 0, SHOWS[shown]],
        },
      ],
    }).say(0, { do: 'dossier' });

  test.each(INSTEAD)('$id: the $kind marker or any other, but one', ({ number, kind }) => {
    for (const [k, moved] of DOSSIERS.entries()) {
      const t = acting(number, kind);
      t.offers(0, 'vienna.marker', DOSSIERS, [card(number)])
        .optional(0, false)
        .answer(0, moved);
      expect(DOSSIERS.map(each => field(t, each))).toEqual(DOSSIERS.map(each => (each === moved ? 1 : 0)));
      expect(points(t, 0, 'steps')).toBe(k + 1);
      expect(t.events.some(({ e }) => e === 'ability')).toBe(moved !== kind);
      expect(t.asked()).toEqual([]);
    }
  });

  test.each(INSTEAD)('$id is silent when another dossier than $kind is shown', ({ number, kind }) => {
    for (const shown of DOSSIERS.filter(other => other !== kind)) {
      const t = acting(number, shown);
      expect([t.asked(), field(t, shown)]).toEqual([[], 1]);
    }
  });
});

describe('every ability was offered, asserted and used', () => {
  test('the glossary and the families above are 091–175, each once', () => {
    const others = [
      [91, 10],
      [121, 5],
      [146, 20],
    ].flatMap(([from = 0, n = 0]) => Array.from({ length: n }, (_, i) => from + i));
    const all = [...GLOSSARY.map(({ number }) => number), ...others].sort((a, b) => a - b);
    expect(all.map(card)).toEqual(ALL);
  });

  test('this check can fail', () => {
    expect(new Coverage().missing(ALL)).toEqual(ALL);
  });

  test('none of 091–175 is missing', () => {
    expect(coverage.missing(ALL)).toEqual([]);
  });
});
