/** Tables online: what is told of them, how an answer fares, and how others find the way there. */
import { createHash } from 'node:crypto';
import type { Outcome, TableLine, Watcher } from '@kaffeehaus/client';
import { REFUSALS } from '@kaffeehaus/protocol';
import { qrLines, qrOf } from '@kaffeehaus/protocol/qr';
import { estoril } from '@kaffeehaus/estoril';
import { type Answer, FAULTS, type Game, Host, at, newRecord, nth, rulesOf } from '@kaffeehaus/kernel';
import { signal } from '@preact/signals';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { toldApart } from '../src/online/names.ts';
import { hashOfPlace, parsePlace, renamePlace } from '../src/online/places.ts';
import type { Room } from '../src/online/room.ts';
import { Story, type Told } from '../src/online/story.ts';
import { Visit } from '../src/online/visit.ts';
import { notice } from '../src/ui/voice.ts';
import { hasText, hasWords, wantWords, watchWords } from '../src/ui/words.ts';

/** As in a browser: where it came from, and nothing if nobody says it. */
class ChangedHash extends Event {
  readonly oldURL: string;

  constructor(type: string, { oldURL = '' }: { readonly oldURL?: string } = {}) {
    super(type);
    this.oldURL = oldURL;
  }
}

describe('the way to a table', () => {
  const id = 'F4MiD8c3jN1ASjqpr6G4B6';
  const secret = 'sJdzf_1fAKd_5IgI3WbQ-a';

  test.each([
    [`#/join/${id}/${secret}`, { at: 'online', id, invite: secret }],
    [`#/watch/${id}/${secret}`, { at: 'online', id, invite: secret }],
    [`#/table/${id}`, { at: 'online', id }],
    [`#/screen/${id}`, { at: 'screen', id }],
    [`#/screen/${id}/${secret}`, { at: 'screen', id, invite: secret }],
    [`#/seat/${id}/${secret}`, { at: 'chair', id, secret }],
    [`#/table/${id}/17`, { at: 'past', id, moment: { n: 17 } }],
    [`#/table/${id}/e5`, { at: 'past', id, moment: { event: 5 } }],
    ['#/tables/new/vienna', { at: 'new', game: 'vienna' }],
    [`#/record/${id}`, { at: 'record', id }],
  ])('%s', (hash, place) => {
    expect(parsePlace(hash)).toEqual(place);
  });

  test('games that are kept in the browser are none of the house’s', () => {
    expect(parsePlace('#/table/0123456789abcdef')).toBeUndefined();
    expect(parsePlace('#/tables/old')).toBeUndefined();
  });

  test.each(['#/join/', `#/join/${id}/${secret.slice(0, 9)}`, `#/seat/${id}`, '#/record/x', '#/person/'])(
    'a link that was cut is told to be one: %s',
    hash => {
      expect(parsePlace(hash)).toEqual({ at: 'lost' });
    },
  );

  test('whoever came by a link that is used up is at the table', async () => {
    const location = { href: `https://games.example.org/#/seat/${id}/${secret}`, hash: '' };
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', {
      replaceState: (_: unknown, __: string, hash: string) => {
        location.hash = hash;
        location.href = `https://games.example.org/${hash}`;
      },
    });
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    vi.stubGlobal('HashChangeEvent', ChangedHash);
    const { route, watchRoute } = await import('../src/app/route.ts');
    const stop = watchRoute();
    renamePlace({ at: 'online', id });
    expect(route.value).toEqual({ at: 'online', id });
    stop();
    vi.unstubAllGlobals();
  });

  test('every place is found again by its address', () => {
    for (const hash of [
      '#/tables',
      '#/tables/new',
      `#/table/${id}`,
      `#/table/${id}/17`,
      `#/person/${id}`,
      '#/leaders',
      '#/leaders/hamburg/3',
      `#/record/${id}`,
      '#/me',
    ]) {
      const place = parsePlace(hash);
      expect(place && hashOfPlace(place)).toBe(hash);
    }
  });
});

describe('a code for phones', () => {
  const drawn = (text: string): string =>
    qrOf(text)
      .map(row => row.map(Number).join(''))
      .join('\n');

  test('is the one that ISO/IEC 18004 prescribes', () => {
    // Made by another encoder.
    expect(drawn('KAFFEEHAUS').split('\n').slice(0, 3)).toEqual([
      '111111100011001111111',
      '100000101010001000001',
      '101110100110001011101',
    ]);
    const digest = createHash('sha256').update(
      drawn('https://games.example.org/#/join/F4MiD8c3jN1ASjqpr6G4B6/sJdzf_1fAKd_5IgI3WbQ'),
    );
    expect(digest.digest('hex')).toBe('0a0d433ee449ccd08e4de110c83942e9f4f1c5cf2d0f278baa19bbfedb82500d');
  });

  test('grows with what it says, and says so if that is too much', () => {
    expect(qrOf('a').length).toBe(21);
    expect(qrOf('a'.repeat(213)).length).toBe(57);
    expect(() => qrOf('a'.repeat(214))).toThrow('too long');
  });

  test('is written on a terminal as it is, two rows in a line', () => {
    const code = qrOf('http://192.168.1.7:4950/');
    const lines = qrLines(code);
    expect(lines.length).toBe(Math.ceil((code.length + 8) / 2));
    const read = lines.flatMap(line => [
      line.split('').map(letter => letter === '█' || letter === '▀'),
      line.split('').map(letter => letter === '█' || letter === '▄'),
    ]);
    expect(read.slice(4, 4 + code.length).map(row => row.slice(4, 4 + code.length))).toEqual(code);
    expect(read.slice(0, 4).flat()).not.toContain(true);
  });
});

test('names that are alike are told apart', () => {
  expect(toldApart(['Anna', 'Ben', 'anna'])).toEqual(['Anna 1', 'Ben', 'anna 2']);
  expect(toldApart(['Anna', 'Ben'])).toEqual(['Anna', 'Ben']);
});

describe('what happened', () => {
  const told = (v: number, kind = 'answer', to = 0): Told => ({
    v,
    kind,
    to,
    actor: v % 2,
    events: kind === 'undo' ? [] : [{ e: 'round', n: v } as never],
  });
  const numbers = (story: Story, version = 0): number[] =>
    story.since(version).events.map(event => (event as unknown as { n: number }).n);

  test('is told once, in its order, wherever it comes from', () => {
    const story = new Story();
    story.hear([told(3), told(4)]);
    story.hear([told(1, 'start'), told(2), told(3)]);
    expect(numbers(story)).toEqual([1, 2, 3, 4]);
    expect(story.since(2).since).toBe(2);
    expect(story.upTo).toBe(4);
  });

  test('and taken back has not happened', () => {
    const story = new Story();
    story.hear([told(1, 'start'), told(2), told(3), told(4, 'undo', 2), told(5)]);
    expect(numbers(story)).toEqual([1, 2, 5]);
    expect(story.lastOf(1)).toBe(5);
    expect(story.lastOf(0)).toBe(2);
  });
});

/** A table of the house whose line is in our hand. */
const openTable = () => {
  const host = new Host(estoril as unknown as Game, {
    record: newRecord(estoril, {}, 2, 'naschmarkt'),
  });
  const seat = at(host.view(7).turn, 0);
  const watchers = new Set<Watcher>();
  const sent: { readonly answer: Answer; settle(outcome: Outcome): void }[] = [];
  const line = {
    id: 'F4MiD8c3jN1ASjqpr6G4B6',
    as: seat,
    v: host.version + 1,
    q: host.version + 1,
    table: host.view(seat).table,
    watch: (watcher: Watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    answer: (answer: Answer) =>
      new Promise<Outcome>(settle => {
        sent.push({ answer, settle });
      }),
    seen: () => {},
  };
  const room = {
    seats: signal([
      { kind: 'person', name: 'Anna', here: true },
      { kind: 'person', name: 'Ben', here: true },
    ]),
    head: signal({ hints: false }),
    isOver: signal(false),
  };
  const visit = new Visit(
    room as unknown as Room,
    line as unknown as TableLine,
    rulesOf(estoril as unknown as Game),
    undefined,
  );
  /** The house has taken the answer. */
  const take = (answer: Answer): void => {
    const turn = host.answer(seat, answer);
    line.v++;
    line.q = host.view(seat).ask ? line.v : 0;
    line.table = host.view(seat).table;
    const happened = { v: line.v, kind: 'answer', to: 0, actor: seat, events: turn.events };
    for (const watcher of watchers) watcher.turn?.(line as unknown as TableLine, happened);
  };
  return { visit, sent, take, host, seat };
};

describe('an answer, and what is said of it', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    vi.stubGlobal('navigator', { languages: ['en'] });
    vi.stubGlobal('fetch', async () => new Response('{"turns":[],"next":null}'));
    watchWords(cause => {
      throw cause;
    });
    await vi.waitFor(() => expect(hasWords()).toBe(true), 10_000);
    await Promise.all([wantWords('online'), wantWords('estoril')]);
  });

  // All tests live in one world: whoever comes next wants the real one.
  afterAll(() => void vi.unstubAllGlobals());

  test('whatever the house refuses is told in the reader’s language, but what no page can meet', () => {
    const untold = REFUSALS.filter(word => !hasText(`online.refused.${word}`));
    const forPrograms = ['bad-request', 'too-large', 'wrong-host', 'not-sure', 'playing', 'open', 'void'];
    const ofLines = ['phrases-only', 'stale', 'no-table', 'no-handle', 'bad-message'];
    expect(untold).toEqual(expect.arrayContaining([...FAULTS]));
    expect(untold.filter(word => !(FAULTS as readonly string[]).includes(word)).sort()).toEqual(
      [...forPrograms, ...ofLines].sort(),
    );
  });

  const first = async (visit: Visit): Promise<Answer> => {
    await vi.waitFor(() => expect(visit.view.value?.ask).toBeDefined(), 10_000);
    const ask = visit.view.value?.ask;
    if (!ask) throw new Error('nothing is asked');
    return nth(ask, 0);
  };

  test('is shown as being sent, is not sent twice, and counts when the house says so', async () => {
    const { visit, sent, take } = openTable();
    const answer = await first(visit);
    const put = visit.view.value?.put;
    visit.answer(answer);
    expect(visit.view.value?.ask).toBeUndefined();
    expect(visit.sending.value).toMatch(/^On its way/);
    visit.answer(answer);
    expect(sent.length).toBe(1);
    take(answer);
    sent[0]?.settle({ counted: true, v: 2, receipt: undefined });
    await vi.waitFor(() => expect(visit.sending.value).toBeUndefined(), 10_000);
    // The next question is another one.
    expect(visit.view.value?.ask).toBeDefined();
    expect(visit.view.value?.put).not.toBe(put);
  });

  test('that is refused is taken back, with the reason, and the question stands again', async () => {
    const { visit, sent } = openTable();
    const answer = await first(visit);
    visit.answer(answer);
    sent[0]?.settle({ counted: false, why: 'stale', no: undefined });
    await vi.waitFor(() => expect(visit.view.value?.ask).toBeDefined(), 10_000);
    expect(visit.sending.value).toBeUndefined();
    expect(notice.value).toBe('The table has changed meanwhile: choose anew.');
  });

  test('to the next question is on its way when the first one counts', async () => {
    const { visit, sent, take } = openTable();
    const answer = await first(visit);
    visit.answer(answer);
    take(answer);
    const next = visit.view.value?.ask;
    if (!next) throw new Error('a second question was to be put');
    visit.answer(nth(next, 0));
    expect(sent.length).toBe(2);
    sent[0]?.settle({ counted: true, v: 2, receipt: undefined });
    await Promise.resolve();
    await Promise.resolve();
    expect(visit.view.value?.ask).toBeUndefined();
    expect(visit.sending.value).toMatch(/^On its way/);
  });
});
