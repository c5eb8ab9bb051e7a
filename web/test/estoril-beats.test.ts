/** What is seen of Estoril: tiles and stones on their way, and every place settled as the rules settled it. */
import { type GameEvent, WATCHER, at, deedsOf, upTo } from '@kaffeehaus/kernel';
import { type Estoril, type EstorilEvent, estoril, slotItem } from '@kaffeehaus/estoril';
import { expect, test } from 'vitest';
import { choreography } from '../src/estoril/beats.ts';
import { settlementsIn, unsettled } from '../src/estoril/settling.ts';
import { isHere, lengthOf, momentsOf, partsText, standAt } from '../src/estoril/scene.ts';
import type { Beat } from '../src/seat/beat.ts';
import { flowTo, namesIn } from './beats.ts';
import { type Moment, played, seen } from './played.ts';

const OPTIONS = {};

const viewOf = ({ after, events, since }: Moment<Estoril>, viewer: number) =>
  seen(estoril, after, events, since, viewer);

const beatsOf = (moment: Moment<Estoril>, viewer: number): readonly Beat[] => {
  const view = viewOf(moment, viewer);
  return choreography.beats(view.events.slice(moment.since), view);
};

const deedsIn = (events: readonly GameEvent[]): readonly EstorilEvent[] =>
  deedsOf(events) as readonly EstorilEvent[];

test('a stone that was placed is seen to go to its space, a tile comes from its hand', () => {
  const kinds = new Set<string>();
  for (const moment of played(estoril, OPTIONS, 3, 'tejo'))
    for (const viewer of upTo(2)) {
      const beats = beatsOf(moment, viewer);
      for (const beat of beats) kinds.add(beat.do);
      for (const told of deedsIn(moment.events.slice(moment.since))) {
        if (told.e !== 'placed') continue;
        const spot = `place:${estoril.word(slotItem(told.slot))}`;
        expect(flowTo(beats, `count:${told.seat}:stones`)).toBeLessThan(0);
        expect(beats.some(beat => beat.do === 'tokens' && beat.to[0] === spot)).toBe(true);
        expect(beats.some(beat => beat.do === 'card' && beat.to.includes(spot))).toBe(true);
      }
      for (const name of beats.flatMap(namesIn)) expect(name).not.toMatch(/undefined|NaN|card:-/);
    }
  expect([...kinds]).toEqual(expect.arrayContaining(['card', 'tokens']));
});

test('each place is told with its faces, everybody’s sum and its parts, the winner and the reward', () => {
  const rounds = new Set<number>();
  for (const moment of played(estoril, OPTIONS, 3, 'cascais')) {
    const { events, since, after } = moment;
    const fresh = deedsIn(events.slice(since));
    if (!fresh.some(told => told.e === 'settled')) continue;
    rounds.add(after.round);
    const view = viewOf(moment, WATCHER);
    const settlements = settlementsIn(view.events);
    for (const told of fresh) {
      if (told.e !== 'settled') continue;
      const { steps, tiles, isSettled } = at(
        settlements.filter(({ place }) => place === told.place),
        0,
      );
      expect(isSettled).toBe(true);
      expect(steps[0]?.kind).toBe('up');
      expect(steps.at(-1)?.kind).toBe('reward');
      for (const { card } of tiles) expect(card).toBeGreaterThan(0);
      const reward = steps.at(-1);
      const strengths = steps.filter(step => step.kind === 'strengths').at(-1);
      if (reward?.kind !== 'reward' || reward.won === undefined) continue;
      if (strengths?.kind !== 'strengths') throw new Error('nobody said how strong they were');
      for (const seat of upTo(3)) {
        const own = strengths.sums.filter(({ slot }) => (at(ownersAt(steps, tiles), slot) ?? -1) === seat);
        const total = own.length === 0 ? -1 : own.reduce((sum, each) => sum + each.total, 0);
        expect(strengths.totals[seat]).toBe(total);
      }
      expect(Math.max(...strengths.totals)).toBe(reward.won.strength);
    }
  }
  expect(rounds.size).toBeGreaterThan(2);
});

test('at every step of a place it stands as its deeds left it, and each sum says what it is made of', () => {
  let looked = 0;
  for (const moment of played(estoril, OPTIONS, 4, 'guincho')) {
    if (moment.after.wait.length > 0) continue;
    for (const each of momentsOf(settlementsIn(viewOf(moment, WATCHER).events))) {
      const { tiles, totals } = standAt(each);
      for (const tile of tiles.filter(isHere)) {
        if (!tile.sum) continue;
        const [sum, parts] = partsText(tile.sum).split(' = ').reverse();
        expect(Number(sum)).toBe(tile.sum.total);
        if (parts !== undefined)
          expect(
            parts.split(' + ').reduce((all, part) => {
              const [more = 0, less = 0] = part.split('−').map(Number);
              return all + more - less;
            }, 0),
          ).toBe(tile.sum.total);
        looked++;
      }
      for (const { seat, total } of totals ?? [])
        expect(
          tiles
            .filter(tile => tile.owner === seat && isHere(tile))
            .reduce((all, { sum }) => all + (sum?.total ?? 0), 0),
        ).toBe(total);
      expect(lengthOf(each)).toBeGreaterThan(0);
    }
  }
  expect(looked).toBeGreaterThan(5);
});

/** By slot, who owns what lies there after all deeds. */
const ownersAt = (
  steps: ReturnType<typeof settlementsIn>[number]['steps'],
  tiles: ReturnType<typeof settlementsIn>[number]['tiles'],
): (number | undefined)[] => {
  const owners: (number | undefined)[] = [];
  for (const { slot, owner } of tiles) owners[slot] = owner;
  for (const step of steps)
    if (step.kind === 'deed' && step.told.e === 'lured') {
      owners[step.told.from] = undefined;
      owners[step.told.slot] = step.told.owner;
    }
  return owners;
};

test('what settles a place is not played a second time over the board', () => {
  let [all, kept] = [0, 0];
  for (const moment of played(estoril, OPTIONS, 2, 'sintra')) {
    const view = viewOf(moment, 0);
    const answer = view.events.slice(moment.since);
    const names = unsettled(answer, view).map(event => event.e);
    expect(names).not.toContain('won');
    expect(names).not.toContain('strengths');
    if (answer.some(event => event.e === 'tookBack')) expect(names).toContain('tookBack');
    all += answer.length;
    kept += names.length;
  }
  expect(kept).toBeLessThan(all);
});
