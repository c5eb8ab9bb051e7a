/** What the page draws of Estoril: all that the viewer knows, and nothing else. */
import { wordsOf } from '@kaffeehaus/words/node';
import {
  type GameEvent,
  OPEN,
  type Seat,
  type State,
  WATCHER,
  apply,
  askOf,
  asked,
  at,
  below,
  count,
  mask,
  maskEvent,
  nth,
  score,
  deedsOf,
  seeded,
  start,
  times,
} from '@kaffeehaus/kernel';
import {
  type Estoril,
  STACK,
  estoril,
  face,
  isOpen,
  laidSlots,
  occupied,
  ownerOf,
  placesInOrder,
  poolOf,
  rewardItem,
  rewardZone,
  slotItem,
  slotZone,
  slotsIn,
  stonesFor,
} from '@kaffeehaus/estoril';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);

import { IDLE } from '../src/seat/picks.ts';
import { dossierOf } from '../src/estoril/dossiers.ts';
import { missionView } from '../src/estoril/missions.ts';
import { notesOf } from '../src/estoril/notes.ts';
import { placesOf } from '../src/estoril/places.ts';
import { standings } from '../src/estoril/standing.ts';
import type { DrawProps } from '../src/seat/gameview.ts';
import type { View } from '../src/seat/view.ts';

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dirk'];

const propsOf = (s: Estoril, events: readonly GameEvent[], viewer: Seat): DrawProps<Estoril> => {
  const view: View<Estoril> = {
    viewer,
    version: s.ply,
    put: s.ply,
    table: mask(estoril, s, viewer),
    ask: askOf(s, viewer),
    turn: asked(s).map(ask => ask.seat),
    events: events.map(event => maskEvent(estoril, event, viewer)),
    since: 0,
    starts: [],
    undoable: 0,
    over: s.wait.length === 0,
  };
  return { view, picks: IDLE, names: NAMES };
};

/** Plays a game by chance and shows the table now and then, and in the end. */
const playThrough = (
  seats: number,
  seed: string,
  look: (s: Estoril, events: readonly GameEvent[]) => void,
  every = 1,
): void => {
  const events: GameEvent[] = [];
  const chance = seeded(`${seed} answers`);
  const s = start(estoril, {}, seats, seed, events);
  for (let shown = 0; s.wait.length > 0; shown++) {
    if (shown % every === 0) look(s, events);
    for (const ask of asked(s)) apply(estoril, s, ask.seat, nth(ask, below(chance, count(ask))), events);
  }
  look(s, events);
};

const viewersOf = (s: State): Seat[] => [...times(s.seats, seat => seat), WATCHER];

describe('hidden tiles', () => {
  test.each([2, 3, 4])('are drawn as backs and named as such, %i seats', seats => {
    let [backs, known] = [0, 0];
    playThrough(
      seats,
      `backs ${seats}`,
      (s, events) => {
        for (const viewer of viewersOf(s)) {
          const props = propsOf(s, events, viewer);
          const spots = placesOf(props).flatMap(({ slots, reward }) => [...slots, reward]);
          for (const slot of slotsIn(laidSlots(s) & occupied(s))) {
            const spot = spots.find(({ id }) => id === estoril.word(slotItem(slot)));
            const { name } = face(at(at(s.zones, slotZone(slot)), 0));
            const isKnown = at(at(props.view.table.zones, slotZone(slot)), 0) > 0;
            expect(spot?.tile?.face?.name).toBe(isKnown ? name : undefined);
            expect(spot?.label.includes(name)).toBe(isKnown);
            if (!isKnown) backs++;
            else if (!isOpen(s, slot) && ownerOf(s, slot) !== viewer) known++;
          }
        }
      },
      11,
    );
    expect(backs).toBeGreaterThan(40);
    expect(known).toBeGreaterThan(0);
  });
});

test.each([2, 3, 4])(
  'stones are drawn before their owners again once they are taken back, %i seats',
  seats => {
    let [discarding, ended] = [0, 0];
    playThrough(seats, `stones ${seats}`, (s, events) => {
      const props = propsOf(s, events, WATCHER);
      const all = stonesFor(seats);
      for (let seat = 0; seat < seats; seat++) {
        const left = all - slotsIn(at(s.stones, seat)).length;
        expect(dossierOf(props, seat, false).stones).toMatchObject({ left, all });
      }
      if (occupied(s) > 0) return;
      if (s.wait.length === 0) ended++;
      else if (s.round > 0 && s.wait[0]?.why === 'estoril.discard') discarding++;
    });
    expect([discarding > 0, ended]).toEqual([true, 1]);
  },
);

/** Where a seat has looked this round, by the events, and what has not been shown since. */
const lookedBy = (s: Estoril, events: readonly GameEvent[], viewer: Seat): number[] => {
  const round = events.map(({ e }) => e).lastIndexOf('round');
  const spots = deedsOf(events.slice(round))
    .filter(event => event.e === 'looked' && event['seat'] === viewer)
    .map(event => Number(event['at']));
  const hidden = [
    ...slotsIn(laidSlots(s) & occupied(s))
      .filter(slot => !isOpen(s, slot))
      .map(slotItem),
    ...placesInOrder(s)
      .filter(place => at(s.sees, rewardZone(place)) !== OPEN && at(s.zones, rewardZone(place)).length > 0)
      .map(rewardItem),
  ];
  return [...new Set(spots)].filter(spot => hidden.includes(spot));
};

test.each([2, 4])('notes hold what the viewer has looked at, until it is shown, %i seats', seats => {
  let noted = 0;
  playThrough(seats, `notes ${seats}`, (s, events) => {
    for (const viewer of viewersOf(s)) {
      const { view } = propsOf(s, events, viewer);
      const notes = notesOf(view).filter(({ where }) => !where.includes('stack'));
      const expected = lookedBy(s, events, viewer).map(spot => wordsOf('en').say(estoril.phrases.item(spot)));
      // A reward may be known from the stack without a look; a look is never forgotten.
      for (const where of expected) expect(notes.map(note => note.where)).toContain(where);
      if (viewer === WATCHER) expect(notes.filter(({ where }) => where.startsWith('Space'))).toEqual([]);
      noted += expected.length;
    }
  });
  expect(noted).toBeGreaterThan(5);
});

test('a tile that a conspirator sent under the stack is noted at its place, for that seat alone', () => {
  let found = 0;
  playThrough(3, 'stack', (s, events) => {
    // The first of the game: nobody can know the tile from elsewhere.
    const [under, ...more] = deedsOf(events).filter(({ e }) => ['kept', 'swapped', 'unclaimed'].includes(e));
    if (under?.e !== 'kept' || more.length > 0 || s.wait[0]?.why === 'estoril.reward') return;
    const seat = Number(under['seat']);
    const bottom = at(at(s.zones, STACK), 0);
    const where = `In the stack, number ${at(s.zones, STACK).length} from the top`;
    for (const viewer of viewersOf(s)) {
      const notes = notesOf(propsOf(s, events, viewer).view);
      const knows = notes.some(note => note.card === bottom && note.where === where);
      expect(knows).toBe(viewer === seat);
    }
    found++;
  });
  expect(found).toBeGreaterThan(0);
});

describe('what everybody knows', () => {
  test.each([2, 3, 4])('standings are the same for every viewer, and right in the end, %i seats', seats => {
    playThrough(
      seats,
      `standing ${seats}`,
      (s, events) => {
        const all = viewersOf(s).map(viewer => propsOf(s, events, viewer));
        const sums = all.map(({ view }) => standings(view.table));
        const missions = all.map(props => s.missions.map(m => missionView(props, m).standing));
        for (const sum of sums) expect(sum).toEqual(sums[0]);
        for (const mission of missions) expect(mission).toEqual(missions[0]);
        if (s.wait.length === 0) expect(sums[0]).toEqual(estoril.audit(s).map(score));
      },
      13,
    );
  });

  test('a dossier lists the whole pool and marks what lies in the viewer’s sight', () => {
    playThrough(
      3,
      'dossier',
      (s, events) => {
        for (const viewer of viewersOf(s)) {
          const props = propsOf(s, events, viewer);
          for (const seat of times(s.seats, i => i)) {
            const { pool } = dossierOf(props, seat, false);
            const words = poolOf(s, seat).map(card => estoril.word(card));
            expect(pool.tiles.map(({ id }) => id)).toEqual(words);
            const inSight = slotsIn(at(s.stones, seat))
              .map(slot => at(at(props.view.table.zones, slotZone(slot)), 0))
              .filter(card => card > 0)
              .map(card => estoril.word(card));
            const marked = pool.tiles.filter(({ placed }) => placed === true).map(({ id }) => id);
            expect(marked.sort()).toEqual(inSight.sort());
          }
        }
      },
      13,
    );
  });
});

test('a place that is settled shows strengths, and the next one does not', () => {
  let settled = 0;
  playThrough(4, 'settled', (s, events) => {
    if (s.reached < 0 || s.wait.length === 0 || s.wait[0]?.why === 'estoril.discard') return;
    const places = placesOf(propsOf(s, events, WATCHER));
    for (const { number, stage, totals, slots } of places) {
      expect(stage).toBe(number < s.reached + 1 ? 'done' : number === s.reached + 1 ? 'reached' : 'ahead');
      for (const { tile } of slots) if (tile && stage !== 'reached') expect(tile.now).toBeUndefined();
      if (stage !== 'reached') continue;
      const owners = new Set(slots.flatMap(({ owner }) => owner ?? []));
      expect(new Set(totals.map(({ seat }) => seat))).toEqual(owners);
      for (const { seat, total } of totals)
        expect(total).toBe(
          slots.reduce((sum, { owner, tile }) => sum + (owner === seat ? (tile?.now ?? 0) : 0), 0),
        );
    }
    settled++;
  });
  expect(settled).toBeGreaterThan(5);
});

test('before that, a place shows what lies face up, and how much does not', () => {
  const seen = { open: 0, hidden: 0 };
  playThrough(4, 'in sight', (s, events) => {
    for (const { stage, totals, slots, favours } of placesOf(propsOf(s, events, WATCHER))) {
      if (stage !== 'ahead') continue;
      for (const { seat, total, hidden } of totals) {
        const own = slots.flatMap(({ owner, tile }) => (owner === seat && tile ? [tile] : []));
        const [up, down] = [own.filter(tile => !tile.down), own.filter(tile => tile.down)];
        expect(hidden).toBe(down.length);
        const plain = up.flatMap(({ face }) => face ?? []);
        if (plain.some(({ skills }) => skills.includes('nationalist'))) continue;
        const favoured = plain.filter(({ nation }) => nation === favours).length;
        expect(total).toBe(plain.reduce((sum, { strength }) => sum + strength, favoured));
        seen.open += up.length;
        seen.hidden += hidden;
      }
    }
  });
  expect(Math.min(seen.open, seen.hidden)).toBeGreaterThan(5);
});

test('a turn that is only thought of is drawn, with its outer slots', () => {
  const s = start(estoril, { rotation: 'chosen', first: 1 }, 2, 'turn');
  const props = propsOf(s, [], 0);
  const turn = estoril.item('turn-180') ?? 0;
  const draft = { chosen: [turn], places: [], held: undefined, target: undefined };
  const [before, after] = [placesOf(props), placesOf({ ...props, picks: { ...IDLE, draft } })];
  const moved = after.filter((place, i) => JSON.stringify(place) !== JSON.stringify(before[i]));
  expect(moved.filter(place => place.about)).toHaveLength(1);
  apply(estoril, s, 0, [turn]);
  const outer = (places: typeof after) =>
    places.flatMap(p => p.slots).map(slot => [slot.id, slot.cell, slot.outer]);
  expect(outer(after)).toEqual(outer(placesOf(propsOf(s, [], 0))));
});
