/** Who may do what: a real request for every cell of the matrix, at a public table and at a private one. */
import type { Http } from '@kaffeehaus/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MATRIX, ROLES } from '../../src/gate/matrix.ts';
import type { Cell, Right, Role, Verb } from '../../src/gate/matrix.ts';
import { newId, newSecret } from '../../src/ids.ts';
import { DEEDS } from '../../src/line/deeds.ts';
import { CHAIRS, Speaker, setScene } from './scene.ts';
import type { Scene } from './scene.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await setScene();
}, 120_000);

afterAll(() => scene.door.close());

const VERBS = Object.keys(MATRIX) as readonly Verb[];
const rightOf = (verb: Verb): Right => MATRIX[verb];
const isHttp = (verb: Verb): boolean => !rightOf(verb).at.startsWith('ws ');
const isAtTable = (verb: Verb): boolean => rightOf(verb).at.includes(' /tables/:id');

/** What stays for the end, since it changes what others may do. */
const LAST: readonly Verb[] = ['tables.leave', 'me.logout'];
const ASKED = [...VERBS.filter(verb => isHttp(verb) && !LAST.includes(verb)), ...LAST];

const choice = { game: 'vienna', seats: 4 };

/** Where a form is wanted before the gate is asked; everything else may be refused for its form, behind the gate. */
const bodyOf = (verb: Verb, role: Role, id: string, about: string): object => {
  const isSeated = role === 'seat' || role === 'other';
  if (verb === 'tables.say') return { to: isSeated ? 'table' : 'watchers', phrase: 'hello' };
  if (verb === 'tables.kick') return { seat: 0 };
  if (verb === 'tables.options') return choice;
  if (verb === 'tables.ready') return { ready: false };
  if (verb === 'reports.add') return { table: id, about, why: 'a test' };
  if (verb === 'me.delete') return { name: 'somebody else' };
  return {};
};

const PARAMS: { readonly [name: string]: (verb: Verb) => string } = {
  id: verb => {
    if (verb === 'me.subscription.drop') return '999999';
    return verb.startsWith('me.') ? '0'.repeat(16) : newId();
  },
  verb: () => 'tables',
  file: () => `${'0'.repeat(64)}.js`,
  invite: () => newSecret(),
  token: () => newSecret(),
  secret: () => newSecret(),
};

const pathOf = (verb: Verb, id: string): string => {
  const [, path = ''] = rightOf(verb).at.split(' ');
  const bare = path.replace(/\(\^.*\)$/, '');
  return bare.replace(/:(\w+)/g, (_, name: string) =>
    isAtTable(verb) && name === 'id' ? id : (PARAMS[name]?.(verb) ?? ''),
  );
};

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: readonly string[];
}

/** What differs from one answer to the next, whatever was asked. */
const OF_THE_MOMENT = new Set(['date', 'x-request-id']);

const request = async (verb: Verb, headers: Http['headers'], id: string, body: object): Promise<Answered> => {
  const [method = ''] = rightOf(verb).at.split(' ');
  const hasBody = method !== 'GET';
  const response = await fetch(`${scene.door.origin}${pathOf(verb, id)}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { body: JSON.stringify(body) } : {}),
  });
  return {
    status: response.status,
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name)).map(pair => pair.join(': ')),
  };
};

/** Whether the gate said no: not that something is impossible, or unknown, or badly said. */
const isShut = ({ status, body }: Answered): boolean =>
  (status === 401 && body.includes('not-signed-in')) ||
  (status === 403 && /That is not yours to do|The token is not for that/.test(body)) ||
  (status === 404 && body.includes('There is no such table.'));

const opensFor = (cell: Cell, isPublic: boolean): boolean =>
  cell === 'y' || cell === 'own' || (cell === 'W' && isPublic);

const placeName = (isPublic: boolean): string => (isPublic ? 'public' : 'private');
const told = ({ status, body }: Answered): string => `${status} ${body.slice(0, 120)}`;

type Place = readonly [id: string, isPublic: boolean];

/** At a public table nobody is a stranger. */
const places = (role: Role): readonly Place[] =>
  role === 'stranger'
    ? [[scene.hidden, false]]
    : [
        [scene.open, true],
        [scene.hidden, false],
      ];

/** Where no table is meant, one request says it. */
const placesOf = (verb: Verb, role: Role): readonly Place[] =>
  isAtTable(verb) || verb === 'reports.add' ? places(role) : places(role).slice(0, 1);

test('every endpoint has its row, and every row its endpoint', () => {
  const drawn = scene.door.house.http.printRoutes({ commonPrefix: false });
  const branches: string[] = [];
  const found = new Set<string>();
  for (const line of drawn.split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
    if (path === '') continue;
    branches.length = indent.length / 4;
    branches.push(path);
    for (const method of methods.split(', '))
      if (method !== '' && method !== 'HEAD') found.add(`${method} ${branches.join('')}`);
  }
  const rows = VERBS.filter(isHttp).map(verb => rightOf(verb).at);
  expect(found).toEqual(new Set(rows));
});

test('every message has its row, and every row its message', () => {
  const rows = new Set(VERBS.filter(verb => !isHttp(verb)).map(verb => rightOf(verb).at.split(' ')[1]));
  // These concern nothing but one's own line and look at a table.
  const own = ['unsub', 'seen', 'here', 'ping'];
  expect(new Set(Object.keys(DEEDS).filter(name => !own.includes(name)))).toEqual(rows);
});

test('whoever says nothing of themselves gets what needs nobody', async () => {
  const wrong: string[] = [];
  for (const verb of ASKED) {
    const { needs, may } = rightOf(verb);
    const answered = await request(
      verb,
      { 'x-kaffeehaus': '1' },
      scene.hidden,
      bodyOf(verb, 'stranger', '', ''),
    );
    const expected = needs === 'nothing' && opensFor(may.stranger, false);
    if (isShut(answered) === expected) wrong.push(`${verb}: ${told(answered)}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('a private table answers strangers as one that is not there, invited elsewhere or not', async () => {
  const unknown = newId();
  const { stranger } = scene.people;
  for (const verb of ASKED.filter(isAtTable))
    for (const headers of [stranger.headers, { 'x-kaffeehaus': '1' }])
      for (const invite of verb === 'tables.sit' || verb === 'tables.watch'
        ? [undefined, scene.elsewhere]
        : [undefined]) {
        const body = { ...bodyOf(verb, 'stranger', '', ''), ...(invite === undefined ? {} : { invite }) };
        const there = await request(verb, headers, scene.hidden, body);
        const nowhere = await request(verb, headers, unknown, body);
        expect({ verb, invite, ...there }).toEqual({ verb, invite, ...nowhere });
      }
}, 120_000);

/** Whether everybody's requests are answered as the matrix says. */
const wrongAt = async (verbs: readonly Verb[]): Promise<readonly string[]> => {
  const { id: about } = await scene.people.other.me();
  const wrong: string[] = [];
  for (const verb of verbs)
    for (const role of ROLES)
      for (const [id, isPublic] of placesOf(verb, role)) {
        const { headers } = scene.people[role];
        const answered = await request(verb, headers, id, bodyOf(verb, role, id, about));
        const cell = rightOf(verb).may[role];
        const isBroken = answered.status >= 500 && answered.status !== 503;
        const isMisread = isAtTable(verb) && answered.status === 400;
        if (isShut(answered) === opensFor(cell, isPublic) || isBroken || isMisread)
          wrong.push(`${verb}, ${role}, ${placeName(isPublic)}: ${cell}, but ${told(answered)}`);
      }
  return wrong;
};

test('every endpoint, for everybody', async () => {
  expect(await wrongAt(ASKED.filter(verb => verb !== 'me.logout'))).toEqual([]);
}, 240_000);

const HEX = '0'.repeat(64);
/** A version nobody has reached: what is let through the gate is declined as too late, and nothing happens. */
const NEVER = 1_000_000;

const messageOf = (verb: Verb, h: number): object => {
  const [, t, to] = rightOf(verb).at.split(' ');
  if (t === 'say') return { t, h, to, phrase: 'hello' };
  if (t === 'mix') return { t, h, attempt: 1, commit: HEX };
  if (t === 'open') return { t, h, attempt: 1, list: HEX, value: HEX };
  const more = {
    answer: { a: [0] },
    undo: { to: 1 },
    offer: { what: 'pause' },
    reply: { to: NEVER, yes: true },
  }[t ?? ''];
  return { t, h, v: NEVER, ...more };
};

const SHUT: readonly string[] = ['forbidden', 'no-table', 'no-handle'];

/** Everybody looks from where they may: from their chair, else as one who watches, else from nowhere. */
const lookOf = async (speaker: Speaker, role: Role, table: string): Promise<number> => {
  const isOnChair = role === 'seat' || role === 'bot';
  const as = isOnChair ? CHAIRS[role] : 'watch';
  const { h = 0 } = await speaker.ask({ t: 'sub', table, as, v: 0 });
  return h;
};

/** Whoever has left comes back first, and gives up last. */
const FIRST: Verb = 'ws.back';
const FINAL: Verb = 'ws.resign';
const SPOKEN = [FIRST, ...VERBS.filter(verb => !isHttp(verb) && verb !== FIRST && verb !== FINAL), FINAL];

test('every message, for everybody', async () => {
  const wrong: string[] = [];
  for (const role of ROLES)
    for (const [table, isPublic] of places(role)) {
      const speaker = await Speaker.at(scene.door.origin, scene.people[role].headers);
      for (const verb of SPOKEN) {
        const h = await lookOf(speaker, role, table);
        const chair = role === 'bot' ? CHAIRS.bot : CHAIRS.seat;
        const message =
          verb === 'ws.sub' || verb === 'ws.watch'
            ? { t: 'sub', table, as: verb === 'ws.sub' ? chair : 'watch', v: 0 }
            : messageOf(verb, h);
        const { t, why = '' } = await speaker.ask(message);
        const cell = rightOf(verb).may[role];
        const isRefused = t === 'no' && SHUT.includes(why);
        if (isRefused === opensFor(cell, isPublic) || why === 'bad-message' || why === 'rules-error')
          wrong.push(`${verb}, ${role}, ${placeName(isPublic)}: ${cell}, but ${t} ${why}`);
      }
      speaker.close();
    }
  expect(wrong).toEqual([]);
}, 240_000);

test('a stranger who asks to look hears the same of a private table as of none', async () => {
  const speaker = await Speaker.at(scene.door.origin, scene.people.stranger.headers);
  for (const as of [0, 3, 'watch']) {
    const there = await speaker.ask({ t: 'sub', table: scene.hidden, as, v: 0 });
    const nowhere = await speaker.ask({ t: 'sub', table: newId(), as, v: 0 });
    expect({ ...there, id: '' }).toEqual({ ...nowhere, id: '' });
    expect(there).toMatchObject({ t: 'no', why: 'no-table' });
  }
  speaker.close();
});

test('whoever says goodbye is let go', async () => {
  expect(await wrongAt(['me.logout'])).toEqual([]);
});
