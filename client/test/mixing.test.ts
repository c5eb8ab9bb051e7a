/** A seat's own part in mixing: it answers an honest house by itself, and a cheating one not at all. */
import { createHash } from 'node:crypto';
import type { MixingState } from '@kaffeehaus/protocol';
import { Mixing, hex, raw } from '@kaffeehaus/trust';
import type { Keepsake } from '@kaffeehaus/trust';
import { describe, expect, test } from 'vitest';
import { Mixer } from '../src/mixing.ts';
import type { Saying } from '../src/mixing.ts';

const sha = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const MIXING = new Mixing(sha);

const id = '4bJw9yX3vQ7mNcR2sTgKpE';
const share = (name: string): Uint8Array => sha(new TextEncoder().encode(name));

const idle: MixingState = {
  attempt: 1,
  house: hex(MIXING.houseCommit({ id, attempt: 1 }, share('house 1'))),
  from: [],
  until: 0,
  agreed: {
    game: 'vienna',
    rules: 'ab'.repeat(32),
    options: { version: 'full' },
    terms: { pace: { kind: 'none' }, rated: false, hints: false },
    chairs: ['ada', 'ben', 'normal'],
  },
  commits: {},
  opened: {},
  failed: [],
  code: [],
};

const asking: MixingState = { ...idle, from: [0, 1], until: 99 };

/** The other seat, and what the house shows when all are in. */
const other = share('ben 1');
const listed = (mine: string, change: Partial<MixingState> = {}): MixingState => ({
  ...asking,
  commits: { 0: mine, 1: hex(MIXING.seatCommit({ id, attempt: 1 }, 1, other)) },
  ...change,
});

const listOf = ({ agreed, house, commits }: MixingState): Uint8Array =>
  MIXING.list({
    ...agreed,
    house: raw(house),
    commits: agreed.chairs.map((_, seat) => (commits[seat] === undefined ? null : raw(commits[seat]))),
  });

const done = (state: MixingState, mine: string, change: Partial<MixingState> = {}): MixingState => {
  const opened = { 0: mine, 1: hex(other) };
  const code = MIXING.code(listOf(state), [raw(mine), other, null]);
  return { ...state, until: 0, opened, code, ...change };
};

const newMixer = (kept?: Keepsake): { mixer: Mixer; kept: Keepsake[] } => {
  const all: Keepsake[] = [];
  const mixer = new Mixer({ sha, draw: () => share('ada 1'), keep: one => all.push(one) }, id, 0, kept);
  return { mixer, kept: all };
};

const MINE = hex(share('ada 1'));
const COMMIT = hex(MIXING.seatCommit({ id, attempt: 1 }, 0, share('ada 1')));
const MIX: Saying = { t: 'mix', attempt: 1, commit: COMMIT };

/** As far as an acknowledged commitment. */
const committed = (): Mixer => {
  const { mixer } = newMixer();
  mixer.hear(idle);
  mixer.hear(asking);
  mixer.ok(MIX);
  return mixer;
};

describe('with an honest house', () => {
  test('it commits, opens for the list it was shown, and has the code of all', () => {
    const { mixer, kept } = newMixer();
    expect(mixer.hear(idle)).toBeUndefined();
    expect(mixer.hear(asking)).toEqual(MIX);
    // What it drew is kept before it is said.
    expect(kept.at(-1)?.parts).toMatchObject([{ share: MINE, commit: COMMIT, acked: 'nothing' }]);
    expect(mixer.hear(asking)).toBeUndefined();
    mixer.ok(MIX);
    const state = listed(COMMIT);
    const open = { t: 'open', attempt: 1, list: hex(listOf(state)), value: MINE } as const;
    expect(mixer.hear(state)).toEqual(open);
    expect(mixer.hear(state)).toBeUndefined();
    mixer.ok(open);
    const end = done(state, MINE);
    expect(mixer.hear(end)).toBeUndefined();
    expect(mixer.keepsake).toMatchObject({ code: end.code, parts: [{ acked: 'share' }] });
    expect(mixer.alarm).toBeUndefined();
  });

  test('it says nothing from a seat that is not asked', () => {
    const { mixer } = newMixer();
    expect(mixer.hear({ ...asking, from: [1] })).toBeUndefined();
    expect(mixer.keepsake.parts).toEqual([]);
  });

  test('opened anew, it goes on with what it had drawn', () => {
    const before = committed();
    const { mixer } = newMixer(before.keepsake);
    expect(mixer.hear(listed(COMMIT))).toMatchObject({ t: 'open', value: MINE });
    const strange = newMixer({ ...before.keepsake, table: 'another' });
    expect(strange.mixer.keepsake.parts).toEqual([]);
  });

  test('another device of the seat was quicker: it looks on, and cries no wolf', () => {
    const { mixer } = newMixer();
    mixer.hear(asking);
    const theirs = hex(MIXING.seatCommit({ id, attempt: 1 }, 0, share('phone')));
    expect(mixer.hear(listed(theirs))).toBeUndefined();
    mixer.no(MIX);
    mixer.hear(done(listed(theirs), hex(share('phone'))));
    expect(mixer.alarm).toBeUndefined();
    expect(mixer.keepsake).toMatchObject({ parts: [] });
    expect(mixer.keepsake.code).toHaveLength(4);
  });

  test('people sit down and options change until somebody wants to begin', () => {
    const { mixer } = newMixer();
    mixer.hear({ ...idle, agreed: { ...idle.agreed, chairs: ['ada', '', 'normal'] } });
    expect(mixer.hear(asking)).toEqual(MIX);
    expect(mixer.alarm).toBeUndefined();
  });

  test('receipts are kept once, with what was seen', () => {
    const { mixer } = newMixer();
    mixer.receipt(7, 'cmd', '00'.repeat(16), undefined);
    mixer.receipt(7, 'cmd', '00'.repeat(16), undefined);
    expect(mixer.keepsake.receipts).toEqual([
      { version: 7, cmd: 'cmd', receipt: '00'.repeat(16), sight: null },
    ]);
  });
});

describe('a cheating house', () => {
  const state = listed(COMMIT);
  const failure = { attempt: 1, seat: 0, left: false, S: hex(share('house 1')) };

  test.each<readonly [string, MixingState, string]>([
    ['changes its commitment', listed(COMMIT, { house: hex(share('late')) }), 'changed'],
    [
      'changes the options after the start',
      listed(COMMIT, { agreed: { ...idle.agreed, options: { version: 'short' } } }),
      'changed',
    ],
    [
      'changes who sits where',
      listed(COMMIT, { agreed: { ...idle.agreed, chairs: ['ada', 'eva', 'normal'] } }),
      'changed',
    ],
    ['changes who is asked', listed(COMMIT, { from: [0] }), 'changed'],
    ['leaves a commitment out', listed(COMMIT, { commits: { 0: COMMIT } }), 'changed'],
    ['adds one', listed(COMMIT, { commits: { ...state.commits, 2: COMMIT } }), 'changed'],
    ['puts in a commitment of its own', listed(hex(share('forged'))), 'own-share'],
    ['accuses nobody rightly', { ...state, failed: [{ ...failure, S: hex(share('other')) }] }, 'house-share'],
  ])('that %s gets no share', (_, shown, alarm) => {
    const mixer = committed();
    expect(mixer.hear(shown)).toBeUndefined();
    expect(mixer.alarm).toBe(alarm);
    // Whatever it shows afterwards.
    expect(mixer.hear(state)).toBeUndefined();
    expect(mixer.alarm).toBe(alarm);
  });

  /** As far as an acknowledged share. */
  const opened = (): Mixer => {
    const mixer = committed();
    mixer.hear(state);
    mixer.ok({ t: 'open', attempt: 1 });
    return mixer;
  };

  test.each<readonly [string, MixingState, string]>([
    ['opens another share for a seat', done(state, MINE, { opened: { 0: MINE, 1: MINE } }), 'seat-share'],
    ['keeps a share back', done(state, MINE, { opened: { 0: MINE } }), 'seat-share'],
    [
      'opens another share for this seat',
      done(state, MINE, { opened: { 0: hex(other), 1: hex(other) } }),
      'seat-share',
    ],
    ['shows another code', done(state, MINE, { code: ['taka', 'komi', 'fobo', 'bibo'] }), 'code'],
    [
      'shows another list in the end',
      done(listed(COMMIT, { agreed: { ...idle.agreed, game: 'hamburg' } }), MINE),
      'changed',
    ],
    ['gives up the attempt and accuses this seat', { ...idle, attempt: 2, failed: [failure] }, 'accused'],
  ])('that %s is found out', (_, shown, alarm) => {
    const mixer = opened();
    mixer.hear(shown);
    expect(mixer.alarm).toBe(alarm);
  });

  test('may give up an attempt for what was never acknowledged, or because somebody left', () => {
    const mixer = committed();
    mixer.hear({ ...idle, attempt: 2, failed: [failure] });
    expect(mixer.alarm).toBeUndefined();
    const left = opened();
    left.hear({ ...idle, attempt: 2, failed: [{ ...failure, seat: 1, left: true }] });
    expect(left.alarm).toBeUndefined();
  });
});
