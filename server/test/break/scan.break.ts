/**
 * Everything that arrives at a screen is searched for cards whose faces its reader has never been shown. What they have
 * been shown is reckoned here anew, from where cards went and who has eyes there: apart from what masks tables.
 */
import { FIRST, WATCHER, below } from '@kaffeehaus/kernel';
import type { Card, Game, GameEvent, Seat, State } from '@kaffeehaus/kernel';
import type { Happened, TableLine } from '@kaffeehaus/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Done, Room } from '../../src/log/room.ts';
import { GAMES, luck } from '../table.ts';
import { Open, isOver, someAnswer } from '../visit.ts';
import { UNLIMITED } from './scene.ts';

const ROUNDS = Number(process.env['KAFFEEHAUS_ROUNDS'] ?? 1);
const ANSWERS = 120;

/**
 * Where cards are named at a table. What somebody can reckon (the veil) may name any card; the fields of the games
 * themselves are open to all, and have numbers of their own.
 */
const NAMED = ['zones', 'wait', 'given', 'stack'] as const;

/** The faces that one viewer has been shown, and not lost sight of by a shuffle. */
class Eyes {
  readonly shown = new Set<Card>();
  /** Those of the last answer: a card may be shown and be shuffled away by one and the same. */
  readonly lately = new Set<Card>();
  readonly #viewer: Seat;
  readonly #open: number[];
  readonly #lies = new Map<Card, number>();

  constructor(game: Game, seats: number, viewer: Seat) {
    this.#viewer = viewer;
    this.#open = game.zones(seats).map(({ sees }) => sees);
  }

  hear(event: GameEvent): void {
    if (event.k === 'move') {
      this.#lies.set(event.card, event.to);
      if (this.#sees(event.from) || this.#sees(event.to)) this.#show(event.card);
    } else if (event.k === 'peek') {
      if (event.seat === this.#viewer) this.#show(event.card);
    } else if (event.k === 'flip') {
      this.#open[event.zone] = event.sees;
      if (this.#sees(event.zone)) for (const card of event.cards) this.#show(card);
    } else if (event.k === 'shuffle') this.#lose(event.zone);
    else this.#told(event);
  }

  /** What lies open. */
  look({ zones }: State): void {
    zones.forEach((cards, zone) => {
      for (const card of cards) {
        this.#lies.set(card, zone);
        if (this.#sees(zone)) this.#show(card);
      }
    });
  }

  /** Rules say whom they show a card. */
  #told({ card, sees }: { readonly [field: string]: unknown }): void {
    const isForMe = typeof sees !== 'number' || this.#isMine(sees);
    if (typeof card === 'number' && isForMe) this.#show(card);
  }

  #show(card: Card): void {
    this.shown.add(card);
    this.lately.add(card);
  }

  #lose(zone: number): void {
    if (this.#sees(zone)) return;
    for (const [card, where] of this.#lies) if (where === zone) this.shown.delete(card);
  }

  #sees(zone: number): boolean {
    return this.#isMine(this.#open[zone] ?? 0);
  }

  #isMine(sees: number): boolean {
    return (sees & (1 << this.#viewer)) !== 0;
  }
}

/** All numbers in something that came that are cards of the game. */
const cardsIn = (value: unknown, game: Game): readonly Card[] => {
  if (typeof value === 'number') return value > FIRST && value <= FIRST + game.cards ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => cardsIn(one, game));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((one: unknown) => cardsIn(one, game));
};

interface Reader {
  readonly line: TableLine;
  readonly eyes: Eyes;
  readonly heard: Happened[];
}

let door: Open;
let ledgers: Eyes[] = [];
const ledger = {
  afterwards: (room: Room, { turn }: Done): void => {
    for (const eyes of ledgers) {
      eyes.lately.clear();
      for (const event of turn?.events ?? []) eyes.hear(event);
      eyes.look(room.held.table);
    }
  },
};

beforeAll(async () => {
  door = await Open.door({ now: () => 1_000_000 }, { limits: UNLIMITED });
  door.house.consequences.push(ledger);
});

afterAll(() => door.close());

/** What a reader was sent and never shown. */
const leaks = ({ line, eyes, heard }: Reader, game: Game): readonly Card[] => {
  const named = NAMED.map(field => line.table?.[field]);
  const came = [...cardsIn(named, game), ...heard.flatMap(({ events }) => cardsIn(events, game))];
  heard.length = 0;
  return came.filter(card => !eyes.shown.has(card) && !eyes.lately.has(card));
};

const cases = GAMES.flatMap(game => Array.from({ length: ROUNDS }, (_, i) => [game.id, i] as const));

test.each(cases)('%s, round %i', { timeout: 120_000 }, async (id, round) => {
  const game = GAMES.find(one => one.id === id);
  if (!game) throw new Error('no game');
  const seats = game.seats[1] > 2 ? 3 : 2;
  const chance = luck(`scan of ${id} ${round}`);
  const guests = await Promise.all(Array.from({ length: seats }, (_, i) => door.guest(`Guest ${i}`)));
  const viewers = [...guests.keys(), WATCHER];
  ledgers = viewers.map(viewer => new Eyes(game, seats, viewer));
  const { id: table } = await door.table(guests, { game: id });
  const wim = await door.guest('Wim');
  const readers = viewers.map((viewer, i): Reader => {
    const guest = guests[viewer] ?? wim;
    const line = guest.line(below(chance, 2) === 0).table(table, viewer === WATCHER ? 'watch' : viewer);
    const heard: Happened[] = [];
    line.watch({ turn: (_, happened) => void heard.push(happened) });
    return { line, eyes: ledgers[i] as Eyes, heard };
  });
  await Promise.all(readers.map(({ line }) => line.until(({ v }) => v > 0)));
  const watching = ledgers[viewers.indexOf(WATCHER)] as Eyes;
  let crossed = 0;
  const isEnough = (answers: number): boolean => answers >= ANSWERS && crossed > 0;
  for (let i = 0; !isEnough(i) && !readers.some(({ line }) => isOver(line)); i++) {
    const asked = readers.find(({ line }) => line.q > 0 && someAnswer(line, chance) !== undefined);
    if (!asked) break;
    const outcome = await asked.line.answer(someAnswer(asked.line, chance) ?? []);
    if (!outcome.counted) throw new Error(outcome.why);
    await Promise.all(readers.map(({ line }) => line.until(({ v }) => v >= outcome.v)));
    for (const reader of readers) expect(leaks(reader, game)).toEqual([]);
    // The search finds something where there is something: whoever watches has seen less than those who play.
    crossed += readers.flatMap(reader => leaks({ ...reader, eyes: watching }, game)).length;
  }
  expect(crossed).toBeGreaterThan(0);
});
