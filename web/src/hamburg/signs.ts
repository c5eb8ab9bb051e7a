/** What a card does, in pictograms made from the same sentence that is executed. */
import { CATEGORIES, COLOURS, HAZARDS, type Sentence, type Step } from '@kaffeehaus/hamburg';
import { at } from '@kaffeehaus/kernel';
import type { Colour, Suit } from '../art/kinds.ts';
import type { IconName } from '../art/names.ts';
import type { Picto } from '../art/Pictos.tsx';

type Said<K extends Step['do']> = Extract<Step, { do: K }>;
type Count = Said<'per'>['count'];
type Layer = NonNullable<Sentence['layer']>;

const icon = (name: IconName, text?: string): Picto =>
  text === undefined ? { icon: name } : { icon: name, text };
const sign = (text: string): Picto => ({ text });
const inked = (name: IconName, colour: Suit, text?: string): Picto => ({ ...icon(name, text), colour });

const TO = icon('arrow');
const DIFFERENT = sign('≠');
const plus = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

const isColour = (colour: number): boolean => colour >= 0;
const colourAt = (colour: number): Colour => at(COLOURS, colour);
/** A worker of a colour; of any if the colour is chosen. */
const worker = (colour: number, text?: string): Picto =>
  isColour(colour)
    ? inked(`worker-${colourAt(colour)}`, colourAt(colour), text)
    : icon('worker', text === undefined ? '?' : `${text}?`);
const suit = (colour: Suit): Picto => inked(`suit-${colour}`, colour);
const suited = (name: IconName, colour: Suit): readonly Picto[] => [inked(name, colour), suit(colour)];

const mark = (n: number): readonly Picto[] => (n === 0 ? [] : [icon('mark', plus(n))]);
const points = (n: number): readonly Picto[] => (n === 0 ? [] : [icon('star', plus(n))]);

const SIMPLE_COUNTS: Readonly<Partial<Record<Count['of'], readonly Picto[]>>> = {
  buildings: [icon('majority-buildings')],
  categories: [icon('majority-buildings'), DIFFERENT],
  plotColours: [icon('plot'), DIFFERENT],
  allPlotColours: [icon('plot', '5'), DIFFERENT],
  stones: [icon('stone')],
  landmarks: [icon('stone', '3'), icon('hummel')],
  majorities: [icon('laurel')],
  workers: [icon('worker')],
  workerColours: [icon('worker'), DIFFERENT],
  sets: [icon('worker', '5'), DIFFERENT],
  raised: [icon('fire')],
  raisedColours: [icon('fire'), DIFFERENT],
  itsDie: [icon('die')],
  oftenest: [icon('die', '=')],
  square: [icon('townhall')],
  topStatue: [icon('hummel')],
};

const counted = (count: Count): readonly Picto[] => {
  switch (count.of) {
    case 'category':
      return [icon(`trade-${at(CATEGORIES, count.category)}`)];
    case 'plots':
      return suited('plot', colourAt(count.colour));
    case 'die':
      return suited('die', COLOURS[count.die] ?? 'black');
    case 'dice':
      return [icon('die', `${count.value}`)];
    case 'sumUpTo':
      return [icon('die', `≤${count.n}`)];
    case 'sumFrom':
      return [icon('die', `≥${count.n}`)];
    default:
      return SIMPLE_COUNTS[count.of] ?? [];
  }
};

/** So much for each, or for each two or three. */
const forEach = (count: Count, each: number): readonly Picto[] => [
  sign(each === 1 ? '/' : `/${each}`),
  ...counted(count),
];

const reduced = ({ n, colour }: Said<'reduce'>): readonly Picto[] =>
  isColour(colour)
    ? suited('deed-reduce', colourAt(colour))
    : [icon('deed-reduce', n > 1 ? `${n}` : undefined)];

/** Verbs that look the same whatever their numbers. */
const PLAIN: Readonly<Partial<Record<Step['do'], readonly Picto[]>>> = {
  improvise: [icon('pile', '+'), icon('play')],
  improviseTop: [icon('trash'), TO, icon('play')],
  climb: [icon('townhall', '+1')],
  takeBack: [icon('majority-buildings'), TO, icon('hand')],
  underZoo: [icon('hand'), TO, icon('trade-zoo')],
  sellWorkers: [icon('worker'), TO, icon('mark')],
  swapWorkers: [icon('worker'), icon('swap'), icon('worker')],
  matchWorkers: [icon('die', '='), TO, icon('worker')],
  oneWorkers: [icon('die', '1'), TO, icon('worker')],
  workerSet: [icon('worker', '+5'), DIFFERENT],
  parkMark: [icon('mark', '+1')],
  sift: [icon('trash'), icon('swap'), icon('hand')],
  settle: [icon('pile'), TO, icon('plot')],
  reducePerBuilding: [icon('deed-reduce'), sign('/'), icon('majority-buildings')],
  othersDiscard: [icon('others'), TO, icon('trash')],
  othersTurnBack: [icon('others'), icon('laurel', '−1')],
  trade: [icon('mark'), icon('swap'), icon('star')],
  stealCard: [icon('others'), TO, icon('hand')],
  othersBack: [icon('others'), icon('townhall', '−1')],
  shift: [icon('deed-reduce'), TO, icon('others')],
  curse: [icon('others'), icon('disease')],
  guest: [icon('worker'), TO, icon('trade-church')],
  moveCleric: [icon('cleric'), icon('swap')],
  repeat: [icon('action-III', '2×')],
  useAll: [icon('action-III', '∀')],
  borrow: [icon('others'), icon('lightning')],
  again: [icon('lightning', '2×')],
  avert: [icon('worker'), TO, icon('diplomat')],
  divert: [icon('die'), TO, icon('fire', '2')],
};

/** Cards that come and go. */
const cardSigns = (step: Step): readonly Picto[] | undefined => {
  switch (step.do) {
    case 'draw':
      return isColour(step.pile)
        ? [inked('pile', colourAt(step.pile), plus(step.n)), suit(colourAt(step.pile))]
        : [icon('pile', plus(step.n))];
    case 'discard':
      return [icon('trash', `−${step.n}`)];
    case 'search':
      return [icon('trash'), TO, icon(`trade-${at(CATEGORIES, step.category)}`)];
    case 'fetch':
      return [icon('pile'), TO, icon(`trade-${at(CATEGORIES, step.category)}`)];
    case 'stake':
      return [icon('hand', `${step.n}`), TO, icon('plot')];
    default:
      return undefined;
  }
};

/** What others lose. */
const attackSigns = (step: Step): readonly Picto[] | undefined => {
  switch (step.do) {
    case 'stealMark':
      return [icon('others'), TO, icon('mark', `${step.n}`)];
    case 'stealWorkers':
      return [icon('others'), TO, icon('worker', `${step.n}`)];
    case 'othersLose':
      return [icon('others'), icon(at(HAZARDS, step.hazard))];
    default:
      return undefined;
  }
};

const signsOf = (step: Step): readonly Picto[] => {
  switch (step.do) {
    case 'gain':
      return [
        ...mark(step.mark),
        ...points(step.points),
        ...(step.workers ?? []).flatMap((n, colour) => (n > 0 ? [worker(colour, plus(n))] : [])),
      ];
    case 'per':
      return [...mark(step.mark), ...points(step.points), ...forEach(step.count, step.each)];
    case 'recruit':
    case 'itsWorker':
      return [worker(-1, plus(step.n))];
    case 'buyWorkers':
      return [icon('mark', `${step.price}`), TO, icon('worker', `${step.max}×`)];
    case 'dieWorker':
      return [...suited('die', colourAt(step.die)), TO, icon('worker')];
    case 'mason':
      return [icon('stone', '+1'), icon('mark', step.double ? '2×' : '0')];
    case 'reduce':
      return reduced(step);
    case 'climbFor':
      return [icon('mark', `−${step.mark}`), TO, icon('townhall', '+1')];
    default:
      return cardSigns(step) ?? attackSigns(step) ?? PLAIN[step.do] ?? [];
  }
};

/** What a permanent card reacts to, left of the colon. */
const CAUSES: Readonly<Partial<Record<Step['do'], readonly Picto[]>>> = {
  takeWorkers: [icon('deed-workers')],
  flash: [icon('lightning')],
  plotLaid: [icon('deed-plot')],
  stone: [icon('deed-wall')],
  erected: [icon('deed-build')],
  turnMarker: [icon('laurel')],
  parkMark: [icon('trade-park')],
  reduceOne: [icon('deed-reduce')],
  climb: [icon('townhall')],
  marker: [icon('die')],
  raise: [icon('fire')],
  provoke: [icon('fire')],
  moved: [icon('fire')],
};

const standing = ({ verb, by, todo }: NonNullable<Sentence['standing']>): readonly Picto[] => [
  ...(by === 'others' ? [icon('others')] : []),
  ...(CAUSES[verb] ?? []),
  sign(':'),
  ...todo.flatMap(signsOf),
];

const PRICED: Readonly<Record<Layer['of'], IconName>> = {
  build: 'deed-build',
  wall: 'deed-wall',
  advance: 'townhall',
  money: 'deed-money',
};

const change = ({ how, n }: Layer): readonly Picto[] => {
  switch (how) {
    case 'half':
      return [icon('mark', '½')];
    case 'less':
      return [icon('mark', `−${n}`)];
    case 'more':
      return [icon('mark', `+${n}`)];
    case 'exactly':
      return [icon('mark', `=${n}`)];
    case 'free':
      return [icon('mark', '0')];
    default:
      return suited('die', 'black');
  }
};

const layered = (layer: Layer): readonly Picto[] => [
  ...(layer.by === 'others' ? [icon('others')] : []),
  ...(isColour(layer.colour) ? suited(PRICED[layer.of], colourAt(layer.colour)) : [icon(PRICED[layer.of])]),
  sign(':'),
  ...change(layer),
];

const QUIRKS: Readonly<Record<NonNullable<Sentence['quirk']>, readonly Picto[]>> = {
  tie: [icon('laurel', '=')],
  fourth: [icon('fire', '4')],
  twoPerPlot: [icon('deed-build', '2'), sign('/'), icon('plot')],
  recolour: [icon('hand'), sign('='), icon('any')],
  fourCategories: (['amusement', 'art', 'theatre', 'circus'] as const).map(name => icon(`trade-${name}`)),
  sevenCards: [icon('hand', '7')],
  noMarkers: [icon('disease', '0')],
  twoPoints: [icon('deed-reduce'), sign(':'), icon('star', '+2')],
  twice: [icon('action-III', '2×')],
};

/** The pictograms of a sentence. */
export const pictured = ({ todo, standing: offer, layer, quirk, laurel }: Sentence): readonly Picto[] => {
  if (offer) return standing(offer);
  if (layer) return layered(layer);
  if (quirk) return QUIRKS[quirk];
  if (laurel) return [...points(laurel.points), ...forEach(laurel.count, laurel.each)];
  return todo.flatMap(signsOf);
};
