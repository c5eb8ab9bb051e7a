/** The house: everything that is there once, and who needs whom. Parts are added here, one line each. */
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { LEARNED, localBus } from './bus/bus.ts';
import type { Bus } from './bus/bus.ts';
import { Hearing } from './bus/hearing.ts';
import type { Config } from './config.ts';
import { Chat } from './chat/chat.ts';
import { Addresses } from './gate/address.ts';
import { Limits } from './gate/buckets.ts';
import { httpOf } from './http/index.ts';
import type { Told } from './http/openapi.ts';
import { SILENT, faultOf } from './journal.ts';
import type { Log } from './journal.ts';
import { Lines } from './line/lines.ts';
import { Presence } from './line/presence.ts';
import { Invitations } from './lobby/invitations.ts';
import { Lobby } from './lobby/lobby.ts';
import { Starts } from './lobby/starts.ts';
import { Succession } from './lobby/succession.ts';
import { Turns } from './lobby/turns.ts';
import type { Live } from './log/live.ts';
import { Tables } from './log/tables.ts';
import type { Consequence } from './log/consequence.ts';
import { Writer } from './log/writer.ts';
import type { Watch } from './log/writer.ts';
import { Keys } from './luck/keys.ts';
import { Luck } from './luck/luck.ts';
import { Records } from './luck/records.ts';
import { Metrics } from './metrics.ts';
import { Letters } from './notices/letters.ts';
import { Outbox } from './notices/outbox.ts';
import { Senders } from './notices/senders.ts';
import { Tellings } from './notices/tellings.ts';
import { Accounts } from './people/accounts.ts';
import { Codes } from './people/codes.ts';
import { Departure } from './people/departure.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Seals, newKey } from './people/seals.ts';
import { Seats } from './people/seats.ts';
import { Sweep } from './people/sweep.ts';
import { Sessions } from './people/sessions.ts';
import { Tokens } from './people/tokens.ts';
import { builtIn } from './rules/books.ts';
import type { Books } from './rules/books.ts';
import type { Outages } from '@kaffeehaus/trust/course/clocks';
import type { Timer } from './play/dues.ts';
import { ALONE } from './play/duty.ts';
import type { Duty } from './play/duty.ts';
import { Play } from './play/play.ts';
import { LAST, Pool, usualThreads } from './play/pool.ts';
import type { Threads } from './play/pool.ts';
import { Rematches } from './play/rematch.ts';
import { Vacations } from './play/vacations.ts';
import { Reviews } from './play/reviews.ts';
import { Ratings } from './ratings/ratings.ts';
import type { Schema } from './store/schema.ts';
import { sqliteStore } from './store/store.ts';
import type { Store } from './store/store.ts';

export interface House {
  readonly config: Config;
  /** The folder of the built web app; without it there is no page. */
  readonly root: string | undefined;
  /** The folder of the page before it. */
  readonly former: string | undefined;
  /** Milliseconds; the only clock there is. */
  now(): number;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly db: Kysely<Schema>;
  readonly bus: Bus;
  /** Whether the other machines can be heard. */
  readonly hearing: Hearing;
  /** The name of this machine, and whether there may be others. */
  readonly node: string;
  readonly isShared: boolean;
  /** Which machine acts where no player does. */
  readonly duty: Duty;
  /** Who looks through other machines. */
  readonly presence: Presence;
  /** Whether nothing can be stored for longer than a moment. */
  isCutOff(): boolean;
  /** Milliseconds by which this machine's clock is wrong. */
  skew(): number;
  readonly books: Books;
  readonly limits: Limits;
  readonly addresses: Addresses;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly people: People;
  readonly seals: Seals;
  readonly codes: Codes;
  readonly passkeys: Passkeys;
  readonly accounts: Accounts;
  readonly seats: Seats;
  readonly senders: Senders;
  readonly outbox: Outbox;
  readonly letters: Letters;
  readonly chat: Chat;
  readonly departure: Departure;
  readonly sweep: Sweep;
  readonly writer: Writer;
  readonly tables: Tables;
  /** Time that the house lost; the clocks of no table ran in it. */
  readonly outages: Outages;
  readonly ratings: Ratings;
  /** Clocks, bots, and what players do besides answering. */
  readonly play: Play;
  readonly rematches: Rematches;
  readonly vacations: Vacations;
  readonly reviews: Reviews;
  /** What follows from each row of a table. */
  readonly consequences: Consequence[];
  readonly lobby: Lobby;
  readonly invitations: Invitations;
  readonly starts: Starts;
  readonly succession: Succession;
  readonly lines: Lines;
  readonly turns: Turns;
  readonly luck: Luck;
  readonly keys: Keys;
  readonly records: Records;
  /** The token of the operator, if there is one. */
  readonly admin: string | undefined;
  /** A small secret that lies apart from all else, made when it is first wanted. */
  keep(name: string, make: () => string): Promise<string>;
  /** The same, if it has been made. */
  kept(name: string): Promise<string | undefined>;
  /** With which address links begin that leave the house. */
  origin(): string;
  /** As they are described to those who build on them. */
  readonly routes: Told[];
  readonly http: FastifyInstance;
  /** A person was shown a version of a table: nobody needs to be told of it any more. */
  seen(person: number, live: Live, version: number): void;
  /** What is done when the house closes, the last first. */
  readonly closing: (() => Promise<void> | void)[];
  /** It is about to close: whoever can ask elsewhere should. */
  isClosing: boolean;
}

/** What is brought from outside, by whoever starts the house or tests it. */
export interface Furniture {
  readonly root?: string;
  readonly former?: string;
  readonly now?: () => number;
  readonly outages?: Outages;
  readonly store?: Store;
  readonly bus?: Bus;
  readonly node?: string;
  readonly duty?: Duty;
  readonly isCutOff?: () => boolean;
  readonly skew?: () => number;
  readonly log?: Log;
  readonly metrics?: Metrics;
  readonly books?: Books;
  readonly admin?: string;
  readonly secrets?: Pick<House, 'keep' | 'kept'>;
  /** Where bots think. */
  readonly threads?: Partial<Threads>;
  readonly timer?: Timer;
}

/** For a house that keeps nothing: secrets last as long as it does. */
const inMemory = (): Pick<House, 'keep' | 'kept'> => {
  const all = new Map<string, string>();
  return {
    keep: (name, make) => {
      const secret = all.get(name) ?? make();
      all.set(name, secret);
      return Promise.resolve(secret);
    },
    kept: name => Promise.resolve(all.get(name)),
  };
};

type Building = { -readonly [part in keyof House]: House[part] };

/** Errors are counted where they are told. */
const counting = (log: Log, metrics: Metrics): Log => ({
  ...log,
  error: entry => {
    metrics.count('faults_total', entry.verb);
    log.error(entry);
  },
});

/** Opens everything but the door: nobody listens yet. Parts know the house, and find each other in it when asked. */
export const openHouse = async (config: Config, furniture: Furniture = {}): Promise<House> => {
  const metrics = furniture.metrics ?? new Metrics();
  const house = {
    config,
    root: furniture.root,
    former: furniture.former,
    now: furniture.now ?? Date.now,
    log: counting(furniture.log ?? SILENT, metrics),
    metrics,
    bus: furniture.bus ?? localBus(),
    node: furniture.node ?? hostname(),
    isShared: config.database !== undefined,
    duty: furniture.duty ?? ALONE,
    isCutOff: furniture.isCutOff ?? (() => false),
    skew: furniture.skew ?? (() => 0),
    books: furniture.books ?? builtIn(),
    admin: furniture.admin,
    outages: furniture.outages ?? [],
    consequences: [] as Consequence[],
    origin: () => house.addresses.originFor(undefined),
    ...(furniture.secrets ?? inMemory()),
    isClosing: false,
    seen: () => {},
    routes: [] as Told[],
    closing: [] as House['closing'],
  } as Partial<Building> as Building;
  house.store = furniture.store ?? (await sqliteStore(':memory:'));
  house.db = house.store.db;
  house.closing.push(
    () => house.store.close(),
    () => house.bus.close(),
  );
  house.hearing = new Hearing(house);
  house.limits = new Limits(config.limits, house.now, house.bus);
  house.addresses = new Addresses(config, house.now);
  house.sessions = new Sessions(house);
  house.tokens = new Tokens(house);
  house.people = new People(house);
  house.seals = new Seals(await house.keep('seal.key', newKey));
  house.senders = await Senders.open(house);
  house.outbox = new Outbox(house, house.senders);
  house.letters = new Letters(house);
  house.codes = new Codes(house);
  house.passkeys = new Passkeys(house);
  house.accounts = new Accounts(house);
  house.seats = new Seats(house);
  house.chat = new Chat(house);
  house.departure = new Departure(house);
  house.sweep = new Sweep(house);
  const watch: Watch = (rows, ms, outcome) => {
    house.metrics.count('commits_total', outcome);
    house.metrics.observe('commit_rows', rows);
    house.metrics.observe('commit_ms', ms);
  };
  house.writer = new Writer(house.store, watch, error =>
    house.log.error({ verb: 'tell', ...faultOf(error) }),
  );
  house.tables = new Tables(house);
  house.presence = new Presence(house);
  house.ratings = new Ratings(house);
  const threads = { ...usualThreads(), ...furniture.threads };
  const pool = new Pool(threads, ms => house.metrics.observe('bot_ms', ms));
  house.metrics.gauge('bots_waiting', () => pool.waiting);
  house.play = new Play(house, pool, furniture.timer);
  house.consequences.push(house.play);
  house.closing.push(() => house.play.close());
  house.lobby = new Lobby(house);
  house.invitations = new Invitations(house);
  house.starts = new Starts(house);
  house.succession = new Succession(house);
  house.rematches = new Rematches(house);
  house.vacations = new Vacations(house);
  house.reviews = new Reviews(house, new Pool({ ...threads, count: 1, nice: LAST }));
  house.closing.push(() => house.reviews.close());
  house.luck = new Luck(house);
  house.keys = await Keys.open(house);
  house.records = new Records(house);
  house.lines = new Lines(house);
  house.turns = new Turns(house);
  house.consequences.push(house.succession, house.turns, new Tellings(house));
  house.metrics.gauge('tables_awake', () => house.tables.awake);
  house.metrics.gauge('bus_up', () => Number(house.hearing.isWhole));
  house.metrics.gauge('clock_skew_seconds', () => house.skew() / 1000);
  house.metrics.gauge('rules_loaded', () => house.books.loaded);
  const learn = (): void => {
    Promise.all([house.books.refresh?.(), house.keys.refresh()]).catch(() => {});
  };
  house.bus.hear(LEARNED, learn);
  house.hearing.whenTurned(learn);
  house.http = await httpOf(house);
  house.http.server.on('upgrade', (request, socket, head) => house.lines.upgrade(request, socket, head));
  await house.luck.resume();
  await house.vacations.open();
  return house;
};

/** In the opposite order of opening. */
export const closeHouse = async (house: House): Promise<void> => {
  house.isClosing = true;
  // Others look after its tables from now on, and whoever is here goes to them.
  await house.duty.close();
  await house.writer.drain();
  await house.lines.close();
  await house.writer.drain();
  await house.http.close();
  for (const close of [...house.closing].reverse()) await close();
};
