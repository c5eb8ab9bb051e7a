/**
 * The cards that an entry of the rules lists are all cards that have to do with it: what a card does is read from the
 * sentence that is executed, so a card that is added, or does something else, is missed here.
 */
import { FACES as HAMBURG } from '@kaffeehaus/hamburg';
import { FACES as VIENNA } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../src/guide/book/guide.ts';
import { GUIDES } from '../src/guide/book/guides.ts';

const wordOf = (number: number): string => String(number).padStart(3, '0');

/** Every value under a name, however deep: `do` of a sentence gives its verbs. */
const valuesOf = (value: unknown, name: string): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key === name ? [inner] : []),
    ...valuesOf(inner, name),
  ]);
};

/** What can be said of a card: its verbs, and by a sign before it what it counts, awaits, makes cheaper or alters. */
type Marks = ReadonlySet<string>;

const viennaMarks = ({ ability }: (typeof VIENNA)[number]): Marks =>
  new Set([
    ...valuesOf(ability.then, 'do').map(String),
    `on:${ability.on}`,
    ...(ability.cheaper > 0 ? ['cheaper'] : []),
    ...(ability.joker ? ['joker'] : []),
    ...(ability.instead ? ['instead'] : []),
    ...(ability.on === 'bribe' ? ability.then.map(step => `bribe:${step.do}`) : []),
  ]);

const ZOO = 20;
const PARK = 21;

const hamburgMarks = ({ category, sentence }: (typeof HAMBURG)[number]): Marks => {
  const draws = sentence.todo.flatMap(step => (step.do === 'draw' ? [step] : []));
  return new Set([
    ...valuesOf(sentence, 'do').map(String),
    ...valuesOf(sentence, 'count').flatMap(count => valuesOf(count, 'of').map(of => `counts:${String(of)}`)),
    ...(sentence.standing ? [`${sentence.standing.moment}:${sentence.standing.verb}`] : []),
    ...(sentence.layer ? [`price:${sentence.layer.of}`] : []),
    ...(sentence.quirk === null ? [] : [`quirk:${sentence.quirk}`]),
    ...(sentence.fee.length > 1 ? ['fees'] : []),
    ...(category === ZOO ? ['zoo'] : category === PARK ? ['park'] : []),
    ...draws.map(({ pile }) => (pile < 0 ? 'draw:any' : 'draw:pile')),
    ...draws.map(({ may }) => (may ? 'draw:may' : 'draw:must')),
    ...sentence.todo.flatMap(step => (step.do === 'reduce' && step.colour >= 0 ? ['reduce:colour'] : [])),
    ...sentence.todo.flatMap(step => (step.do === 'fetch' ? [`fetch:${step.category}`] : [])),
  ]);
};

const MARKS = new Map([
  ['vienna', new Map(VIENNA.map(face => [wordOf(face.number), viennaMarks(face)]))],
  ['hamburg', new Map(HAMBURG.map(face => [wordOf(face.number), hamburgMarks(face)]))],
]);

/** By entry, the marks of the cards it is about; a number is a card that a ruling singles out. */
const ABOUT: { readonly [game: string]: { readonly [entry: string]: string } } = {
  vienna: {
    'ability.once': 'on:tile on:newKind on:square on:anyTile',
    'ability.chain': 'bribe:gain',
    'ability.discount': 'cheaper',
    'ability.lasting': 'cheaper joker instead',
    'ability.draw': 'draw',
    'bribe.take': 'on:bribe',
    'bribe.gift': 'anyBribe differentBribes',
    'agent.price': 'cheaper',
    'pay.kind': 'joker',
    'agent.foreign': 'on:foreign',
    'square.several': 'on:tile on:newKind on:square on:anyTile',
    'marker.step': 'anyMarker advance',
    'marker.other': 'instead',
  },
  hamburg: {
    category: 'quirk:fourCategories counts:categories counts:category counts:buildings',
    'draw.pile': 'fetch draw:pile',
    'draw.seen': 'draw:must',
    'park.income': 'park after:parkMark draw:may',
    'discard.hand': 'discard sift',
    roll: 'counts:oftenest counts:sumUpTo counts:sumFrom counts:itsDie counts:die counts:dice oneWorkers matchWorkers',
    'marker.black': 'after:marker',
    'avert.colour': 'avert',
    'divert.same': 'divert',
    'window.far': 'moveCleric',
    'church.guest': 'guest',
    'suffer.calm': 'quirk:fourth',
    'hazard.attack': 'othersLose othersRaise curse',
    'square.price': 'climbFor price:advance',
    'square.quiet': 'climbFor',
    'square.beyond': 'climb climbFor after:climb othersBack',
    'turn.colour': 'quirk:recolour',
    'turn.drawn': 'improvise improviseTop sift',
    'others.trade': 'othersDiscard trade stealCard stealMark stealWorkers othersBack',
    workers:
      'buyWorkers sellWorkers swapWorkers recruit dieWorker itsWorker workerSet oneWorkers matchWorkers after:takeWorkers',
    money: 'price:money',
    reduce: 'reduce reducePerBuilding',
    'reduce.colour': 'reduce:colour',
    'wall.price': 'mason price:wall',
    statue: 'counts:landmarks counts:topStatue',
    'plot.full': 'quirk:twoPerPlot',
    'plot.pile': 'stake settle',
    'build.price': 'price:build',
    'build.free': 'after:erected 132',
    'build.search': 'search',
    zoo: `zoo underZoo fetch:${ZOO}`,
    park: `park after:parkMark fetch:${PARK}`,
    'zoo.building': 'underZoo',
    'zoo.colour': 'underZoo',
    'takeBack.self': 'takeBack',
    'takeBack.left': 'takeBack',
    'sign.fee': 'fees 127',
    'building.duty': 'counts:sets',
    'building.later': 'climbFor',
    'building.unused': 'repeat',
    'building.itself': 'repeat borrow',
    'lightning.again': 'again',
    'useEach.fee': 'useAll',
    'useEach.once': 'useAll',
    'build.recoloured': 'quirk:recolour',
    'recolour.worker': 'quirk:recolour',
    'majority.kept': 'counts:majorities quirk:tie after:turnMarker',
    'majority.down': 'othersTurnBack',
    jette: 'counts:landmarks counts:topStatue',
  },
  estoril: {},
};

const cardsWith = (game: string, marks: string): readonly string[] => {
  const wanted = marks.split(' ');
  return [...(MARKS.get(game) ?? [])].flatMap(([word, has]) =>
    wanted.some(mark => mark === word || has.has(mark)) ? [word] : [],
  );
};

describe.each(GUIDES.map(guide => [guide.game, guide] as const))('%s', (game, guide) => {
  const listing = entriesOf(guide).filter(({ cards }) => cards.length > 0);

  test('it is known of every list what it is about, and of every mark that there is a card with it', () => {
    expect(listing.map(({ id }) => id).sort()).toEqual(Object.keys(ABOUT[game] ?? {}).sort());
    const marks = Object.values(ABOUT[game] ?? {}).flatMap(text => text.split(' '));
    expect(marks.filter(mark => cardsWith(game, mark).length === 0)).toEqual([]);
  });

  test.each(listing.map(({ id, cards }) => [id, cards] as const))(
    '%s lists its cards, all of them',
    (id, cards) => {
      expect([...cards].sort()).toEqual([...cardsWith(game, ABOUT[game]?.[id] ?? '')]);
    },
  );
});
