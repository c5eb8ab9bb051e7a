import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import { LANGS } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { askedAt, citedIn, entriesOf } from '../src/guide/book/guide.ts';
import { GUIDES } from '../src/guide/book/guides.ts';
import { lessonNamed, lessonsOf } from '../src/learn/lessons.ts';
import { messagesOf, rulingsOf, scenariosOf, textsOf } from './guides.ts';

// Every rule of every game can be looked up: whatever a refusal, a question, a ruling or an example speaks of.

const GAMES = { vienna, hamburg, estoril };
const isGame = (id: string): id is keyof typeof GAMES => id in GAMES;
const gameOf = (id: string) => {
  if (!isGame(id)) throw new Error(id);
  return GAMES[id];
};

/** The parts of the keys of this kind after the game and the kind. */
const keysOf = (game: string, kind: string): string[] =>
  Object.keys(messagesOf(game, 'en')).flatMap(key => {
    const [of, what, ...rest] = key.split('.');
    return of === game && what === kind ? [rest.join('.')] : [];
  });

test('all games have a guide', () => {
  expect(GUIDES.map(({ game }) => game).sort()).toEqual(Object.keys(GAMES).sort());
});

describe.each(GUIDES.map(guide => [guide.game, guide] as const))('%s', (game, guide) => {
  const entries = entriesOf(guide);
  const ids = entries.map(({ id }) => id);

  test('every rule that refuses has an entry, and no address is given twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(gameOf(game).rules.filter(rule => !ids.includes(rule.replace(`${game}.`, '')))).toEqual([]);
    expect(keysOf(game, 'rule').filter(rule => !ids.includes(rule))).toEqual([]);
  });

  test('every ruling belongs to an entry', () => {
    const cited = new Set(entries.flatMap(({ rulings }) => rulings));
    expect(rulingsOf(game).length).toBeGreaterThan(60);
    expect([...cited].sort()).toEqual([...rulingsOf(game)].sort());
  });

  test('every question is explained by an entry, and by one only', () => {
    const asked = entries.flatMap(entry => entry.asked);
    expect([...asked].sort()).toEqual(keysOf(game, 'ask').sort());
    expect(askedAt(guide, `${game}.${asked[0] ?? ''}`)?.asked).toContain(asked[0]);
  });

  test('every worked example belongs to an entry', () => {
    const scenarios = scenariosOf(game);
    const isShown = (name: string, text: string): boolean =>
      entries.some(
        ({ played, rulings }) =>
          played.includes(name) || citedIn(text).some(ruling => rulings.includes(ruling)),
      );
    expect([...scenarios].flatMap(([name, text]) => (isShown(name, text) ? [] : [name]))).toEqual([]);
    expect(entries.flatMap(({ played }) => played.filter(name => !scenarios.has(name)))).toEqual([]);
  });

  test('a rule is tried in a lesson that there is, at a step it has, and every lesson is found by one', () => {
    const tried = entries.flatMap(entry => entry.tried ?? []).map(name => name.split('/'));
    for (const [name = '', step = '1'] of tried) {
      const { steps = [] } = lessonNamed(`${game}-${name}`) ?? {};
      expect(steps[Number(step) - 1], `${name}/${step}`).toBeDefined();
    }
    const names = lessonsOf(game).map(({ id }) => id.replace(`${game}-`, ''));
    expect(new Set(tried.map(([name]) => name))).toEqual(new Set(names));
  });

  test('cards that change a rule are cards', () => {
    const known = (word: string): boolean => gameOf(game).item(word) !== undefined;
    expect(entries.flatMap(({ cards }) => cards.filter(card => !known(card)))).toEqual([]);
  });

  test.each(LANGS)('%s: everything has a short title and one text', lang => {
    const { sections, rules } = textsOf(game, lang);
    const messages = messagesOf(game, lang);
    expect(Object.keys(sections)).toEqual(guide.sections.map(({ id }) => id));
    expect(Object.keys(rules).sort()).toEqual([...ids].sort());
    for (const [id, { title, text }] of Object.entries(rules)) {
      expect(
        title.split(/[\s\u00a0\u202f]+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length,
        title,
      ).toBeLessThanOrEqual(5);
      // A rule that refuses is told in one place only.
      expect(text === undefined, id).toBe(messages[`${game}.rule.${id}`] !== undefined);
      if (text !== undefined) expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(70);
    }
  });

  test('French is set as French is', () => {
    const { sections, rules } = textsOf(game, 'fr');
    const texts = [
      ...Object.values(sections),
      ...Object.values(rules).flatMap(({ title, text = '' }) => [title, text]),
    ];
    expect(texts.filter(text => /[^\u202f][;!?]|[^\u00a0]:|«(?!\u00a0)|[^\u00a0]»|'/u.test(text))).toEqual(
      [],
    );
  });
});

test.each(['vienna', 'hamburg'] as const)('%s: cards that say the same change the same rules', game => {
  const entries = entriesOf(GUIDES.find(guide => guide.game === game) ?? { game, sections: [] });
  const { item: itemOf, phrases } = GAMES[game];
  const told = new Map<string, Set<string>>();
  for (const word of Array.from({ length: 280 }, (_, i) => String(i + 1).padStart(3, '0'))) {
    const item = itemOf(word);
    const text = item === undefined ? undefined : phrases.card?.(item);
    if (text === undefined) continue;
    // Parks have rules of their own, and so has the fee of a building.
    const isPark = Number(word) > 260;
    const says = [text.key, text.args['fee'] ?? '', isPark].join(' ');
    const named = entries.filter(({ cards }) => cards.includes(word)).map(({ id }) => id);
    told.set(says, (told.get(says) ?? new Set()).add(named.join(' ')));
  }
  expect(told.size).toBeGreaterThan(25);
  expect([...told].filter(([, ways]) => ways.size > 1)).toEqual([]);
});

test('an example says itself which rulings it is about', () => {
  expect(citedIn('scenario A\nsource   rulings H-34 and\n         H-52\n\ngame hamburg\n# H-01')).toEqual([
    'H-34',
    'H-52',
  ]);
  expect(citedIn('scenario A\nsource   rulebook p. 8\n')).toEqual([]);
});
