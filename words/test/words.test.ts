/** The words themselves: typed keys, phrases, faults, lists, and what happens when a text is missing. */
import {
  FAULTS,
  Fault,
  Host,
  apply,
  asked,
  damagedRules,
  mask,
  newRecord,
  nth,
  readRecord,
  replay,
  resolveOptions,
  start,
  unpackView,
} from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { PARTS } from '../src/generated/parts.ts';
import { type Area, isGameArea, loadWords } from '../src/index.ts';
import { LANGS, isLang, keysOf, pickLang, wordsOf } from '../src/node.ts';
import type { ArgsOf, Lang } from '../src/node.ts';

const GAMES = ['estoril', 'hamburg', 'vienna'] as const;

const loud = (problem: string): never => {
  throw new Error(problem);
};

const all = <T>(read: (words: ReturnType<typeof wordsOf>) => T): T[] =>
  LANGS.map(lang => read(wordsOf(lang, loud)));

describe('keys', () => {
  test('are typed, and so are their arguments', () => {
    expectTypeOf<ArgsOf<'common.yes'>>().toEqualTypeOf<[]>();
    expectTypeOf<ArgsOf<'common.points'>>().toEqualTypeOf<[args: { readonly n: number }]>();
    type Bribe = 'chocolate' | 'wine' | 'tobacco' | 'magazine' | 'coffee';
    expectTypeOf<ArgsOf<'vienna.bribe'>>().toEqualTypeOf<[args: { readonly bribe: Bribe }]>();
    expectTypeOf<ArgsOf<'vienna.log.placed'>>().toEqualTypeOf<
      [args: { readonly who: string; readonly building: string }]
    >();
  });

  test('are the same in every language', () => {
    for (const lang of LANGS) expect(keysOf(lang)).toEqual(keysOf('en'));
  });
});

describe('numbers', () => {
  test.each<[Lang, number, string]>([
    ['en', 0, '0 points'],
    ['en', 1, '1 point'],
    ['en', 2, '2 points'],
    ['de', 0, '0 Punkte'],
    ['de', 1, '1 Punkt'],
    ['de', 11, '11 Punkte'],
    ['fr', 0, '0 point'],
    ['fr', 1, '1 point'],
    ['fr', 2, '2 points'],
    ['nl', 0, '0 punten'],
    ['nl', 1, '1 punt'],
    ['nl', 2, '2 punten'],
  ])('%s: %i', (lang, n, text) => {
    expect(wordsOf(lang, loud).t('common.points', { n })).toBe(text);
  });

  test('are written as the language writes them', () => {
    expect(all(words => words.number(1234.5))).toEqual(['1,234.5', '1.234,5', '1\u202f234,5', '1.234,5']);
    expect(wordsOf('de').number(0.25, { style: 'percent' })).toBe('25\u00a0%');
  });

  test('change the noun, not only its ending', () => {
    expect(all(words => words.t('vienna.bribes', { bribe: 'magazine', n: 1 }))).toEqual([
      '1 magazine',
      '1 Illustrierte',
      '1 magazine',
      '1 tijdschrift',
    ]);
    expect(all(words => words.t('vienna.bribes', { bribe: 'magazine', n: 3 }))).toEqual([
      '3 magazines',
      '3 Illustrierte',
      '3 magazines',
      '3 tijdschriften',
    ]);
  });
});

describe('kinds', () => {
  test('take the article and case their sentence needs', () => {
    const log = { who: 'Ada', square: 7, points: 2 };
    expect(wordsOf('de', loud).t('vienna.log.tile', { ...log, dossier: 'slide' })).toBe(
      'Ada umschließt Platz 7, nimmt das Dia und bekommt 2 Punkte.',
    );
    expect(wordsOf('de', loud).t('vienna.log.tile', { ...log, dossier: 'flask' })).toContain(
      'den Glaskolben',
    );
    expect(wordsOf('fr', loud).t('vienna.log.tile', { ...log, dossier: 'flask' })).toContain('la fiole');
    expect(wordsOf('nl', loud).t('vienna.log.tile', { ...log, dossier: 'pistol' })).toContain('het pistool');
  });

  test('are told of a building in one label', () => {
    const label = { building: 'Stephansdom', colour: 'pink', flag: 'ussr', n: 2, thirdMan: 'away' } as const;
    expect(
      all(words => words.t('vienna.label.building', { ...label, agents: words.list(['A', 'B']) })),
    ).toEqual([
      'Stephansdom, pink (wine), Soviet flag, agents: A and B',
      'Stephansdom, rosa (Wein), sowjetische Flagge, Agenten: A und B',
      'Stephansdom, rose (vin), drapeau soviétique, agents\u00a0: A et B',
      'Stephansdom, roze (wijn), Sovjetvlag, agenten: A en B',
    ]);
  });
});

describe('phrases', () => {
  const phrase = { key: 'vienna.log.crest', args: { who: 1 } };

  test('put the name of the seat in', () => {
    expect(wordsOf('en', loud).say(phrase, ['Ada', 'Bo'])).toBe('Bo receives the city crest.');
  });

  test('call a seat without a name by its number', () => {
    expect(all(words => words.say(phrase))).toEqual([
      'Seat 2 receives the city crest.',
      'Sitz 2 erhält das Stadtwappen.',
      'Siège 2 reçoit le blason.',
      'Stoel 2 krijgt het stadswapen.',
    ]);
  });

  test('without a text become their key and are reported, but stop nothing', () => {
    const heard: string[] = [];
    const words = wordsOf('nl', problem => heard.push(problem));
    expect(words.say({ key: 'vienna.no.such', args: {} })).toBe('vienna.no.such');
    expect(words.say({ key: 'vienna.bribe', args: { bribe: 'gold' } })).toBe('vienna.bribe');
    expect(words.say({ key: 'vienna.bribe', args: {} })).toBe('vienna.bribe');
    expect(heard).toHaveLength(3);
    expect(heard[0]).toBe('there is no text vienna.no.such in nl');
    expect(heard[1]).toContain('"gold"');
    expect(words.has('vienna.no.such')).toBe(false);
    expect(words.has('vienna.bribe')).toBe(true);
  });

  test('keep quiet about it unless somebody listens', () => {
    expect(wordsOf('en').say({ key: 'vienna.no.such', args: {} })).toBe('vienna.no.such');
  });
});

test('lists', () => {
  expect(all(words => words.list(['a', 'b', 'c']))).toEqual([
    'a, b and c',
    'a, b und c',
    'a, b et c',
    'a, b en c',
  ]);
  expect(all(words => words.list(['a', 'b'], 'or'))).toEqual(['a or b', 'a oder b', 'a ou b', 'a of b']);
  expect(all(words => words.list([]))).toEqual(['', '', '', '']);
});

describe('languages', () => {
  test.each<[(string | undefined)[], Lang]>([
    [['de'], 'de'],
    [['de-AT', 'en'], 'de'],
    [['fr_BE.UTF-8'], 'fr'],
    [['it', 'nl-BE', 'fr'], 'nl'],
    [[undefined, 'C', 'POSIX', 'de_CH.UTF-8@euro'], 'de'],
    [['pt:fr:en'], 'fr'],
    [['FR'], 'fr'],
    [['dea', 'eng'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ])('%j → %s', (wishes, lang) => {
    expect(pickLang(wishes)).toBe(lang);
  });

  test('are four', () => {
    expect(LANGS.filter(isLang)).toEqual(['en', 'de', 'fr', 'nl']);
    expect(isLang('it')).toBe(false);
  });

  test('are loaded one at a time by a page, without the texts of the terminal and of the server', async () => {
    const { house: _, ...areas } = PARTS;
    const words = await loadWords('fr', Object.keys(areas) as Area[], loud);
    expect(words.lang).toBe('fr');
    expect(words.t('common.yes')).toBe('Oui');
    const here = keysOf('fr').filter(key => words.has(key));
    expect([...here].sort()).toEqual(
      keysOf('fr')
        .filter(key => !/^(?:cli|server|common\.preview)\./.test(key))
        .sort(),
    );
  });

  test('of a game are loaded when it is wanted; its name and options are there before', async () => {
    const [house, vienna] = await Promise.all([loadWords('nl'), loadWords('nl', ['vienna'])]);
    for (const game of GAMES) expect(house.has(`${game}.name`) && house.has(`${game}.about`)).toBe(true);
    for (const key of [
      'vienna.option.version',
      'vienna.option.fullOnly',
      'hamburg.option.exchangeAndClerics',
    ])
      expect(house.has(key)).toBe(true);
    expect(house.has('vienna.help.assign')).toBe(false);
    expect(vienna.has('vienna.help.assign')).toBe(true);
    expect(vienna.has('hamburg.help.clerics')).toBe(false);
    const read = await loadWords('nl', ['vienna', 'vienna-rules']);
    expect([vienna, read].map(words => words.has('vienna.about.goal'))).toEqual([false, true]);
    expect(GAMES.every(isGameArea)).toBe(true);
    expect(isGameArea('house')).toBe(false);
    expect(isGameArea('toString')).toBe(false);
  });
});

describe('faults', () => {
  const fault = (act: () => unknown): Fault => {
    try {
      act();
    } catch (error) {
      if (error instanceof Fault) return error;
      throw error;
    }
    throw new Error('nothing was refused');
  };
  const record = newRecord(vienna, {}, 2, 'faults');
  const table = () => start(vienna, {}, 2, 'faults');
  const read = (change: object) => readRecord({ ...record, ...change }, [vienna]);
  const over = () => {
    const s = table();
    while (s.wait.length > 0) {
      const ask = asked(s)[0];
      if (ask) apply(vienna, s, ask.seat, nth(ask, 0));
    }
    return s;
  };

  /** The verb of the first question fails. */
  const assign = {
    ...vienna.ops.assign,
    run: () => {
      throw new Error('a slip');
    },
  };
  const many = { name: 'x', values: ['a', 'b'], default: [], many: true } as const;
  const provoked: { readonly [code in (typeof FAULTS)[number]]: () => unknown } = {
    'not-your-turn': () => apply(vienna, table(), 3, []),
    'not-an-answer': () => apply(vienna, table(), 0, []),
    'game-over': () => apply(vienna, over(), 0, []),
    'nothing-to-undo': () => new Host(vienna, { record }).undo(0),
    'masked-table': () => apply(vienna, mask(vienna, table(), 0), 0, []),
    'stale-question': () => new Host(vienna, { record }).answer(0, [], 7),
    'rules-error': () => {
      const host = new Host({ ...vienna, ops: { ...vienna.ops, assign } }, { record });
      for (const { seat, of, min } of asked(host.table)) host.answer(seat, of.slice(0, min));
    },
    'unknown-game': () => read({ game: 'chess' }),
    'bad-seats': () => start(vienna, {}, 5, ''),
    'no-options': () => resolveOptions(vienna, [], 2),
    'unknown-option': () => resolveOptions(vienna, { hats: 1 }, 2),
    'bad-option': () => resolveOptions(vienna, { flags: 'none' }, 2),
    'bad-option-list': () => resolveOptions({ ...vienna, options: [many] }, { x: 1 }, 2),
    'option-clash': () => resolveOptions(vienna, { version: 'intro', feldFigures: true }, 2),
    'not-a-record': () => readRecord([], [vienna]),
    'damaged-field': () => read({ seed: 7 }),
    'wrong-format': () => read({ format: 'kaffeehaus.record/99' }),
    'wrong-version': () => read({ rev: 99 }),
    'damaged-rules': () => {
      throw damagedRules('0123456789abcdef');
    },
    'damaged-answer': () => replay(vienna, { ...record, answers: ['1: nonsense'] }),
    'damaged-frame': () => unpackView(vienna, 2, new Uint8Array(3)),
  };

  test.each(FAULTS)('%s is told in every language', code => {
    const caught = fault(provoked[code]);
    expect(caught.code).toBe(code);
    const texts = all(words => words.fault(caught));
    expect(new Set(texts).size).toBe(LANGS.length);
    // The example of options is written with braces, and says so.
    for (const text of texts)
      expect(text.replace(/\{".*"[^}]*\}/, '')).not.toMatch(/[{}]|undefined|common\./);
  });

  test('name the game, not its id', () => {
    expect(wordsOf('fr', loud).fault(fault(provoked['bad-seats']))).toBe('Vienna se joue de 2 à 4, pas à 5.');
  });

  test('cite the rule that refuses', () => {
    const refused = new Fault(
      'not-an-answer',
      '',
      { words: 'x', why: 'y' },
      {
        rule: 'vienna.agent.price',
        args: { bribe: 'wine', need: 2, have: 1, jokers: 0 },
      },
    );
    expect(all(words => words.fault(refused))).toEqual([
      'An agent costs 2 wine here; you have only 1.',
      'Ein Agent kostet hier 2 Wein; du hast nur 1.',
      'Un agent coûte ici 2 vins\u202f; vous n’en avez qu’un.',
      'Een agent kost hier 2 wijn; je hebt er maar 1.',
    ]);
  });
});
