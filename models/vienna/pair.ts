/** Vienna and its model side by side: the engine's table in the model's words. */
import { at, expected, refusalOf, times } from '@kaffeehaus/kernel';
import {
  BUILDINGS,
  DECK,
  DESK,
  DISCARD,
  DOSSIERS,
  FIGURES,
  FLAGS,
  FULFILLED,
  OPEN_ORDERS,
  ROOF,
  STACKS,
  agentsOf,
  cardIn,
  drawer,
  drawersOf,
  fares,
  hand,
  mayUseFigure,
  orderZone,
  owns,
  plan,
  vienna,
} from '@kaffeehaus/vienna';
import type { Vienna } from '@kaffeehaus/vienna';
import type { Facts, Pair } from '../lockstep.ts';
import { GOODS } from './data.ts';
import { sorted, text } from './facts.ts';
import { Luck, wordsIn } from './luck.ts';
import { reasonText } from './reasons.ts';
import { ViennaModel } from './model.ts';

const wordOn = (b: number): string => BUILDINGS[b]?.word ?? '';
const cardAt = (s: Vienna, zone: number): string => {
  const card = cardIn(s, zone);
  return card === undefined ? '-' : vienna.word(card);
};

const deskFacts = (s: Vienna, seat: number): Facts => ({
  bribes: text(at(s.bribes, seat)),
  tiles: text(at(s.dossiers, seat)),
  points: text(at(s.tally, seat)),
  hand: sorted(wordsIn(s, hand(seat))),
  plans: text(times(3, i => cardAt(s, plan(seat, i)))),
  drawers: text(times(drawersOf(s, seat), i => cardAt(s, drawer(seat, i)))),
  orders: sorted(wordsIn(s, orderZone(seat))),
  supply: at(s.supply, seat),
  forSale: at(s.forSale, seat),
  agents: sorted(agentsOf(s, seat).map(wordOn)),
  money: at(s.money, seat),
  saved: at(s.cashBox, seat),
  owned: text(GOODS.filter((_, i) => owns(s, seat, at(DESK, i)))),
  figure: FIGURES[at(s.figures, seat)] ?? '',
  figureAt: wordOn(at(s.figureAt, seat)),
  unlocked: at(s.unlocked, seat) !== 0,
  mayUseFigure: mayUseFigure(s, seat),
});

/** What agent and figure would pay on each building, for whoever is asked. */
const fareFacts = (s: Vienna): Facts => {
  const [ask] = s.wait;
  if (ask?.why !== 'vienna.agent') return {};
  const pays = (b: number): string =>
    text(fares(s, ask.seat, b).map(({ figure, n }) => (figure ? `figure ${n}` : n)));
  return Object.fromEntries(BUILDINGS.map(({ word }, b) => [word, pays(b)]));
};

/** What each seat asked is refused, the rule, and the numbers it cites. */
const reasons = (s: Vienna): string =>
  sorted(
    s.wait.flatMap(({ seat, of }) =>
      expected(vienna, s, seat)
        .filter(item => !of.includes(item))
        .map(item => {
          const { rule, args } = refusalOf(vienna, s, seat, item) ?? { rule: 'nothing', args: {} };
          const numbers = Object.values(args).filter(value => typeof value === 'number');
          return reasonText(seat, vienna.word(item), [rule.replace('vienna.', ''), ...numbers]);
        }),
    ),
  );

const factsOf = (s: Vienna): Facts => ({
  round: s.round,
  crest: s.crest,
  isLast: s.ending !== 0,
  investigator: at(ROOF, s.investigator),
  hasMoved: s.alerted !== 0,
  flags: text(s.flags.map(flag => at(FLAGS, flag))),
  squares: text(s.squares.map(kind => DOSSIERS[kind] ?? '-')),
  tracks: text(s.tracks),
  // Before he is placed he is nowhere.
  thirdMan: s.round === 0 ? '' : wordOn(s.thirdMan),
  deck: sorted(wordsIn(s, DECK)),
  discard: text(wordsIn(s, DISCARD)),
  stacks: [STACKS.S, STACKS.A, STACKS.B].map(zone => sorted(wordsIn(s, zone))),
  postcard: text(OPEN_ORDERS.map(zone => cardAt(s, zone))),
  fulfilled: text(wordsIn(s, FULFILLED)),
  desks: times(s.seats, seat => deskFacts(s, seat)),
  fares: fareFacts(s),
  winner: s.wait.length === 0 ? (vienna.winners(s).seats[0] ?? -1) : -1,
  mistold: [],
  reasons: reasons(s),
});

export const viennaPair: Pair<Vienna> = {
  game: vienna,
  model: (world, options, seats) => new ViennaModel(new Luck(world), options, seats),
  facts: factsOf,
};
