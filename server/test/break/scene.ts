/** A public table and a private one, and around them everybody who can be somebody there. */
import { Http, Line } from '@kaffeehaus/client';
import type { Socket, TableLine } from '@kaffeehaus/client';
import { PROTOCOL_JSON } from '@kaffeehaus/protocol';
import { WebSocket } from 'ws';
import type { Role } from '../../src/gate/matrix.ts';
import { LIMIT_NAMES, USUAL_BOUNDS } from '../../src/limits.ts';
import type { Bounds } from '../../src/limits.ts';
import { botThread } from '../play/stage.ts';
import { Open } from '../visit.ts';

/** How often somebody may ask is not the question. */
export const UNLIMITED: Bounds = {
  ...USUAL_BOUNDS,
  ...Object.fromEntries(
    LIMIT_NAMES.filter(name => /SECOND$|MINUTE|HOUR|QUARTER|SOCKETS|TABLES/.test(name)).map(name => [
      name,
      1_000_000,
    ]),
  ),
};

export const ADMIN = 'the-token-of-the-data-folder';

/** Which chair each of them has at both tables; who watches and who only opened the table have none. */
export const CHAIRS: { readonly [role in Role]?: number } = { seat: 0, other: 1, former: 2, bot: 3 };

export interface Scene {
  readonly door: Open;
  readonly open: string;
  readonly hidden: string;
  /** By role. The stranger is one at the private table only. */
  readonly people: { readonly [role in Role]: Http };
  /** An invitation to a third table, which opens no other. */
  readonly elsewhere: string;
}

const lineOf = (door: Open, http: Http): Line =>
  new Line({
    url: `${door.origin.replace('http', 'ws')}/ws`,
    dial: (url, protocols) =>
      new WebSocket(url, [...protocols], { headers: http.headers }) as unknown as Socket,
    rules: hash => door.house.books.byHash(hash),
  });

const guest = async ({ origin }: Open, name: string): Promise<Http> => {
  const http = new Http({ origin, keepsCookies: true });
  await http.guest({ name });
  return http;
};

const invite = async (owner: Http, id: string, seat: number | 'watch'): Promise<string> =>
  (await owner.ask<{ readonly invite: string }>('POST', `/tables/${id}/invites`, { seat })).invite;

/** Everybody sits down, play begins, and one of them leaves. */
const begun = async (door: Open, people: Scene['people'], isOpen: boolean): Promise<string> => {
  const { owner } = people;
  const { id } = await owner.open({
    game: 'vienna',
    seats: 4,
    chairs: ['free', 'free', 'free', 'free'],
    open: isOpen ? 'all' : 'link',
    watch: isOpen ? 'all' : 'link',
    hints: true,
  });
  const lines: [Line, TableLine][] = [];
  for (const [role, seat] of Object.entries(CHAIRS)) {
    const http = people[role as Role];
    await http.sit(
      id,
      isOpen ? { seat, terms: 1 } : { seat, terms: 1, invite: await invite(owner, id, seat) },
    );
  }
  if (!isOpen) await people.watcher.watch(id, await invite(owner, id, 'watch'));
  await owner.start(id);
  for (const [role, seat] of Object.entries(CHAIRS)) {
    const line = lineOf(door, people[role as Role]);
    lines.push([line, line.table(id, seat)]);
  }
  await Promise.all(lines.map(([, table]) => table.until(({ v }) => v > 0)));
  for (const [line] of lines) line.close();
  await people.former.ask('POST', `/tables/${id}/leave`, {});
  // Somebody else takes the chair: whoever left it has nothing to look for there any more.
  const seat = CHAIRS.former ?? 0;
  const heir = await guest(door, 'Hedy');
  await heir.sit(id, isOpen ? { seat } : { seat, invite: await invite(owner, id, seat) });
  return id;
};

export const setScene = async (): Promise<Scene> => {
  const door = await Open.door(
    { admin: ADMIN, threads: { entry: await botThread(), count: 1 } },
    { limits: UNLIMITED },
  );
  const owner = await guest(door, 'Olga');
  const { token } = await owner.ask<{ readonly token: string }>('POST', '/me/tokens', { name: 'Engine' });
  const people: Scene['people'] = {
    seat: await guest(door, 'Sam'),
    other: await guest(door, 'Otto'),
    watcher: await guest(door, 'Wim'),
    stranger: await guest(door, 'Xenia'),
    former: await guest(door, 'Fay'),
    bot: new Http({ origin: door.origin, token }),
    owner,
    admin: new Http({ origin: door.origin, token: ADMIN }),
  };
  const third = await people.stranger.open({ game: 'vienna', seats: 2, open: 'link', watch: 'link' });
  return {
    door,
    people,
    open: await begun(door, people, true),
    hidden: await begun(door, people, false),
    elsewhere: (
      await people.stranger.ask<{ readonly invite: string }>('POST', `/tables/${third.id}/invites`, {})
    ).invite,
  };
};

/** A socket on which anything can be said, in JSON. */
export class Speaker {
  readonly heard: string[] = [];
  readonly #socket: WebSocket;
  #said = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => this.heard.push((data as Buffer).toString('utf8')));
    socket.on('error', () => {});
  }

  static async at(origin: string, headers: { readonly [name: string]: string }): Promise<Speaker> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, [PROTOCOL_JSON], { headers });
    const speaker = new Speaker(socket);
    await new Promise((done, failed) => socket.once('open', done).once('error', failed));
    return speaker;
  }

  /** Says something under a fresh name; what is answered to that name. */
  async ask(message: object): Promise<{ readonly t: string; readonly why?: string; readonly h?: number }> {
    const id = `Command${'abcdefghjk'.charAt(this.#said++ % 10)}${String(this.#said).replaceAll('0', 'z')}`;
    this.#socket.send(JSON.stringify({ ...message, id }));
    for (;;) {
      const answer = this.heard.find(text => text.includes(`"${id}"`));
      if (answer !== undefined) return JSON.parse(answer) as { readonly t: string };
      await new Promise(done => setTimeout(done, 3));
    }
  }

  close(): void {
    this.#socket.terminate();
  }
}
