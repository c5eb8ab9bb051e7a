/** Several machines of one house, each a process, with wires to database and bus that can be cut; and players who move on. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Http, Line } from '@kaffeehaus/client';
import type { Dial, Socket, TableLine } from '@kaffeehaus/client';
import type { Chance } from '@kaffeehaus/kernel';
import { hex } from '@kaffeehaus/trust';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { postgresStore } from '../../src/store/postgres.ts';
import { Nats, natsServer } from '../../../scripts/load/nats.mjs';
import { freePort } from '../../../scripts/load/ports.mjs';
import { Postgres } from '../../../scripts/load/postgres.mjs';
import { owing } from '../../src/lobby/turns.ts';
import { rulesNamed, tablesOn } from '../table.ts';
import { isOver, someAnswer } from '../visit.ts';
import type { Command, History, Sight, Tenancy, Written } from './history.ts';
import { GENEROUS } from './victim.ts';
import { Wire } from './wire.ts';

const NODE = fileURLToPath(new URL('node.mjs', import.meta.url));

export const wait = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** The database writes down itself which machine wrote what, and who looked after which section. */
const TRAIL = `
  create table trail (tab bigint, version bigint, by text, at bigint);
  create table tenancies (n bigserial, section bigint, by text, at bigint);
  create function trace_row() returns trigger language plpgsql as $$ begin
    insert into trail values (new.tab, new.version, current_setting('application_name'),
      (extract(epoch from clock_timestamp()) * 1000)::bigint);
    return null; end $$;
  create function trace_lease() returns trigger language plpgsql as $$ begin
    if new.epoch <> old.epoch then
      insert into tenancies (section, by, at) values (new.tab, current_setting('application_name'),
        (extract(epoch from clock_timestamp()) * 1000)::bigint);
    end if; return null; end $$;
  create trigger trace_row after insert on log for each row execute function trace_row();
  create trigger trace_lease after update on leases for each row execute function trace_lease();`;

export class Machine {
  readonly name: string;
  readonly port: number;
  readonly toDatabase: Wire;
  readonly toBus: Wire | undefined;
  readonly #data = mkdtempSync(join(tmpdir(), 'kaffeehaus-machine-'));
  readonly #env: { readonly [key: string]: string };
  #process: ChildProcess | undefined;

  constructor(
    name: string,
    port: number,
    env: { readonly [key: string]: string },
    toDatabase: Wire,
    toBus: Wire | undefined,
  ) {
    this.name = name;
    this.port = port;
    this.toDatabase = toDatabase;
    this.toBus = toBus;
    this.#env = env;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** `later`: with rules that were built later. */
  async open(later = ''): Promise<void> {
    const env = {
      ...process.env,
      ...GENEROUS,
      ...this.#env,
      LATER: later,
      DATA: this.#data,
      PORT: String(this.port),
    };
    const child = fork(NODE, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#process = child;
    await Promise.race([once(child, 'message'), once(child, 'exit')]);
  }

  /** `SIGKILL`: without a word. `SIGTERM`: it hands over. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  freeze(on: boolean): void {
    this.#process?.kill(on ? 'SIGSTOP' : 'SIGCONT');
  }

  async close(): Promise<void> {
    this.freeze(false);
    await this.end('SIGKILL');
    this.toDatabase.close();
    this.toBus?.close();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export class Cluster {
  readonly postgres: Postgres;
  readonly nats: Nats | undefined;
  readonly machines: readonly Machine[];
  readonly #url: string;

  private constructor(postgres: Postgres, nats: Nats | undefined, url: string, machines: readonly Machine[]) {
    this.postgres = postgres;
    this.nats = nats;
    this.#url = url;
    this.machines = machines;
  }

  static async open(count: number, plant = ''): Promise<Cluster> {
    const postgres = await Postgres.open();
    const url = await postgres.database();
    const path = natsServer();
    const nats = path === undefined ? undefined : await Nats.open(path);
    await (await postgresStore(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(TRAIL);
    await client.end();
    const machines: Machine[] = [];
    for (let i = 0; i < count; i++) {
      const name = `machine${i + 1}`;
      const toDatabase = new Wire(postgres.port);
      const toBus = nats && new Wire(nats.port);
      const env = {
        HOST: 'localhost',
        DATABASE_URL: `${postgres.url('house1', await toDatabase.open())}?application_name=${name}`,
        ...(toBus && { NATS_URL: `nats://127.0.0.1:${await toBus.open()}` }),
        PLANT: plant,
      };
      machines.push(new Machine(name, await freePort(), env, toDatabase, toBus));
    }
    await Promise.all(machines.map(one => one.open()));
    return new Cluster(postgres, nats, url, machines);
  }

  /** What the database says has happened. */
  async written(): Promise<Pick<History, 'rows' | 'tenancies'>> {
    const client = new Client({ connectionString: this.#url });
    await client.connect();
    const { rows } = await client.query<{
      readonly [name: string]: string;
    }>(`select tables.id, log.*, trail.by, trail.at as moment from log join tables using (tab)
      left join trail on trail.tab = log.tab and trail.version = log.version order by log.tab, log.version`);
    const { rows: held } = await client.query<{ readonly [name: string]: string }>(
      'select section, by, at from tenancies order by n',
    );
    await client.end();
    return {
      rows: rows.map((row): Written => ({
        table: row['id'] ?? '',
        tab: Number(row['tab']),
        version: Number(row['version']),
        seat: Number(row['seat']),
        actor: Number(row['actor']),
        kind: row['kind'] ?? '',
        cmd: row['cmd'] ?? '',
        words: row['body'] ?? '',
        chain: hex(row['chain'] as unknown as Uint8Array),
        by: row['by'] ?? '',
        at: Number(row['moment']),
      })),
      tenancies: held.map((one): Tenancy => ({
        section: Number(one['section']),
        by: one['by'] ?? '',
        at: Number(one['at']),
      })),
    };
  }

  /** Every table told again from its rows: what is found against it. */
  async health(): Promise<readonly unknown[]> {
    const { checkStore } = await import('../../src/admin/check.ts');
    const store = await postgresStore(this.#url, { patient: true });
    const { findings } = await checkStore(store);
    await store.close();
    return findings;
  }

  /** Tables at which somebody else is written to owe an answer than does. */
  async owedWrongly(): Promise<readonly string[]> {
    const { withFolder } = await import('../../src/admin/check.ts');
    const { Library } = await import('../../src/rules/library.ts');
    const store = await postgresStore(this.#url, { patient: true });
    const wrong: string[] = [];
    await withFolder(async folder => {
      const books = await Library.open(store.db, folder, [], 0);
      const tables = tablesOn(store, Date.now, { books });
      for (const { tab, id } of await store.db.selectFrom('tables').select(['tab', 'id']).execute()) {
        const turns = await store.db.selectFrom('turns').select('person').where('tab', '=', tab).execute();
        const room = await tables.look(id);
        const owed = room.course.chairs.flatMap(({ person }, seat) =>
          (owing(room) & (1 << seat)) === 0 ? [] : [person],
        );
        const said = new Set(turns.map(({ person }) => person));
        if (said.size !== owed.length || owed.some(person => !said.has(person)))
          wrong.push(`${id}: ${[...said].join()}, not ${owed.join()}`);
      }
    });
    await store.close();
    return wrong;
  }

  async close(): Promise<void> {
    await Promise.all(this.machines.map(one => one.close()));
    await this.nats?.kill();
    await this.postgres.close();
  }
}

/** Somebody who goes to the next machine whenever a line is lost, and writes down everything. */
export class Pilgrim {
  readonly http: Http;
  readonly commands: Command[] = [];
  readonly sights: Sight[] = [];
  readonly #cluster: Cluster;
  readonly #name: string;
  #next: number;
  #line: Line | undefined;
  /** The name under which the last answer was said. */
  #cmd = '';

  constructor(cluster: Cluster, name: string, first: number) {
    this.#cluster = cluster;
    this.#name = name;
    this.#next = first;
    this.http = new Http({ origin: this.#at(first).origin, keepsCookies: true });
  }

  #at(i: number): Machine {
    const { machines } = this.#cluster;
    return machines[i % machines.length] as Machine;
  }

  readonly dial: Dial = (_, protocols) => {
    const { origin } = this.#at(this.#next++);
    const url = `${origin.replace('http', 'ws')}/ws`;
    const socket = new WebSocket(url, [...protocols], {
      headers: { ...this.http.headers, origin },
      handshakeTimeout: 3000,
    });
    const send = socket.send.bind(socket);
    socket.send = ((text: string) => {
      const said = JSON.parse(text) as { readonly t: string; readonly id: string };
      if (said.t === 'answer') this.#cmd = said.id;
      send(text);
    }) as typeof socket.send;
    return socket as unknown as Socket;
  };

  sit(table: string, seat: number): TableLine {
    this.#line = new Line({ url: 'ws://house', dial: this.dial, rules: (_, game) => rulesNamed(game) });
    const line = this.#line.table(table, seat);
    const see = ({ v }: TableLine): void => void this.sights.push({ table, who: this.#name, v });
    line.watch({ view: see, turn: see });
    return line;
  }

  /** Answers whatever is asked, until told to stop; never gives up. */
  async play(seat: TableLine, chance: Chance, goesOn: () => boolean): Promise<void> {
    while (goesOn() && !isOver(seat)) {
      const answer = seat.q > 0 ? someAnswer(seat, chance) : undefined;
      if (!answer || !seat.rules) {
        await wait(20);
        continue;
      }
      const { q } = seat;
      const words = seat.rules.kernel.wordAnswer(seat.rules.game, Number(seat.as), answer);
      const asked = performance.now();
      this.#cmd = '';
      const giving = seat.answer(answer);
      const about = { table: seat.id, seat: Number(seat.as), words, asked };
      const cut = new Promise<undefined>(done => {
        const timer = setInterval(() => {
          if (goesOn()) return;
          clearInterval(timer);
          // Whoever waits when all is over is asked once more, and no longer.
          setTimeout(() => done(undefined), 4000);
        }, 200);
      });
      const outcome = await Promise.race([giving, cut]);
      const told = outcome && performance.now();
      const cmd = this.#cmd;
      if (outcome?.counted === true)
        this.commands.push({ ...about, cmd, told, v: outcome.v, receipt: outcome.receipt, why: undefined });
      else this.commands.push({ ...about, cmd, told, v: undefined, receipt: undefined, why: outcome?.why });
      if (outcome?.counted !== true) await wait(100);
      const until = performance.now() + 3000;
      while (
        goesOn() &&
        seat.q === q &&
        !isOver(seat) &&
        outcome?.counted === true &&
        performance.now() < until
      )
        await wait(15);
    }
  }

  leave(): void {
    this.#line?.close();
  }
}
