/** The end, the final scoring and ties: V-20 to V-22, V-45. */
import { score } from '@kaffeehaus/kernel';
import { describe, expect } from 'vitest';
import { vienna } from '../../src/index.ts';
import { DOSSIERS, answerFirst, points, roof, scene } from '../scene.ts';
import type { Dossier, Holding, Setting, Table } from '../scene.ts';
import { ruling } from './ruling.ts';

const ALL_AT_THE_END = Object.fromEntries(DOSSIERS.map(kind => [kind, 20])) as { [kind in Dossier]: number };

const roundEnds = (setting: Setting): Table => scene(setting).say(0, { do: 'endRound' });
const isLast = (t: Table): boolean => t.s.ending === 1;

/** Plays the round that has begun, always by the first answer. */
const playRound = (t: Table): Table => {
  const { round } = t.s;
  while (!t.over && t.s.round === round) for (const who of t.asked()) answerFirst(t, Number(who[0]) - 1);
  return t;
};

describe('ringing in the end', () => {
  const LAST = [
    [2, 'G', 'H'],
    [3, 'I', 'J'],
    [4, 'K', 'L'],
  ] as const;

  ruling('V-20', 'the investigator on H, J or L at the end of a round, with 2, 3 or 4 players', () => {
    for (const [seats, before, field] of LAST) {
      expect(isLast(roundEnds({ seats, investigator: before }))).toBe(false);
      expect(isLast(roundEnds({ seats, investigator: field }))).toBe(true);
    }
  });

  ruling('V-20', 'not before the round is over', () => {
    const t = scene({ investigator: 'G', holdings: [{ plans: [0, 0, 2] }], tracks: { slide: 3 } });
    t.say(0, { do: 'dossier' });
    expect([roof(t), isLast(t)]).toEqual(['H', false]);
  });

  ruling('V-20', 'exactly one more round is played, then all is scored', () => {
    const t = roundEnds({ seats: 3, investigator: 'J', crest: 2 });
    expect(t.asked().sort()).toEqual(['1:vienna.assign', '2:vienna.assign', '3:vienna.assign']);
    playRound(t);
    expect(t.over).toBe(true);
    expect(t.events.filter(({ e }) => e === 'ending')).toHaveLength(1);
    expect(t.events.filter(({ e }) => e === 'round')).toHaveLength(1);
    expect(t.events.at(-1)?.e).toBe('over');
  });

  ruling('V-20', 'in the last round a threshold has no effect', () => {
    const t = scene({ seats: 4, investigator: 'D', holdings: [{ plans: [0, 0, 2] }], tracks: { slide: 3 } });
    t.s.ending = 1;
    t.say(0, { do: 'dossier' });
    expect([t.s.tracks[2], roof(t)]).toEqual([4, 'D']);
  });

  ruling('V-21', 'all five markers on their last field ring in the end, four do not', () => {
    expect(isLast(roundEnds({ seats: 4, investigator: 'E', tracks: ALL_AT_THE_END }))).toBe(true);
    for (const kind of DOSSIERS)
      expect(
        isLast(roundEnds({ seats: 4, investigator: 'E', tracks: { ...ALL_AT_THE_END, [kind]: 19 } })),
      ).toBe(false);
  });

  ruling('V-21', 'both reasons together, or one after the other, still give one last round', () => {
    for (const investigator of ['E', 'L']) {
      const t = playRound(roundEnds({ seats: 4, investigator, tracks: ALL_AT_THE_END }));
      expect(t.over).toBe(true);
      expect(t.events.filter(({ e }) => e === 'round')).toHaveLength(1);
    }
  });
});

/** A finished table: the holdings scored, the crest where it was in the last round. */
const scored = (holdings: readonly Holding[], crest = 0): Table => {
  const t = scene({ seats: holdings.length, holdings, crest });
  t.s.ending = 1;
  return t.say(0, { do: 'endRound' });
};

describe('final scoring', () => {
  ruling('V-45', 'Anna: 20 points for two sets and 40 for the zones her markers reached', () => {
    const t = scene({
      holdings: [{ dossiers: { slide: 4, briefcase: 2, microfilm: 2, flask: 2, pistol: 2 } }],
      tracks: { slide: 12, briefcase: 11, microfilm: 4, flask: 15, pistol: 8 },
    });
    t.say(0, { do: 'finalScoring' });
    const [sheet = []] = vienna.audit(t.s);
    expect(Object.fromEntries(sheet.map(({ source, points: n }) => [source, n]))).toEqual({
      squares: 0,
      steps: 0,
      abilities: 0,
      sets: 20,
      slide: 16,
      briefcase: 6,
      microfilm: 4,
      flask: 8,
      pistol: 6,
    });
    expect(score(sheet)).toBe(60);
    expect(points(t, 1)).toBe(0);
  });

  ruling('V-45', 'four different dossiers are no set', () => {
    const t = scored([{ dossiers: { slide: 3, briefcase: 3, microfilm: 3, flask: 3 } }, {}]);
    expect([points(t, 0, 'sets'), points(t, 0)]).toEqual([0, 12]);
  });

  ruling('V-45', 'the last field counts six', () => {
    const t = scene({ holdings: [{ dossiers: { slide: 2 } }], tracks: { slide: 20 } });
    expect(points(t.say(0, { do: 'finalScoring' }), 0)).toBe(12);
  });
});

describe('who wins', () => {
  const NONE: Holding = { bribes: {} };
  const winner = (t: Table): unknown => vienna.winners(t.s);

  ruling('V-22', 'most points', () => {
    const t = scored([{ bribes: { wine: 9 } }, { bribes: {}, dossiers: { slide: 1 } }]);
    expect(winner(t)).toEqual({ seats: [1] });
  });

  ruling('V-22', 'then most bribes, of all kinds together', () => {
    const t = scored([
      NONE,
      { bribes: { wine: 1, coffee: 2 } },
      { bribes: { wine: 2 }, agents: ['hofburg'] },
    ]);
    expect(winner(t)).toEqual({ seats: [1], by: 'vienna.tie.bribes' });
  });

  ruling('V-22', 'then most agents on the board', () => {
    const t = scored([NONE, { bribes: {}, agents: ['hofburg'] }, NONE]);
    expect(winner(t)).toEqual({ seats: [1], by: 'vienna.tie.agents' });
  });

  ruling('V-22', 'then further back in the order of the last round', () => {
    for (const crest of [0, 1, 2])
      expect(winner(scored([NONE, NONE, NONE], crest))).toEqual({
        seats: [(crest + 2) % 3],
        by: 'vienna.tie.order',
      });
  });

  ruling('V-22', 'only among those still tied', () => {
    const leading: Holding = { bribes: { wine: 1 }, dossiers: { slide: 1 } };
    const t = scored([leading, { bribes: { wine: 8 } }, leading, NONE], 3);
    expect(winner(t)).toEqual({ seats: [2], by: 'vienna.tie.order' });
  });

  ruling('V-22', 'the crest passes after every round but the last', () => {
    const t = roundEnds({ seats: 3, investigator: 'J', crest: 1 });
    expect(t.s.crest).toBe(2);
    expect(playRound(t).s.crest).toBe(2);
    expect(roundEnds({ seats: 3, crest: 2 }).s.crest).toBe(0);
  });

  ruling('V-22', 'turns go clockwise from the crest', () => {
    const t = scene({ seats: 3, crest: 1 }).say(0, { do: 'round' });
    for (const seat of [0, 1, 2]) answerFirst(t, seat);
    const turns: string[] = [];
    while (t.s.round === 1) {
      const who = t.asked()[0] ?? '';
      if (who.endsWith('drawer')) turns.push(who);
      answerFirst(t, Number(who[0]) - 1);
    }
    expect(turns).toEqual(['2:vienna.drawer', '3:vienna.drawer', '1:vienna.drawer']);
  });
});
