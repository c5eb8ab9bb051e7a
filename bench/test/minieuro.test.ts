/** Mini-euro on our kernel and as plain objects for the peer: the same rules, answer for answer. */
import { FIRST, apply, at, below, count, score, seeded, start, times } from '@kaffeehaus/kernel';
import type { Card, Game, Item } from '@kaffeehaus/kernel';
import { checkGame } from '@kaffeehaus/kernel/laws';
import { describe, expect, test } from 'vitest';
import { cards, move, moves, setUp } from '../peers/minieuro.mjs';
import { DECK, GOODS, MARKET, PASS, built, hand, miniEuro, spaceItem, tradeItem } from '../src/minieuro.ts';
import type { MiniEuro } from '../src/minieuro.ts';

const game = miniEuro as unknown as Game;
const SEATS = 4;
const FACES = cards();
const faceOf = (card: Card) => at(FACES, card - FIRST - 1);
const ids = (list: readonly Card[]): number[] => list.map(card => card - FIRST - 1);

/** A move of the peer as an item of ours. */
const itemOf = (s: MiniEuro, seat: number, [name, [a = 0, b = 0]]: [string, number[]]): Item => {
  if (name === 'place') return spaceItem(a);
  if (name === 'trade') return tradeItem(a, b);
  if (name === 'build') return at(at(s.zones, hand(seat)), a);
  return name === 'take' ? at(at(s.zones, MARKET), a) : PASS;
};

test.each(['a', 'b', 'c'])('both play the same game from seed %s', seed => {
  const s = start(miniEuro, {}, SEATS, seed);
  const dealt = [
    ...times(SEATS, seat => at(s.zones, hand(seat))),
    at(s.zones, MARKET),
    at(s.zones, DECK),
  ].flat();
  const table = setUp(SEATS, dealt.map(faceOf));
  const chance = seeded(`players of ${seed}`);
  let answers = 0;
  while (s.wait.length > 0) {
    const ask = at(s.wait, 0);
    const open = moves(table, table.turn);
    expect(ask.seat).toBe(table.turn);
    expect(open.map(one => itemOf(s, ask.seat, one))).toEqual(ask.of);
    const [name, args] = at(open, below(chance, count(ask)));
    apply(miniEuro, s, ask.seat, [itemOf(s, ask.seat, [name, args])]);
    answers++;
    // Chance has fallen on our side; the peer is told how.
    const luck = {
      shuffle: () => [...at(s.zones, DECK), ...at(s.zones, MARKET).slice(-1)].map(faceOf),
      die: () => s.die,
    };
    expect(move(table, ask.seat, name, args, luck)).toBe(true);
    expect(table.market.map(card => card.id)).toEqual(ids(at(s.zones, MARKET)));
    table.players.forEach((player, seat) => {
      expect(player.goods).toEqual(at(s.goods, seat));
      expect(player.built.map(card => card.id)).toEqual(ids(at(s.zones, built(seat))));
    });
  }
  expect(answers).toBe(120);
  expect(table.over).toEqual({ winner: String(game.winners(s).seats[0]) });
  const totals = game.audit(s).map(score);
  expect(Math.max(...totals)).toBe(totals[Number(table.over?.winner)]);
  expect(GOODS).toBe(6);
});

describe('laws', () => {
  test.each([2, 3, 4])('hold at %i seats', seats => {
    expect(checkGame(game, { seats, options: {}, seed: 'laws' }).rounds).toBe(11);
  });
});
