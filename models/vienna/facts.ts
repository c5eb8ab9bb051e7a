/** What is compared: everything on the table, the prices of agents, and who wins. */
import type { Facts } from '../lockstep.ts';
import { canPay, priceOf } from './agents.ts';
import { BRIBES, BUILDINGS, GOODS, INFORMATION, ROOF, SQUARES } from './data.ts';
import { winnerOf } from './scoring.ts';
import type { Desk, Table } from './table.ts';

export const SOURCES = [
  'squares',
  'steps',
  'abilities',
  'orders',
  'sealStamp',
  'figures',
  'sets',
  ...INFORMATION,
  'desk',
  'cashBox',
  'majority',
];

/** Many small things are compared as one text. */
export const text = (words: Iterable<string | number>): string => [...words].join(' ');
export const sorted = (words: Iterable<string>): string => text([...words].sort());

/** What an agent and, where it differs, a figure pays on each building the seat could enter. */
const faresOf = (t: Table, desk: Desk): Facts =>
  Object.fromEntries(
    BUILDINGS.map(({ word }) => {
      const [agent, figure] = [priceOf(t, desk, word, false), priceOf(t, desk, word, true)] as const;
      const isCheaper = desk.mayUseFigure && figure < agent && canPay(t, desk, word, true);
      const fares = [
        ...(canPay(t, desk, word, false) ? [agent] : []),
        ...(isCheaper ? ['figure', figure] : []),
      ];
      return [word, text(fares)];
    }),
  );

const deskFacts = (desk: Desk): Facts => ({
  bribes: text(BRIBES.map(kind => desk.bribes.of(kind))),
  tiles: text(INFORMATION.map(kind => desk.tiles.of(kind))),
  points: text(SOURCES.map(source => desk.points.of(source))),
  hand: sorted(desk.hand),
  plans: text(desk.plans.map(card => card ?? '-')),
  drawers: text(desk.drawers.map(card => card ?? '-')),
  orders: sorted(desk.orders),
  supply: desk.supply,
  forSale: desk.forSale,
  agents: sorted(desk.places),
  money: desk.money,
  saved: desk.saved,
  owned: text(GOODS.filter(goods => desk.owned.has(goods))),
  figure: desk.figure ?? '',
  figureAt: desk.figureAt ?? '',
  unlocked: desk.unlocked,
  mayUseFigure: desk.mayUseFigure,
});

export const factsOf = (t: Table, mistold: readonly string[]): Facts => ({
  round: t.round,
  crest: t.crest,
  isLast: t.isLast,
  investigator: ROOF[t.investigator],
  hasMoved: t.hasMoved,
  flags: text(BUILDINGS.map(({ word }) => t.flagOf(word))),
  squares: text(SQUARES.map(({ id }) => t.squares.get(id) ?? '-')),
  tracks: text(INFORMATION.map(kind => t.fieldOf(kind))),
  thirdMan: t.thirdMan ?? '',
  deck: sorted(t.deck),
  discard: text(t.discard),
  stacks: ['S', 'A', 'B'].map(pile => sorted(t.stacks.get(pile) ?? [])),
  postcard: text(t.postcard.map(order => order ?? '-')),
  fulfilled: text(t.fulfilled),
  desks: t.desks.map(deskFacts),
  fares: t.placing === undefined ? {} : faresOf(t, t.placing),
  winner: t.isOver ? winnerOf(t) : -1,
  mistold,
});
