/** What players do besides answering, and what the house does by itself: over real sockets, with time moved by hand. */
import type { Rules } from '@kaffeehaus/kernel';
import type { GoneMessage, OffersMessage, OverMessage, Pace, RematchMessage } from '@kaffeehaus/protocol';
import { takePart } from '@kaffeehaus/client';
import type { TableLine } from '@kaffeehaus/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Result } from '@kaffeehaus/trust/course/end';
import { DAY, HOUR, MINUTE, SECOND } from '@kaffeehaus/trust/course/rest';
import { verify } from '@kaffeehaus/trust';
import { Room } from '../../src/log/room.ts';
import { signed } from '../../src/luck/keys.ts';
import { sha } from '../../src/luck/luck.ts';
import { NoThought } from '../../src/play/pool.ts';
import type { Head } from '../../src/store/store.ts';
import { luck } from '../table.ts';
import { Open, playOn, someAnswer } from '../visit.ts';
import type { Guest } from '../visit.ts';
import { Hands, botThread } from './stage.ts';

const LIVE: Pace = { kind: 'live', bank: 60, increment: 5, zero: 'bot' };
const DAYS: Pace = { kind: 'days', hours: 24, weekends: true, zone: 'UTC', vacation: 0, zero: 'lose' };

const hands = new Hands();
let door: Open;

beforeAll(async () => {
  const entry = await botThread();
  door = await Open.door({ now: () => hands.now, timer: hands.timer, threads: { entry } });
  await door.house.play.open();
});

afterAll(() => door.close());

const guests = (n: number): Promise<readonly Guest[]> =>
  Promise.all(['Ada', 'Ben', 'Eva', 'Ida'].slice(0, n).map(name => door.guest(name)));

/** The guests at a table that has begun, each with a line to the own seat. */
const seated = async (
  n: number,
  game: string,
  own: { pace?: Pace; seats?: number; chairs?: readonly ('me' | 'free' | 'random' | 'easy')[] } = {},
) => {
  const people = await guests(n);
  const { id } = await door.table(people, { game, ...own });
  const seats = people.map((guest, seat) => guest.line().table(id, seat));
  await Promise.all(seats.map(seat => seat.until(({ v }) => v > 0)));
  return { people, id, seats };
};

/** The next message of a kind that a line hears. */
const heard = <T>(seat: TableLine | undefined, t: string): Promise<T> =>
  new Promise(done => {
    const end = seat?.watch({
      aside: (_, message) => {
        if (message.t !== t) return;
        end?.();
        done(message as T);
      },
    });
  });

const askedOf = (seats: readonly TableLine[]): TableLine => {
  const found = seats.find(seat => seat.q > 0 && someAnswer(seat, luck('asked')));
  if (!found) throw new Error('nobody is asked');
  return found;
};

const roundOf = ({ rules, table }: TableLine): number => (rules && table ? rules.game.round(table) : 0);

/** Plays into the second round, from which on a game counts. */
const intoRoundTwo = async (seats: readonly TableLine[]): Promise<void> => {
  for (let i = 0; i < 400 && roundOf(seats[0] as TableLine) < 2; i++)
    await playOn(seats, luck(`round ${i}`), 1);
};

describe('a table of bots only', () => {
  test('plays to its end; who watches hears the result, reads the record and gets a review', async () => {
    const [ada] = await guests(1);
    if (!ada) throw new Error('nobody came');
    const chairs = ['random', 'random'] as const;
    const { id } = await ada.http.open({ game: 'estoril', seats: 2, open: 'all', watch: 'all', chairs });
    const watcher = ada.line().table(id, 'watch');
    const over = heard<OverMessage>(watcher, 'over');
    await watcher.until(({ seats }) => seats.length > 0);
    await ada.http.start(id);
    let end: OverMessage | undefined;
    void over.then(message => (end = message));
    await hands.until(() => end !== undefined);
    expect(end?.result).toMatchObject({ why: 'played', marks: [null, null] });
    expect(end?.record).toBe(`/records/${id}`);
    expect(await ada.http.table(id)).toMatchObject({ phase: 'over', result: end?.result });
    expect((await ada.http.review(id)).state).toBe('thinking');
  });
});

describe('time that runs out', () => {
  test('live: a bot takes over, everybody is told, and it hands back', async () => {
    const { seats, people } = await seated(2, 'vienna', { pace: LIVE });
    const late = askedOf(seats);
    const other = seats.find(seat => seat !== late);
    const seat = Number(late.as);
    await hands.pass(60 * SECOND + 500);
    await other?.until(one => one.seats[seat]?.away === true);
    expect(await late.answer(someAnswer(late, luck('late')) ?? [])).toMatchObject({ counted: false });
    const { v } = late;
    await hands.until(() => late.v > v);
    expect(await late.back()).toMatchObject({ counted: true });
    await other?.until(one => one.seats[seat]?.away === undefined);
    expect(late.seats[seat]).toMatchObject({ kind: 'person', name: people[seat]?.name });
  });

  test('over days: the seat has lost, and so the game', async () => {
    const { seats } = await seated(2, 'estoril', { pace: DAYS });
    await intoRoundTwo(seats);
    const late = askedOf(seats);
    const other = seats.find(seat => seat !== late);
    // If both are asked, only one stays silent.
    if (other && other.q > 0 && someAnswer(other, luck('other')))
      await other.answer(someAnswer(other, luck('other')) ?? []);
    const over = heard<OverMessage>(other, 'over');
    await hands.pass(24 * HOUR + SECOND);
    const { result } = await over;
    const { places, marks } = result as Result;
    expect([places[Number(late.as)], marks[Number(late.as)]]).toEqual([2, 'lost']);
  });
});

describe('players', () => {
  test('pause and go on by agreement, and no clock runs meanwhile', async () => {
    const { seats } = await seated(2, 'vienna', { pace: LIVE });
    const [ada, ben] = seats;
    const offered = heard<OffersMessage>(ben, 'offers');
    await ada?.offer('pause');
    const [proposal] = (await offered).list;
    expect(proposal).toMatchObject({ seat: 0, what: 'pause', yes: [] });
    expect(await ada?.reply(proposal?.v ?? 0, true)).toMatchObject({ counted: false, why: 'stale' });
    const paused = heard<OffersMessage>(ada, 'offers');
    await ben?.reply(proposal?.v ?? 0, true);
    expect((await paused).paused).toBe(hands.now);
    await hands.pass(20 * MINUTE);
    expect(ada?.seats.some(({ away }) => away)).toBe(false);
    await ben?.offer('resume');
    const resumed = heard<OffersMessage>(ben, 'offers');
    await ada?.reply(ben?.v ?? 0, true);
    expect((await resumed).paused).toBe(0);
    await hands.pass(61 * SECOND);
    await ada?.until(one => one.seats.some(({ away }) => away === true));
  });

  test('hear who has said no', async () => {
    const { seats } = await seated(2, 'vienna', { pace: LIVE });
    const [ada, ben] = seats;
    const offered = heard<OffersMessage>(ben, 'offers');
    await ada?.offer('end');
    const [proposal] = (await offered).list;
    const refused = heard<OffersMessage>(ada, 'offers');
    await ben?.reply(proposal?.v ?? 0, false);
    expect(await refused).toMatchObject({ list: [], no: 1 });
  });

  test('offer no more than is bearable, and no offer makes an answer stale', async () => {
    const { seats } = await seated(2, 'vienna', { pace: LIVE });
    const asked = askedOf(seats);
    const other = seats.find(seat => seat !== asked);
    const answer = someAnswer(asked, luck('still open')) ?? [];
    const { q } = asked;
    for (let i = 0; i < 3; i++) {
      await other?.offer('pause');
      await other?.reply(other.v, false);
    }
    expect(await other?.offer('end')).toMatchObject({ counted: false, why: 'not-now' });
    expect(asked.q).toBe(q);
    expect(await asked.answer(answer)).toMatchObject({ counted: true });
  });

  test('give up: of two one has won, of four the others go on', async () => {
    const two = await seated(2, 'estoril');
    await intoRoundTwo(two.seats);
    const over = heard<OverMessage>(two.seats[1], 'over');
    await two.seats[0]?.resign();
    await hands.until(async () => (await door.house.store.head(two.id))?.phase === 'over');
    expect((await over).result).toMatchObject({ why: 'resigned', places: [2, 1] });

    const four = await seated(4, 'estoril');
    await four.seats[3]?.resign();
    await four.seats[0]?.until(one => one.seats[3]?.away === true);
    expect(await four.seats[3]?.back()).toMatchObject({ counted: false, why: 'forbidden' });
    const before = four.seats[0]?.v ?? 0;
    await hands.until(async () => {
      const asked = four.seats.slice(0, 3).find(seat => seat.q > 0 && someAnswer(seat, luck('four')));
      if (asked) await asked.answer(someAnswer(asked, luck(`four ${asked.v}`)) ?? []);
      return (four.seats[0]?.v ?? 0) > before + 5;
    });
    expect((await door.house.store.head(four.id))?.phase).toBe('playing');
  });

  test('leave by HTTP, and a bot goes on', async () => {
    const { people, id, seats } = await seated(2, 'estoril');
    await people[1]?.http.stand(id);
    await seats[0]?.until(one => one.seats[1]?.away === true);
    await expect(people[1]?.http.stand(id)).rejects.toMatchObject({ status: 403 });
    await expect(people[1]?.http.sit(id)).rejects.toMatchObject({ status: 409 });
  });

  test('leave, and somebody else sits down, takes over from the bot, and is the only one there', async () => {
    const { people, id, seats } = await seated(3, 'estoril', { pace: LIVE });
    const [ada, ben, eva] = people as [Guest, Guest, Guest];
    const zoe = await door.guest('Zoe');
    await expect(zoe.http.sit(id)).rejects.toMatchObject({ status: 409, error: 'taken' });
    await ben.http.stand(id);
    await seats[0]?.until(one => one.seats[1]?.vacant === true);
    // Who knows cards of another chair gets no second one, also not by leaving the first.
    await expect(eva.http.sit(id, { seat: 1 })).rejects.toMatchObject({ status: 409, error: 'held' });
    const gone = heard<GoneMessage>(seats[1], 'gone');
    expect(await zoe.http.sit(id)).toEqual({ seat: 1 });
    expect((await gone).why).toBe('forbidden');
    await seats[0]?.until(one => one.seats[1]?.name === 'Zoe' && one.seats[1].away === undefined);
    expect((await ada.http.table(id)).seats[1]).not.toHaveProperty('vacant');
    const late = await door.guest('Ida');
    await expect(late.http.sit(id)).rejects.toMatchObject({ status: 409, error: 'taken' });
    // Whoever left is a former player now: neither back, nor on any chair of this table.
    await expect(ben.http.sit(id)).rejects.toMatchObject({ status: 409, error: 'held' });
    const before = ben.line().table(id, 1);
    expect(await new Promise(done => before.watch({ refused: (_, why) => done(why) }))).toBe('forbidden');
    const order = { seat: 1, actor: (await door.house.store.head(id))?.owner ?? 0, cmd: '', now: hands.now };
    await expect(door.house.play.resign(id, order)).rejects.toMatchObject({ why: 'forbidden' });
    const hers = zoe.line().table(id, 1);
    await hers.until(({ v }) => v > 0);
    const { room } = await door.house.tables.wake(id);
    expect(hers.table).toEqual(room?.mask(1));
    const left = room?.course.clocks.left[1] ?? 0;
    expect(left).toBeGreaterThanOrEqual(30 * SECOND);
    await playOn([seats[0] as TableLine, hers, seats[2] as TableLine], luck('succession'), 12);
    // A restart, or a table that slept, knows the same people.
    const rows = await door.house.store.tail(room?.head.tab ?? 0, 0);
    const again = new Room(room?.head as Head, room?.rules as Rules, rows);
    expect(again.course.chairs).toEqual((await door.house.tables.wake(id)).room?.course.chairs);
    expect(rows.filter(({ kind }) => kind === 'sit')).toHaveLength(1);
    for (const seat of [seats[0], hers]) await seat?.resign();
    await hands.until(async () => (await door.house.store.head(id))?.phase === 'over');
    const record: unknown = await (await fetch(`${door.origin}/records/${id}`)).json();
    const rules = (hash: string): Promise<Rules> => door.house.books.byHash(hash);
    const { verdict, fault } = await verify(record, { sha, signed, rules });
    expect([verdict, fault]).toEqual(['holds', undefined]);
  });

  test('tell the house of days off: taken as far as the table grants them, the others asked for the rest', async () => {
    const { people, id, seats } = await seated(2, 'vienna', { pace: { ...DAYS, hours: 240, vacation: 2 } });
    const [ada, ben] = people as [Guest, Guest];
    const vacation = { from: hands.now + DAY, until: hands.now + 6 * DAY };
    let open: OffersMessage['list'] = [];
    seats[1]?.watch({ aside: (_, message) => void (message.t === 'offers' && (open = message.list)) });
    await ada.http.ask('PATCH', '/me', { settings: { vacation } });
    expect((await ben.http.table(id)).seats[0]).not.toHaveProperty('rests');
    // It begins by itself.
    await hands.pass(DAY);
    await door.house.vacations.tick();
    await seats[1]?.until(one => one.seats[0]?.rests === hands.now + 2 * DAY && open.length > 0);
    const [proposal] = open;
    expect(proposal).toMatchObject({ seat: 0, what: 'vacation', days: 3 });
    await seats[1]?.reply(proposal?.v ?? 0, true);
    await seats[1]?.until(one => one.seats[0]?.rests === vacation.until);
    // Once is enough, also if it is looked after again.
    await door.house.vacations.tick();
    expect((await ben.http.table(id)).seats[0]?.rests).toBe(vacation.until);
    await ada.http.ask('PATCH', '/me', { settings: { vacation: null } });
    await seats[1]?.until(one => one.seats[0]?.rests === undefined);
  });

  test('play again on chairs that have moved on; nobody else sits down there', async () => {
    const { people, id, seats } = await seated(2, 'vienna', { pace: LIVE });
    const [ada, ben] = people;
    await expect(ada?.http.rematch(id)).rejects.toMatchObject({ status: 409, error: 'not-over' });
    await seats[0]?.resign();
    await hands.until(async () => (await door.house.store.head(id))?.phase === 'over');
    const told = heard<RematchMessage>(seats[1], 'rematch');
    const [mine, theirs] = await Promise.all([ada?.http.rematch(id), ben?.http.rematch(id)]);
    expect((await told).table).toBe(mine?.id);
    expect(theirs?.id).toBe(mine?.id);
    const next = await ben?.http.table(mine?.id ?? '');
    expect(next).toMatchObject({ phase: 'open', pace: LIVE, mine: 0 });
    expect(next?.seats.map(({ name }) => name)).toEqual(['Ben', 'Ada']);
    const stranger = await door.guest('Zoe');
    await expect(stranger.http.rematch(id)).rejects.toMatchObject({ status: 403 });
    await expect(stranger.http.sit(mine?.id ?? '')).rejects.toThrow();
    // Nobody begins it: after five minutes it is given up, and can be wished for anew.
    await hands.pass(5 * MINUTE);
    await door.house.rematches.sweep();
    expect((await ben?.http.table(mine?.id ?? ''))?.phase).toBe('void');
    const again = await ben?.http.rematch(id);
    expect(again?.id).not.toBe(mine?.id);
    expect(again?.seats.map(({ kind }) => kind)).toEqual(['person', 'free']);
    // One press each: it begins once both look at it, and both have shares of its seed.
    await ada?.http.rematch(id);
    const looks = [ben, ada].map((one, seat) => {
      const look = (one as Guest).line().table(again?.id ?? '', seat);
      takePart(look, seat, { keep: () => {} });
      return look;
    });
    await Promise.all(looks.map(look => look.until(({ v }) => v > 0)));
    expect(await door.house.store.head(again?.id ?? '')).toMatchObject({ phase: 'playing', mixed: 1 });
  });

  test('are told by the table’s head whether there are hints, and get them only there', async () => {
    const alone = await seated(1, 'estoril', { seats: 2, chairs: ['me', 'random'] });
    const [ada] = alone.people;
    expect((await ada?.http.table(alone.id))?.hints).toBe(true);
    await hands.until(() => (alone.seats[0]?.q ?? 0) > 0);
    expect((await ada?.http.hint(alone.id))?.hints.length).toBeGreaterThan(0);
    // A machine that has too much to do is no fault of the house.
    vi.spyOn(door.house.play, 'hint').mockRejectedValueOnce(new NoThought('took too long'));
    await expect(ada?.http.hint(alone.id)).rejects.toMatchObject({ status: 503, error: 'busy' });
    const two = await seated(2, 'estoril');
    const [eva] = two.people;
    expect((await eva?.http.table(two.id))?.hints).toBe(false);
    await expect(eva?.http.hint(two.id)).rejects.toMatchObject({ status: 403 });
  });
});
