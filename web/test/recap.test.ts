/** The recap tells what others did to the viewer first, and every deed of others once. */
import { type Vienna, vienna } from '@kaffeehaus/vienna';
import { type Hamburg, hamburg } from '@kaffeehaus/hamburg';
import { expect, test } from 'vitest';
import { choreography as inHamburg } from '../src/hamburg/beats.ts';
import { choreography as inVienna } from '../src/vienna/beats.ts';
import type { View } from '../src/seat/view.ts';
import type { Game } from '@kaffeehaus/kernel';
import { linesOf } from '../src/table/lines.ts';
import { recapOf } from '../src/table/recap.ts';
import { answersIn } from '../src/table/motion.ts';
import { played, seen } from './played.ts';

/** The views of a seat just before each of its answers, with all that happened since its last one. */
const laps = function* <S extends Vienna | Hamburg>(
  game: Game<S>,
  seats: number,
  viewer: number,
): Generator<View<S>> {
  let since = 0;
  const starts: { seat: number; from: number }[] = [{ seat: -1, from: 0 }];
  for (const moment of played<S>(game, {}, seats, 'lap')) {
    const { ask, events } = moment;
    starts.push({ seat: ask.seat, from: moment.since });
    if (ask.seat === viewer) since = moment.since;
    yield { ...seen(game, moment.after, events, since, viewer), starts: [...starts] };
  }
};

test('answers are told apart by who gave them', () => {
  const view = {
    events: [1, 2, 3, 4, 5].map(() => ({ e: 'x' })),
    starts: [
      { seat: 0, from: 0 },
      { seat: 1, from: 2 },
      { seat: 0, from: 4 },
    ],
  };
  expect(answersIn(view, 3).map(({ seat, events }) => [seat, events.length])).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('Vienna: nothing is lost, and what touched the viewer comes first', () => {
  for (const view of laps(vienna, 3, 0)) {
    const told = recapOf(vienna, view, inVienna.touches);
    const firstOther = told.findIndex(line => !line.touched);
    if (firstOther >= 0) expect(told.slice(firstOther).some(line => line.touched)).toBe(false);
    const others = answersIn(view, view.since).filter(({ seat }) => seat !== 0);
    if (others.length > 0) {
      const events = new Set(others.flatMap(({ events: own }) => own));
      const lines = linesOf(vienna, view, view.since).filter(line => events.has(line.event));
      if (lines.length > 0)
        expect(new Set(told.map(line => line.index))).toEqual(new Set(lines.map(line => line.index)));
    }
  }
});

test('Hamburg: every deed of others that changed the viewer’s Mark, hazards or square is told first', () => {
  let told = 0;
  for (const view of laps(hamburg, 3, 1))
    for (const { seat, events } of answersIn(view, view.since)) {
      if (seat === 1) continue;
      for (const event of events) {
        if (!['stole', 'sentBack', 'raised', 'gave'].includes(event.e ?? '')) continue;
        const { seat: of, from, to } = event as { seat?: number; from?: number; to?: number };
        const mine =
          event.e === 'stole' ? from === 1 || of === 1 : event.e === 'gave' ? to === 1 || of === 1 : of === 1;
        if (!mine) continue;
        expect(inHamburg.touches(event, 1)).toBe(true);
        told++;
      }
    }
  expect(told).toBeGreaterThan(3);
});
