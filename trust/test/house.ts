/** A house for tests, told apart from the server's: it mixes, plays a table by lot and signs its record. */
import { createHash, createPublicKey, generateKeyPairSync, sign, verify as holds } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { below, rulesOf, score, seeded } from '@kaffeehaus/kernel';
import type { Ask, Game, Held, Rules } from '@kaffeehaus/kernel';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import { vienna } from '@kaffeehaus/vienna';
import { Chain, Mixing, hex, newKeepsake, raw, receiptOf, sightOf, signedBytes } from '../src/index.ts';
import type { HouseRecord, Keepsake, Link, RecordRow, Signed, Tools, Tried } from '../src/index.ts';

export const sha = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

export const RULES: readonly Rules[] = ([vienna, hamburg, estoril] as unknown as Game[]).map(game =>
  rulesOf(game),
);
export const hashOf = (id: string): string => hex(sha(new TextEncoder().encode(`rules of ${id}`)));

const SPKI = '302a300506032b6570032100';

export const keyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('hex').slice(SPKI.length);

export const signed: Signed = async (key, signature, message) => {
  const known = createPublicKey({
    key: Buffer.concat([Buffer.from(SPKI, 'hex'), key]),
    type: 'spki',
    format: 'der',
  });
  return holds(null, message, known, signature);
};

export const tools: Tools = {
  sha,
  signed,
  rules: hash => Promise.resolve(RULES.find(({ id }) => hashOf(id) === hash)),
};

export const KEY = generateKeyPairSync('ed25519').privateKey;

/** A share of its own for every name. */
export const share = (name: string): Uint8Array => sha(new TextEncoder().encode(name));

type Draft = Omit<HouseRecord, 'signature' | 'key'>;

/** Where the chain of the rows ends, and the rows with their receipts. */
export const chained = (draft: Draft, links: readonly Link[]): { rows: RecordRow[]; end: Uint8Array } => {
  const chain = new Chain(sha);
  const mixing = new Mixing(sha);
  const { table: id, game, rules, options, terms, seats } = draft;
  const last = draft.mixing.at(-1) as Tried;
  const list = mixing.list({
    ...draft,
    chairs: last.chairs,
    house: raw(last.house),
    commits: chairsOf(last.commits, seats),
  });
  let end = chain.first({ id, game, rules, options, terms, seats, list });
  const rows = links.map(link => {
    end = chain.next(end, raw(last.share), link);
    return { ...link, receipt: hex(receiptOf(end)) };
  });
  return { rows, end };
};

export const chairsOf = (values: { readonly [seat: string]: string }, seats: number) =>
  Array.from({ length: seats }, (_, seat) => (values[seat] === undefined ? null : raw(values[seat])));

/** Chains and signs whatever it is given: what a house can always do, if it cheats. */
export const sealed = (draft: Draft, key = KEY): HouseRecord => {
  const links = draft.rows.map(({ receipt: _receipt, ...link }): Link => link);
  const { rows, end } = draft.seed === '' ? { rows: [], end: new Uint8Array() } : chained(draft, links);
  const open = { ...draft, rows, key: keyOf(key) };
  return { ...open, signature: sign(null, signedBytes(sha, open, end), key).toString('hex') };
};

export interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly id?: string;
  /** The hash of the rules; a made-up one unless given. */
  readonly rules?: string;
  /** Attempts that fail before the last: the seats that are silent. */
  readonly silent?: readonly (readonly number[])[];
  /** Seats held by bots. */
  readonly bots?: readonly number[];
  readonly terms?: HouseRecord['terms'];
  /** After so many rows the clock of whoever is asked runs out, a bot answers, and hands back. */
  readonly out?: number;
  /** Tampers with the deal: what a house does that swaps cards. */
  readonly deal?: (held: Held) => void;
}

export interface Told {
  readonly record: HouseRecord;
  readonly keepsakes: readonly Keepsake[];
  readonly code: readonly string[];
}

/** All attempts of a mixing in which these seats were silent. */
export const mixed = (
  id: string,
  chairs: readonly string[],
  people: readonly number[],
  silent: Plan['silent'] = [],
) => {
  const mixing = new Mixing(sha);
  const attempts = [...silent, []];
  return attempts.map((failed, i): Tried => {
    const attempt = i + 1;
    const from = people.filter(seat => !attempts.slice(0, i).flat().includes(seat));
    const house = share(`${id} house ${attempt}`);
    const shares = Object.fromEntries(from.map(seat => [seat, share(`${id} ${seat} ${attempt}`)] as const));
    const commits = from.map(
      seat => [seat, hex(mixing.seatCommit({ id, attempt }, seat, shares[seat] as Uint8Array))] as const,
    );
    return {
      attempt,
      house: hex(mixing.houseCommit({ id, attempt }, house)),
      share: hex(house),
      chairs,
      from,
      commits: Object.fromEntries(commits),
      shares: Object.fromEntries(
        from.filter(seat => !failed.includes(seat)).map(seat => [seat, hex(shares[seat] as Uint8Array)]),
      ),
      failed,
      left: [],
    };
  });
};

const rulesFor = (id: string): Rules => RULES.find(one => one.id === id) as Rules;

/** Plays a table by lot to its end, and keeps what every seat keeps. */
export const played = ({ game: name, seats, id = `table of ${name}`, ...plan }: Plan): Told => {
  const { game, kernel, rev } = rulesFor(name);
  const mixing = new Mixing(sha);
  const isBot = (seat: number): boolean => plan.bots?.includes(seat) ?? false;
  const chairs = Array.from({ length: seats }, (_, seat) => (isBot(seat) ? 'normal' : `person ${seat}`));
  const people = chairs.flatMap((_, seat) => (isBot(seat) ? [] : [seat]));
  const tried = mixed(id, chairs, people, plan.silent);
  const last = tried.at(-1) as Tried;
  const options = kernel.resolveOptions(game, {}, seats);
  const head = { game: name, rules: plan.rules ?? hashOf(name), options, terms: plan.terms ?? TERMS, chairs };
  const list = mixing.list({ ...head, house: raw(last.house), commits: chairsOf(last.commits, seats) });
  const shares = chairsOf(last.shares, seats);
  const seed = mixing.seed({ id, attempt: last.attempt }, list, raw(last.share), shares);
  const held = kernel.open(game, { record: kernel.newRecord(game, options, seats, seed) });
  plan.deal?.(held);
  const sights = new Map<number, string>();
  const sitters = chairs.map((who, seat) => (isBot(seat) ? who : seat + 1));
  const { links, result } = playOut(name, held, id, sitters, sights, plan.out, BANK);
  const draft: Draft = {
    format: 'kaffeehaus.record/2',
    table: id,
    phase: 'over',
    ...head,
    rev,
    seats,
    created: 1000,
    started: 2000,
    ended: 900_000,
    chairs: chairs.map((who, seat) => ({
      person: isBot(seat) ? null : who,
      bot: isBot(seat) ? who : null,
      name: isBot(seat) ? '' : `Name ${seat}`,
    })),
    mixing: tried,
    mixed: last.from.length > 0,
    seed,
    outages: [],
    rows: links.map(link => ({ ...link, receipt: '' })),
    result,
    ratings: [],
  };
  const record = sealed(draft);
  const code = mixing.code(list, shares);
  const keepsakes = last.from.map(seat => keepsakeOf(record, seat, code, list, sights));
  return { record, keepsakes, code };
};

const TERMS = { pace: { kind: 'none' }, rated: false, hints: false };

const HOUR = 3_600_000;
const BANK = 1_200_000;
const INCREMENT = 5000;

export const LIVE = {
  pace: { kind: 'live', bank: BANK / 1000, increment: INCREMENT / 1000, zero: 'bot' },
  rated: false,
  hints: false,
} as const;

const playOut = (
  name: string,
  held: Held,
  id: string,
  sitters: readonly (string | number)[],
  sights: Map<number, string>,
  out = Infinity,
  bank = 0,
): { links: Link[]; result: HouseRecord['result'] } => {
  const { game, kernel } = rulesFor(name);
  const chance = seeded(`lot of ${id}`);
  const links: Link[] = [];
  const answered: number[] = [];
  const helped = new Set<number>();
  let late = 0;
  /** As the table's clocks are told: what is left to each, and answers that bring no time as they were taken back. */
  const left = sitters.map(() => bank);
  const debts = sitters.map(() => 0);
  let asked: readonly number[] = [];
  const tick = (kind: string, seat: number, ms: number): void => {
    for (const one of asked) left[one] = (left[one] ?? 0) - ms;
    const debt = debts[seat] ?? 0;
    if (kind === 'undo' || kind === 'retract') debts[seat] = debt + 1;
    if (kind === 'answer') debts[seat] = Math.max(0, debt - 1);
    if (kind === 'answer' && debt === 0) left[seat] = (left[seat] ?? 0) + INCREMENT;
    asked = kernel.asked(held.table).map(one => one.seat);
  };
  const isPlayer = (seat: number): boolean => typeof sitters[seat] === 'number';
  const note = (kind: string, seat: number, body: string, actor = isPlayer(seat) ? seat + 1 : 0): void => {
    const version = links.length + 1;
    const at = 2000 + 500 * version + late;
    tick(kind, seat, at - (links.at(-1)?.at ?? at));
    links.push({ version, at, seat, actor, kind, cmd: `cmd${version}`, body });
    if (seat >= 0) sights.set(version, sightOf(sha, kernel.mask(game, held.table, seat)));
  };
  const answer = (seat: number, actor?: number): void => {
    const ask = kernel.askOf(held.table, seat);
    if (!ask) throw new Error('nobody is asked');
    const turn = held.answer(seat, kernel.nth(ask, below(chance, kernel.count(ask))));
    note('answer', seat, turn.words, actor);
    if (turn.kind === 'answer') answered.push(links.length);
  };
  note('start', -1, JSON.stringify(sitters));
  while (!held.over) {
    const { last } = held.table;
    const asks = kernel.asked(held.table);
    const { seat } = asks[below(chance, asks.length)] as Ask;
    const sealedBy = Number(held.given[0]?.split(':')[0] ?? 0) - 1;
    if (links.length >= out && helped.size === 0 && asks.length === 1) {
      const moment = (links.at(-1)?.at ?? 0) + (left[seat] ?? 0);
      late += HOUR;
      note('clock', seat, JSON.stringify({ out: moment }), 0);
      answer(seat, 0);
      helped.add(seat);
      note('bot', seat, '');
    } else if (isPlayer(sealedBy) && below(chance, 6) === 0) {
      held.undo(sealedBy);
      note('retract', sealedBy, '');
    } else if (
      isPlayer(last) &&
      held.given.length === 0 &&
      held.undoable(last) > 0 &&
      below(chance, 6) === 0
    ) {
      held.undo(last);
      note('undo', last, JSON.stringify({ to: (answered.pop() ?? 0) - 1 }));
    } else answer(seat);
  }
  const result = resultOf(game, held, sitters.length, helped);
  note('end', -1, JSON.stringify(result));
  return { links, result };
};

/** Nobody gave up: by points, but that whoever has won is first, and whoever was helped counts as last. */
const resultOf = (
  game: Game,
  held: Held,
  seats: number,
  helped: ReadonlySet<number>,
): HouseRecord['result'] => {
  const scores = game.audit(held.table).map(score);
  const won = game.winners(held.table);
  const placed = (rank: (seat: number) => number): number[] => {
    const all = Array.from({ length: seats }, (_, seat) => rank(seat));
    return all.map(one => 1 + all.filter(other => other > one).length);
  };
  const rank = (seat: number): number => (won.seats.includes(seat) ? Infinity : (scores[seat] ?? 0));
  const rated = placed(seat => (helped.has(seat) ? -Infinity : rank(seat)));
  const marks = rated.map((_, seat) => (helped.has(seat) ? 'helped' : null));
  return { why: 'played', by: null, places: placed(rank), rated, scores, marks, tie: won.by ?? null };
};

const keepsakeOf = (
  { table, rows, mixing }: HouseRecord,
  seat: number,
  code: readonly string[],
  list: Uint8Array,
  sights: ReadonlyMap<number, string>,
): Keepsake => {
  const { attempt, house, shares, commits } = mixing.at(-1) as Tried;
  return {
    ...newKeepsake(table, seat),
    parts: [
      {
        attempt,
        house,
        share: shares[seat] ?? '',
        commit: commits[seat] ?? '',
        list: hex(list),
        acked: 'share',
      },
    ],
    code,
    receipts: rows
      .filter(row => row.seat === seat && row.actor > 0)
      .map(({ version, cmd, receipt }) => ({ version, cmd, receipt, sight: sights.get(version) ?? null })),
  };
};
