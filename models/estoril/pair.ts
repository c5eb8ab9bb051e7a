/** Estoril and its model side by side: the engine's table in the model's words. */
import { OPEN, WATCHER, at, mask, times } from '@kaffeehaus/kernel';
import {
  BOX,
  discards,
  estoril,
  hand,
  holds,
  ownerOf,
  poolOf,
  rewardZone,
  slotName,
  slotZone,
  slotsIn,
  occupied,
  taken,
} from '@kaffeehaus/estoril';
import type { Estoril } from '@kaffeehaus/estoril';
import type { Facts, Pair } from '../lockstep.ts';
import { laidFact, missionName, sorted } from './facts.ts';
import { EstorilModel } from './model.ts';
import { EngineOracle, cardsIn, name, placeName, topFirst } from './reading.ts';

/** Every slot and reward that holds a tile. */
const spotFacts = (s: Estoril, show: (zone: number, slot: number) => string): Facts => {
  const slots = slotsIn(occupied(s)).map(slot => [slotName(slot), show(slotZone(slot), slot)] as const);
  const rewards = s.grid
    .filter(place => at(s.zones, rewardZone(place)).length > 0)
    .map(place => [`${placeName(place)}-reward`, show(rewardZone(place), -1)] as const);
  return Object.fromEntries([...slots, ...rewards]);
};

const bySeat = <T>(s: Estoril, show: (seat: number) => T): T[] => times(s.seats, show);

const viewOf = (s: Estoril, viewer: number): Facts => {
  const seen = mask(estoril, s, viewer);
  return {
    spots: spotFacts(seen, zone => at(cardsIn(seen, zone), 0)),
    stack: topFirst(seen),
    hands: bySeat(s, seat => sorted(cardsIn(seen, hand(seat)))),
    pools: bySeat(s, seat => sorted(poolOf(seen, seat).map(name))),
  };
};

/** Two dice for each slot of the casino on which they fell. */
const diceFacts = ({ dice }: Estoril): Facts => {
  const pairs = ['casino-I', 'casino-II', 'casino-III'].map(
    (slot, i) => [slot, dice.slice(2 * i, 2 * i + 2)] as const,
  );
  return Object.fromEntries(pairs.filter(([, [die]]) => die !== 0));
};

const laidIn = (s: Estoril, zone: number, slot: number): string => {
  const isReward = slot < 0;
  const tile = at(cardsIn(s, zone), 0);
  const isUp = at(s.sees, zone) === OPEN;
  return laidFact(tile, isReward ? -1 : ownerOf(s, slot), isUp, !isReward && holds(s.guarded, slot));
};

const factsOf = (s: Estoril): Facts => {
  const isOver = s.wait.length === 0;
  const seats = bySeat(s, seat => seat);
  return {
    round: s.round,
    first: s.first,
    grid: s.grid.map(placeName),
    turned: s.turned,
    missions: s.missions.map(missionName),
    stack: topFirst(s),
    box: sorted(cardsIn(s, BOX)),
    spots: spotFacts(s, (zone, slot) => laidIn(s, zone, slot)),
    hands: bySeat(s, seat => sorted(cardsIn(s, hand(seat)))),
    taken: bySeat(s, seat => sorted(cardsIn(s, taken(seat)))),
    discards: bySeat(s, seat => cardsIn(s, discards(seat))),
    supply: s.supply,
    out: seats.filter(seat => holds(s.out, seat)),
    reached: s.reached < 0 ? '' : placeName(s.reached),
    dice: diceFacts(s),
    points: s.tally,
    winners: isOver ? estoril.winners(s).seats : [],
    free: isOver ? 0 : s.ply - s.sealed,
    views: [...seats, WATCHER].map(viewer => viewOf(s, viewer)),
  };
};

export const estorilPair: Pair<Estoril> = {
  game: estoril,
  model: (world, options) => new EstorilModel(new EngineOracle(world), options),
  facts: factsOf,
};
