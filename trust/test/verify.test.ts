/** Records of an honest house hold; whatever a cheating one does is found, with the place where it shows. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { below, seeded } from '@kaffeehaus/kernel';
import { describe, expect, test } from 'vitest';
import { Mixing, canonical, hex, raw, rotationBytes, sha256, verify } from '../src/index.ts';
import type { Given, HouseRecord, Keepsake, RecordRow, Tried, Verdict } from '../src/index.ts';
import { KEY, LIVE, chairsOf, keyOf, mixed, played, sealed, sha, share, tools } from './house.ts';

const { record, keepsakes } = played({ game: 'vienna', seats: 3, silent: [[1], [2]] });
const two = played({ game: 'vienna', seats: 3, id: 'all have shares' });

const check = (value: unknown, given?: Given): Promise<Verdict> => verify(value, tools, given);
const faultOf = async (value: unknown, given?: Given): Promise<unknown> => {
  const { verdict, fault } = await check(value, given);
  return verdict === 'fails' ? { code: fault?.code, ...fault?.where } : verdict;
};

/** Another house's telling: changed, then chained and signed anew. */
const retold = (change: Partial<HouseRecord>, of = two.record): HouseRecord => sealed({ ...of, ...change });

const lastOf = (one: HouseRecord): Tried => one.mixing.at(-1) as Tried;

describe('an honest record', () => {
  test.each([
    { game: 'vienna', seats: 2 },
    { game: 'hamburg', seats: 3, silent: [[0, 2]] },
    { game: 'estoril', seats: 4, bots: [1, 3] },
  ])('of $game holds, with all that was kept', async plan => {
    const told = played(plan);
    const given = { keepsakes: told.keepsakes, code: told.code };
    const verdict = await check(JSON.parse(canonical(told.record)), given);
    expect(verdict).toMatchObject({ verdict: 'holds', gaps: [] });
    expect(verdict.done.map(({ step }) => step)).toEqual([
      'form',
      'mixing',
      'seed',
      'chain',
      'signature',
      'receipts',
      'rules',
      'replay',
      'sights',
      'clocks',
      'result',
    ]);
    const { figures } = verdict.done.find(({ step }) => step === 'replay') ?? {};
    expect(Number(figures?.['shuffles'])).toBeGreaterThan(0);
    expect(Number(figures?.['takenBack'])).toBeGreaterThan(0);
  });

  test('of a table that nobody mixed says so', async () => {
    const told = played({ game: 'vienna', seats: 2, silent: [[0], [1]] });
    expect(told.record.mixed).toBe(false);
    expect(await check(told.record)).toMatchObject({ verdict: 'holds' });
    expect(await faultOf(retold({ mixed: true }, told.record))).toEqual({ code: 'mixed' });
    const terms = { ...told.record.terms, rated: true };
    const rated = played({ game: 'vienna', seats: 2, silent: [[0], [1]], terms }).record;
    expect(await check(rated)).toMatchObject({ verdict: 'holds' });
    const step = { place: 1, before: [1500, 350], after: [1500, 350] } as const;
    const ratings = [0, 1].map(seat => ({ ...step, seat }));
    expect(await faultOf(retold({ ratings }, rated))).toEqual({ code: 'rating', seat: 1 });
  });

  test('of a void table publishes the shares too', async () => {
    const { mixing } = record;
    const first = { ...(mixing[0] as Tried), failed: [], shares: {} };
    const empty = { phase: 'void', mixing: [first], seed: '', rows: [], result: null, mixed: false } as const;
    expect(await check(retold(empty, record))).toMatchObject({ verdict: 'holds' });
    const late = { ...first, share: hex(share('late')) };
    expect(await faultOf(retold({ ...empty, mixing: [late] }, record))).toEqual({
      code: 'house-share',
      attempt: 1,
    });
    const broken = { phase: 'void', result: null } as const;
    const rows = two.record.rows.slice(0, 20);
    expect(await check(retold({ ...broken, rows }))).toMatchObject({ verdict: 'holds' });
    expect(await faultOf(retold({ rows, result: null }))).toEqual({ code: 'unfinished' });
    expect(await faultOf(retold({ rows }))).toEqual({ code: 'unfinished' });
  });

  test('holds by our own SHA-256, as in a page', async () => {
    expect(await verify(record, { ...tools, sha: sha256 })).toMatchObject({ verdict: 'holds' });
  });
});

/** The seed made anew from a changed mixing: a house that cheats would do that, too. */
const remixed = (one: HouseRecord): HouseRecord => {
  const mixing = new Mixing(sha);
  const { seats, table: id } = one;
  const last = lastOf(one);
  const list = mixing.list({
    ...one,
    chairs: last.chairs,
    house: raw(last.house),
    commits: chairsOf(last.commits, seats),
  });
  const { attempt } = last;
  const seed = mixing.seed({ id, attempt }, list, raw(last.share), chairsOf(last.shares, seats));
  return sealed({ ...one, seed });
};

const withLast = (change: Partial<Tried>, of = two.record): HouseRecord =>
  remixed({ ...of, mixing: [...of.mixing.slice(0, -1), { ...lastOf(of), ...change }] });

describe('a house that mixes falsely', () => {
  test('chooses its share late', async () => {
    const late = withLast({ share: hex(share('chosen when all others were known')) });
    expect(await faultOf(late)).toEqual({ code: 'house-share', attempt: 1 });
  });

  test('chooses its share late and commits anew: whoever was shown the first commitment knows', async () => {
    const mixing = new Mixing(sha);
    const chosen = share('chosen late');
    const house = hex(mixing.houseCommit({ id: two.record.table, attempt: 1 }, chosen));
    const late = withLast({ share: hex(chosen), house });
    expect(await faultOf(late, { keepsakes: two.keepsakes })).toEqual({ code: 'shown', attempt: 1 });
  });

  test('chooses the seed itself', async () => {
    expect(await faultOf(retold({ seed: hex(share('lucky')) }))).toEqual({ code: 'seed' });
    expect(await faultOf(retold({ seed: '' }))).toEqual({ code: 'seed' });
  });

  test('puts in a share for a seat', async () => {
    const { shares, commits, attempt } = lastOf(two.record);
    const other = share('not what seat 2 drew');
    const opened = withLast({ shares: { ...shares, 1: hex(other) } });
    expect(await faultOf(opened)).toEqual({ code: 'seat-share', attempt: 1, seat: 2 });
    const commit = new Mixing(sha).seatCommit({ id: two.record.table, attempt }, 1, other);
    const both = withLast({ shares: { ...shares, 1: hex(other) }, commits: { ...commits, 1: hex(commit) } });
    expect(await check(both)).toMatchObject({ verdict: 'fails' });
    expect(await faultOf(both, { keepsakes: [two.keepsakes[1]] })).toEqual({
      code: 'own-share',
      attempt: 1,
      seat: 2,
    });
  });

  test('makes a seed though a share is missing', async () => {
    const { 1: _, ...shares } = lastOf(two.record).shares;
    expect(await faultOf(withLast({ shares }))).toEqual({ code: 'withheld', attempt: 1, seat: 2 });
    const { 1: __, ...commits } = lastOf(two.record).commits;
    expect(await faultOf(withLast({ shares, commits }))).toEqual({ code: 'withheld', attempt: 1, seat: 2 });
  });

  test('gives up an attempt that it did not like', async () => {
    const again = mixed(two.record.table, lastOf(two.record).chairs, [0, 1, 2], [[1]]);
    const [first, second] = again as [Tried, Tried];
    const full = lastOf(two.record);
    const blamed = { ...first, shares: { ...full.shares } };
    expect(await faultOf(remixed({ ...two.record, mixing: [blamed, second] }))).toEqual({
      code: 'blamed',
      attempt: 1,
      seat: 2,
    });
    const nobody = { ...blamed, failed: [] };
    expect(await faultOf(remixed({ ...two.record, mixing: [nobody, second] }))).toEqual({
      code: 'attempts',
      attempt: 1,
    });
  });

  test('drops a willing seat, or lets one in again that was silent', async () => {
    const [first, second] = mixed(two.record.table, lastOf(two.record).chairs, [0, 1, 2], [[1]]) as [
      Tried,
      Tried,
    ];
    const { 2: _, ...commits } = second.commits;
    const { 2: __, ...shares } = second.shares;
    const fewer = { ...second, from: [0], commits, shares };
    expect(await faultOf(remixed({ ...two.record, mixing: [first, fewer] }))).toEqual({
      code: 'contributors',
      attempt: 2,
    });
    const back = { ...second, from: [0, 1, 2] };
    expect(await faultOf(remixed({ ...two.record, mixing: [first, back] }))).toEqual({
      code: 'returned',
      attempt: 2,
      seat: 2,
    });
  });

  test('hides an attempt, or plays one twice', async () => {
    const [, ...rest] = record.mixing;
    expect(await faultOf(retold({ mixing: rest }, record))).toEqual({ code: 'attempts', attempt: 1 });
    const renumbered = rest.map((tried, i) => ({ ...tried, attempt: i + 1 }));
    expect(await faultOf(retold({ mixing: renumbered }, record))).toEqual({
      code: 'house-share',
      attempt: 1,
    });
    const mixing = new Mixing(sha);
    const [first, second, third] = record.mixing as [Tried, Tried, Tried];
    const house = hex(mixing.houseCommit({ id: record.table, attempt: 2 }, raw(first.share)));
    const replayed = [first, { ...second, share: first.share, house }, third];
    expect(await faultOf(remixed({ ...record, mixing: replayed }))).toEqual({
      code: 'same-share',
      attempt: 2,
    });
    expect(
      await faultOf(record, { keepsakes: [{ ...keepsakes[0], parts: [{ ...part(0), attempt: 4 }] }] }),
    ).toEqual({ code: 'shown', attempt: 4 });
  });

  test('lets somebody mix who was not asked, a bot, or nobody who sits there', async () => {
    const { from, chairs } = lastOf(two.record);
    expect(await faultOf(withLast({ from: from.slice(1) }))).toMatchObject({ code: 'strangers', seat: 1 });
    expect(await faultOf(withLast({ chairs: ['person 0', 'normal', 'person 2'] }))).toEqual({
      code: 'chairs',
      attempt: 1,
    });
    expect(await faultOf(withLast({ chairs: [...chairs].reverse() }))).toEqual({
      code: 'chairs',
      attempt: 1,
    });
  });

  const part = (i: number): Keepsake['parts'][number] => keepsakes[i]?.parts[0] as Keepsake['parts'][number];

  test('tells seats different lists', async () => {
    const other = { ...(two.keepsakes[1] as Keepsake) };
    const parts = other.parts.map(one => ({ ...one, list: hex(share('another table')) }));
    expect(await faultOf(two.record, { keepsakes: [two.keepsakes[0], { ...other, parts }] })).toEqual({
      code: 'shown',
      attempt: 1,
    });
    expect(await faultOf(two.record, { code: ['taka', 'komi', 'fobo', 'bibo'] })).toEqual({
      code: 'code',
      words: 'taka komi fobo bibo',
    });
    const misheard = { ...(two.keepsakes[1] as Keepsake), code: ['taka', 'komi', 'fobo', 'bibo'] };
    expect((await check(two.record, { keepsakes: [misheard] })).fault?.code).toBe('code');
  });

  test('accuses a seat whose share it has acknowledged', async () => {
    const kept = keepsakes[0] as Keepsake;
    const [first] = record.mixing as [Tried];
    const own = {
      attempt: 1,
      house: first.house,
      share: hex(share(`${record.table} 1 1`)),
      commit: first.commits[1] ?? '',
      list: null,
    };
    const silent = { ...kept, seat: 1, receipts: [], parts: [{ ...own, acked: 'commit' as const }] };
    expect(await check(record, { keepsakes: [silent] })).toMatchObject({ verdict: 'holds' });
    const heard = { ...silent, parts: [{ ...own, acked: 'share' as const }] };
    expect(await faultOf(record, { keepsakes: [heard] })).toEqual({ code: 'accused', attempt: 1, seat: 2 });
  });
});

const rowsWith = (i: number, change: Partial<RecordRow>): RecordRow[] =>
  two.record.rows.map((row, at) => (at === i ? { ...row, ...change } : row));
const numbered = (rows: readonly RecordRow[]): RecordRow[] =>
  rows.map((row, i) => ({ ...row, version: i + 1 }));
const indexOf = (is: (row: RecordRow) => boolean): number => two.record.rows.findIndex(is);

describe('a house that tells another game', () => {
  const answer = indexOf(({ kind, version }) => kind === 'answer' && version > 30);
  const given = { keepsakes: two.keepsakes };

  test('changes a row and forgets the chain', async () => {
    const changes: readonly Partial<RecordRow>[] = [
      { body: '1: 150' },
      { at: 17_999 },
      { actor: 7 },
      { cmd: 'other' },
      { seat: -1 },
      { kind: 'retract' },
      { receipt: '00'.repeat(16) },
    ];
    for (const change of changes)
      expect(await faultOf({ ...two.record, rows: rowsWith(answer, change) })).toMatchObject({
        version: answer + 1,
      });
    const rows = two.record.rows.filter((_, i) => i !== answer);
    expect(await faultOf({ ...two.record, rows })).toEqual({ code: 'order', version: answer + 1 });
    expect(await faultOf({ ...two.record, rows: numbered(rows) })).toEqual({
      code: 'chain',
      version: answer + 1,
    });
  });

  test('drops an answer, and chains and signs anew', async () => {
    const rows = numbered(two.record.rows.filter((_, i) => i !== answer));
    expect((await check(retold({ rows }))).verdict).toBe('fails');
    expect(await faultOf(retold({ rows }), given)).toMatchObject({ version: answer + 1 });
    const kept = two.keepsakes.filter(({ seat }) => seat === two.record.rows[answer]?.seat);
    expect(await faultOf(retold({ rows }), { keepsakes: kept })).toEqual({
      code: 'dropped',
      version: answer + 1,
    });
  });

  test('drops the last rows', async () => {
    expect(await faultOf(retold({ rows: two.record.rows.slice(0, -3) }))).toEqual({ code: 'unfinished' });
  });

  test('changes an answer to another legal one, and chains and signs anew', async () => {
    const first = indexOf(({ kind }) => kind === 'answer');
    const { body } = two.record.rows[first] as RecordRow;
    const [seat, ...items] = body.split(' ');
    const rows = rowsWith(first, { body: [seat, ...items.reverse()].join(' ') });
    expect(await faultOf(retold({ rows }), given)).toEqual({ code: 'changed', version: first + 1 });
  });

  test('lets a seat answer what it could not', async () => {
    expect(await faultOf(retold({ rows: rowsWith(answer, { body: '1: nowhere' }) }))).toEqual({
      code: 'answer',
      version: answer + 1,
      words: '1: nowhere',
    });
  });

  test('swaps two cards when it deals: what was answered is impossible, or was seen otherwise', async () => {
    const swap = played({
      game: 'vienna',
      seats: 3,
      id: 'swapped',
      deal: ({ table }) => {
        const [deck] = [...table.zones].sort((a, b) => b.length - a.length);
        if (!deck) throw new Error('no deck');
        [deck[0], deck[deck.length - 1]] = [deck.at(-1) ?? 0, deck[0] ?? 0];
      },
    });
    expect((await check(swap.record)).verdict).toBe('fails');
    const { fault } = await check(swap.record, { keepsakes: swap.keepsakes });
    expect(['sight', 'answer']).toContain(fault?.code);
    expect(Number(fault?.where['version'])).toBeGreaterThan(1);
  });

  test('invents an undo', async () => {
    const { rows } = two.record;
    // Where nothing may be taken back: a seat's answer after which another was asked.
    const sealedAt = rows.findIndex(
      (row, i) =>
        row.kind === 'answer' && rows[i + 1]?.kind === 'answer' && rows[i + 1]?.seat !== row.seat && i > 60,
    );
    const undo = { ...(rows[sealedAt] as RecordRow), kind: 'undo', body: JSON.stringify({ to: 1 }) };
    const more = numbered([...rows.slice(0, sealedAt + 1), undo, ...rows.slice(sealedAt + 1)]);
    expect(await faultOf(retold({ rows: more }))).toEqual({ code: 'undo', version: sealedAt + 2 });
    for (const body of ['', '[]', 'null', '{"to":"1"}', `{"to":${rows.length}}`]) {
      const odd = more.map((row, i) => (i === sealedAt + 1 ? { ...row, body } : row));
      expect(await faultOf(retold({ rows: odd }))).toEqual({ code: 'undo', version: sealedAt + 2 });
    }
    const retract = more.map((row, i) => (i === sealedAt + 1 ? { ...row, kind: 'retract', body: '' } : row));
    expect(await faultOf(retold({ rows: retract }))).toEqual({ code: 'retract', version: sealedAt + 2 });
  });

  test('lets time run backwards', async () => {
    expect(await faultOf(retold({ rows: rowsWith(answer, { at: 2500 }) }))).toEqual({
      code: 'time',
      version: answer + 1,
    });
  });

  test('lets somebody else act', async () => {
    const { seat } = two.record.rows[answer] as RecordRow;
    const other = ((seat + 1) % 3) + 1;
    expect(await faultOf(retold({ rows: rowsWith(answer, { actor: other }) }))).toEqual({
      code: 'actor',
      version: answer + 1,
    });
    expect(await faultOf(retold({ rows: rowsWith(answer, { actor: 7 }) }))).toMatchObject({ code: 'actor' });
    expect(await faultOf(retold({ rows: rowsWith(0, { kind: 'answer', body: '1:' }) }))).toEqual({
      code: 'order',
      version: 1,
    });
  });

  test('counts other points, or other places', async () => {
    const { result, rows } = two.record;
    if (!result) throw new Error('it is over');
    /** Told twice: in the last row, and beside it. */
    const ending = (change: Partial<NonNullable<HouseRecord['result']>>): HouseRecord => {
      const other = { ...result, ...change };
      return retold({ result: other, rows: rowsWith(rows.length - 1, { body: JSON.stringify(other) }) });
    };
    const scores = result.scores.map((one, i) => (i === 1 ? one + 1 : one));
    const score = { code: 'score', seat: 2, told: scores[1], found: result.scores[1] };
    expect(await faultOf(ending({ scores }))).toEqual(score);
    const version = rows.length;
    expect(await faultOf(ending({ places: [1, 1, 1] }))).toEqual({ code: 'place', version });
    expect(await faultOf(ending({ tie: 'vienna.tie' }))).toEqual({ code: 'result', version });
    expect(await faultOf(ending({ marks: ['left', null, null] }))).toEqual({ code: 'result', version });
    expect(await faultOf(ending({ why: 'agreed' }))).toEqual({ code: 'result', version });
    expect(await faultOf(retold({ result: { ...result, scores } }))).toEqual({ code: 'result', version });
    expect(await faultOf(retold({ result: null }))).toEqual({ code: 'result', version });
    expect(await faultOf(retold({ rows: rowsWith(rows.length - 1, { body: 'x' }) }))).toEqual({
      code: 'deed',
      version,
    });
  });

  test('signs with another key, or not at all', async () => {
    expect(await faultOf({ ...two.record, signature: '0'.repeat(128) })).toEqual({ code: 'signature' });
    const stranger = generateKeyPairSync('ed25519').privateKey;
    expect(await faultOf({ ...two.record, key: keyOf(stranger) })).toEqual({ code: 'signature' });
    const keys = {
      format: 'kaffeehaus.keys/1',
      keys: [{ key: keyOf(KEY), since: 0, signature: null }],
    };
    expect(await check(two.record, { keys })).toMatchObject({ verdict: 'holds' });
    const foreign = sealed(two.record, stranger);
    expect(await check(foreign)).toMatchObject({ verdict: 'holds' });
    expect(await faultOf(foreign, { keys })).toEqual({ code: 'key', key: keyOf(stranger) });
    expect(await faultOf(two.record, { keys: { keys: [] } })).toEqual({ code: 'keys', n: 1 });
  });

  test('whose keys do not follow from one another', async () => {
    const next = generateKeyPairSync('ed25519').privateKey;
    const bytes = rotationBytes(keyOf(KEY), keyOf(next), 5000);
    const by = (key: typeof KEY): string => sign(null, bytes, key).toString('hex');
    const keysBy = (signature: string | null) => ({
      format: 'kaffeehaus.keys/1',
      keys: [
        { key: keyOf(KEY), since: 0, signature: null },
        { key: keyOf(next), since: 5000, signature },
      ],
    });
    const later = sealed(two.record, next);
    expect(await check(later, { keys: keysBy(by(KEY)) })).toMatchObject({ verdict: 'holds' });
    expect(await faultOf(later, { keys: keysBy(by(next)) })).toEqual({ code: 'keys', n: 2 });
    expect(await faultOf(later, { keys: keysBy(null) })).toEqual({ code: 'keys', n: 2 });
  });
});

describe('a house whose clocks do not add up', () => {
  const told = played({ game: 'vienna', seats: 2, id: 'clocks', terms: LIVE, out: 25 });
  const { rows } = told.record;
  const out = rows.findIndex(({ kind }) => kind === 'clock');
  const changed = (i: number, change: Partial<RecordRow>): HouseRecord =>
    retold({ rows: rows.map((row, at) => (at === i ? { ...row, ...change } : row)) }, told.record);
  const without = (i: number): HouseRecord =>
    retold({ rows: numbered(rows.filter((_, at) => at !== i)) }, told.record);

  test('holds if they do', async () => {
    const { verdict, done } = await check(told.record, { keepsakes: told.keepsakes });
    expect(verdict).toBe('holds');
    expect(done.find(({ step }) => step === 'clocks')?.figures).toEqual({
      kind: 'live',
      tookOver: 1,
      ranOut: 1,
    });
  });

  test('lets a clock run out before its time', async () => {
    const soon = rows.map(row => (row.version > out ? { ...row, at: row.at - 3_000_000 } : row));
    expect(await faultOf(retold({ rows: soon }, told.record))).toEqual({ code: 'clock', version: out + 1 });
    const other = { ...JSON.parse(rows[out]?.body ?? '') } as { out: number };
    expect(await faultOf(changed(out, { body: JSON.stringify({ out: other.out - 1 }) }))).toEqual({
      code: 'clock',
      version: out + 1,
    });
    const longer = { ...told.record, outages: [[rows[out]?.at ?? 0, rows[out]?.at ?? 0]] as const };
    expect(await faultOf(retold(longer, told.record))).toBe('holds');
    const [from = 0, to = 0] = [rows[out - 1]?.at, rows[out]?.at];
    expect(await faultOf(retold({ outages: [[from, to - 10]] }, told.record))).toEqual({
      code: 'clock',
      version: out + 1,
    });
  });

  test('says nothing of a clock that has run out', async () => {
    const silent = rows.filter(({ kind }) => kind !== 'clock' && kind !== 'bot');
    const all = numbered(silent.map(row => ({ ...row, actor: row.seat >= 0 ? row.seat + 1 : 0 })));
    expect(await faultOf(retold({ rows: all }, told.record))).toEqual({ code: 'clock', version: out + 1 });
  });

  test('answers for a player who is there, or lets one answer while a bot does', async () => {
    expect(await faultOf(changed(out + 1, { actor: 1 + (rows[out]?.seat ?? 0) }))).toEqual({
      code: 'actor',
      version: out + 2,
    });
    expect(await faultOf(changed(out - 1, { actor: 0 }))).toEqual({ code: 'actor', version: out });
    // Without the hand-back a player answers for whom a bot still does.
    expect((await check(without(out + 2))).fault?.code).toBe('actor');
  });

  test('makes up what nobody did', async () => {
    const deeds: readonly (readonly [string, Partial<RecordRow>])[] = [
      ['deed', { kind: 'bot', body: '' }],
      ['deed', { kind: 'agree', body: '{"reply":true,"to":3}' }],
      ['deed', { kind: 'agree', body: '{"offer":"everything"}' }],
      ['deed', { kind: 'agree', body: 'null' }],
      ['clock', { kind: 'clock', actor: 0, body: '{"resume":true}' }],
      ['clock', { kind: 'clock', actor: 0, body: '{"go":true}' }],
      ['clock', { kind: 'clock', actor: 0, body: '{"lag":[1]}' }],
      ['clock', { kind: 'clock', actor: 0, body: '{"lag":"long"}' }],
      ['deed', { kind: 'clock', actor: 0, body: '7' }],
      ['unfinished', { kind: 'end', actor: 0, seat: -1, body: '{"why":"played"}' }],
    ];
    for (const [code, change] of deeds)
      expect(await faultOf(changed(10, change)), String(change.body)).toEqual(
        code === 'unfinished' ? { code } : { code, version: 11 },
      );
  });

  test('rates otherwise than it says', async () => {
    const terms = { ...LIVE, rated: true };
    const { record: rated } = played({ game: 'vienna', seats: 2, id: 'rated', terms });
    const places = rated.result?.rated ?? [];
    expect(await faultOf(rated)).toEqual({ code: 'rating', seat: 1 });
    // Both new; reckoned apart, from the formulas of docs/ratings.md.
    const after = (place: number): readonly [number, number] =>
      place === 1 ? [1662.2120026, 290.2305061] : [1337.7879974, 290.2305061];
    const right = places.map((place, seat) => ({
      seat,
      place,
      before: [1500, 350] as const,
      after: after(place),
    }));
    expect(await faultOf(retold({ ratings: right }, rated))).toBe('holds');
    const more = right.map((step, i) => (i === 1 ? { ...step, after: [1700, 200] as const } : step));
    expect(await faultOf(retold({ ratings: more }, rated))).toEqual({ code: 'rating', seat: 2 });
    expect(await faultOf(retold({ ratings: right }, told.record))).toEqual({ code: 'rating', seat: 1 });
  });
});

describe('what cannot be checked', () => {
  test('rules that may not be run here', async () => {
    const { verdict, gaps } = await verify(record, { ...tools, rules: () => Promise.resolve(undefined) });
    expect({ verdict, gaps }).toEqual({
      verdict: 'unknown',
      gaps: [{ code: 'rules', where: { hash: record.rules } }],
    });
  });

  test('signatures where there is no Ed25519', async () => {
    const { verdict, gaps } = await verify(record, { ...tools, signed: () => Promise.resolve(undefined) });
    expect({ verdict, gaps }).toEqual({ verdict: 'unknown', gaps: [{ code: 'signature', where: {} }] });
  });

  test('whatever is no such record', async () => {
    const formats = ['kaffeehaus.record/1', 'kaffeehaus.record/03', 'kaffeehaus.record/', 'other.record/3'];
    for (const value of [null, 1, 'x', [], {}, ...formats.map(format => ({ format })), [record]])
      expect(await check(value)).toMatchObject({ verdict: 'unknown', gaps: [{ code: 'format' }] });
  });

  test('a record of a later release', async () => {
    const format = 'kaffeehaus.record/3';
    expect(await check({ ...record, format })).toMatchObject({
      verdict: 'unknown',
      done: [],
      gaps: [{ code: 'newer', where: { format, expected: 'kaffeehaus.record/2' } }],
    });
  });
});

describe('a record that is no record', () => {
  const deep = (n: number): unknown => JSON.parse('['.repeat(n) + ']'.repeat(n));

  test.each([
    ['options', { options: { a: deep(100_000) } }],
    ['options', { options: JSON.parse('{"__proto__":1}') as object }],
    ['terms.pace.kind', { terms: { pace: { kind: deep(50_000) }, rated: false, hints: false } }],
    ['seats', { seats: 1e9 }],
    ['seats', { seats: -0 }],
    ['rows', { rows: Array.from({ length: 60_000 }, () => 0) }],
    ['rows[0]', { rows: [0] }],
    ['rows[0].extra', { rows: [{ ...record.rows[0], extra: 1 }] }],
    ['rows[0].body', { rows: [{ ...record.rows[0], body: '\ud800' }] }],
    ['rows[0].at', { rows: [{ ...record.rows[0], at: 1e300 }] }],
    ['rows[0].version', { rows: [{ ...record.rows[0], version: 1.5 }] }],
    ['mixing[0].commits', { mixing: [{ ...record.mixing[0], commits: { 9: '' } }] }],
    ['mixing[0].share', { mixing: [{ ...record.mixing[0], share: 'AB'.repeat(32) }] }],
    ['result', { result: deep(100_000) }],
    ['extra', { extra: deep(100_000) }],
    ['names', { names: [] }],
  ])('%s', async (field, change) => {
    const { verdict, fault } = await check({ ...record, ...change });
    expect(verdict).toBe('fails');
    expect(fault?.code).toBe('form');
    expect(String(fault?.where['field'])).toMatch(new RegExp(`^${field.replaceAll(/[[\].]/g, '\\$&')}`));
  });

  test('is never thrown over, whatever is put anywhere', async () => {
    const chance = seeded('garbage');
    const junk = [null, -1, 1e99, 'x', '', [], {}, true, deep(1000), '9'.repeat(64), 7, '{"to":0}'];
    const paths: (readonly string[])[] = [];
    const walk = (value: unknown, path: readonly string[]): void => {
      if (path.length > 0) paths.push(path);
      if (typeof value === 'object' && value !== null)
        for (const key of Object.keys(value).slice(0, 12)) walk((value as never)[key], [...path, key]);
    };
    walk(record, []);
    for (let i = 0; i < 150; i++) {
      const copy = structuredClone(record) as unknown;
      const path = paths[below(chance, paths.length)] ?? [];
      const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as never)[key], copy);
      (parent as { [key: string]: unknown })[path.at(-1) ?? ''] = junk[below(chance, junk.length)];
      if (canonical(copy) === canonical(record)) continue;
      expect((await check(copy)).verdict, path.join('.')).not.toBe('holds');
    }
  });
});

test('thirty records, each with one byte changed, do not hold', async () => {
  const chance = seeded('one byte');
  const games = ['vienna', 'hamburg', 'estoril'];
  const texts = games.map((game, i) =>
    canonical(played({ game, seats: 2 + (i % 2), id: `${game} bytes` }).record),
  );
  for (let i = 0; i < 30; i++) {
    const bytes = Buffer.from(texts[i % 3] ?? '');
    const at = below(chance, bytes.length);
    bytes[at] = ((bytes[at] ?? 0) + 1 + below(chance, 255)) & 255;
    let value: unknown;
    try {
      value = JSON.parse(bytes.toString('utf8'));
    } catch {
      continue;
    }
    expect((await check(value)).verdict, `byte ${at}`).not.toBe('holds');
  }
});
