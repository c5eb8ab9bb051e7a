/** What Hamburg says of cards and tiles, held against what they do. */
import { CLERIC_TILES, FACES, MAYORS, clericText, hamburg, mayorText, text } from '@kaffeehaus/hamburg';
import type { ClericTile, Sentence, Step } from '@kaffeehaus/hamburg';
import type { Phrase } from '@kaffeehaus/kernel';
import { expect, test } from 'vitest';
import { LANGS, wordsOf } from '../src/node.ts';

const strict = (lang: (typeof LANGS)[number]): ReturnType<typeof wordsOf> =>
  wordsOf(lang, problem => {
    throw new Error(problem);
  });

test.each(LANGS)('the sides of the cleric tiles in %s', lang => {
  const words = strict(lang);
  const texts = CLERIC_TILES.flat().map(tile => words.say(clericText(tile)));
  expect(texts).toHaveLength(24);
  expect(new Set(texts).size).toBe(24);
});

test('a tile names the colours it changes', () => {
  const words = wordsOf('en');
  expect(words.say(clericText({ of: 'money', n: -2, colours: [2, 4] }))).toBe(
    'Taking money as a basic action gives 2 marks less with the grey or brown die, but never less than 0.',
  );
  expect(words.say(clericText({ of: 'newHand', piles: 5 }))).toBe(
    'Everybody discards their hand and draws a new one, one card of each colour.',
  );
});

/** What a reader must find in the text of whatever does it, in each language. */
const SAID = {
  point: { en: /\b1 point\b/, de: /\b1 Punkt\b/, fr: /\b1 point\b/, nl: /\b1 punt\b/ },
  basic: { en: /basic action/i, de: /Basisaktion/, fr: /actions? de base/i, nl: /basisactie/ },
  victim: { en: /of their choice/, de: /ihrer Wahl/, fr: /(leur|son) choix/, nl: /naar (hun |eigen )?keuze/ },
  floor: { en: /\b0\b|nothing/, de: /\b0\b|nichts/, fr: /\b0\b|rien/, nl: /\b0\b|niets/ },
} as const;

const stepsOf = ({ todo, standing }: Sentence): readonly Step[] => [...todo, ...(standing?.todo ?? [])];

/** Steps lowered by choice bring a point each (rulebook p. 10). */
const reduces = (step: Step): boolean =>
  (step.do === 'reduce' && step.points) || step.do === 'reducePerBuilding' || step.do === 'shift';
/** The others choose what it takes of theirs. */
const LEAVES_THE_CHOICE: readonly Step['do'][] = [
  'othersDiscard',
  'othersTurnBack',
  'stealWorkers',
  'othersLose',
];
/** What only a played card sets off: its own verbs, and what looks at the basic action alone (H-37, H-50). */
const basicOnly = ({ standing, layer }: Sentence): boolean =>
  standing?.basic === true ||
  standing?.verb === 'takeWorkers' ||
  standing?.verb === 'reduceOne' ||
  layer?.of === 'money' ||
  layer?.of === 'build' ||
  layer?.how === 'free';
const ofBasicActions = ({ of }: ClericTile): boolean =>
  of === 'money' || of === 'wall' || of === 'build' || of === 'workers' || of === 'anyWorker';

/** Everything of Hamburg that has a text, with what it must say. */
const claims = (): { name: string; phrase: Phrase; says: keyof typeof SAID }[] => {
  const sentences = [
    ...FACES.map(face => ({
      name: `card ${face.number}`,
      sentence: face.sentence,
      phrase: text(face.sentence),
    })),
    ...MAYORS.slice(1).map((mayor, i) => ({
      name: `mayor ${i + 1}`,
      sentence: mayor.sentence,
      phrase: mayorText(i + 1),
    })),
  ];
  const tiles = CLERIC_TILES.flat().map((tile, i) => ({ name: `tile ${i}`, tile, phrase: clericText(tile) }));
  const when = <T>(list: readonly T[], says: keyof typeof SAID, test: (of: T) => boolean) =>
    list.filter(test).map(of => ({ ...of, says }));
  return [
    ...when(sentences, 'point', ({ sentence }) => stepsOf(sentence).some(reduces)),
    ...when(sentences, 'victim', ({ sentence }) =>
      stepsOf(sentence).some(step => LEAVES_THE_CHOICE.includes(step.do)),
    ),
    ...when(sentences, 'basic', ({ sentence }) => basicOnly(sentence)),
    ...when(tiles, 'basic', ({ tile }) => ofBasicActions(tile)),
    ...when(tiles, 'floor', ({ tile }) => 'colours' in tile && tile.of !== 'workers' && tile.n < 0),
    { name: 'black ship', phrase: hamburg.phrases.item(hamburg.item('ship-black') ?? -1), says: 'point' },
  ];
};

test.each(LANGS)('texts in %s tell the point, the basic action, the choice and the floor', lang => {
  const words = strict(lang);
  const silent = claims().filter(({ phrase, says }) => !SAID[says][lang].test(words.say(phrase)));
  expect(silent.map(({ name, says }) => `${name} does not tell the ${says}`)).toEqual([]);
  expect(new Set(claims().map(({ says }) => says)).size).toBe(Object.keys(SAID).length);
});
