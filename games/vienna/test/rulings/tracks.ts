/** Action IV, tracks and investigator: V-10, V-19, V-44, V-47, V-55, V-61, V-68. */
import { describe, expect } from 'vitest';
import { DISCARD, plan } from '../../src/index.ts';
import { DOSSIERS, card, field, numbers, points, roof, scene } from '../scene.ts';
import type { Holding, Setting, Table } from '../scene.ts';
import { ruling } from './ruling.ts';

/** Cards that show a dossier for action IV. */
const SHOWS = { briefcase: 1, flask: 3, slide: 2, microfilm: 4, pistol: 6 };
const step = (kind: keyof typeof SHOWS, holding: Holding, setting: Setting = {}): Table =>
  scene({
    ...setting,
    holdings: [{ ...holding, plans: [0, 0, SHOWS[kind]] }, ...(setting.holdings ?? [])],
  }).say(0, { do: 'dossier' });

describe('action IV', () => {
  ruling('V-47', 'the marker of the card moves, without a question, also for no points', () => {
    for (const kind of DOSSIERS) {
      const t = step(kind, { dossiers: {} });
      expect(t.asked()).toEqual([]);
      expect(field(t, kind)).toBe(1);
      expect(t.s.tracks.reduce((sum, n) => sum + n, 0)).toBe(1);
      expect(points(t, 0)).toBe(0);
      expect(numbers(t, DISCARD)).toEqual([SHOWS[kind]]);
    }
  });

  ruling('V-47', 'the mover scores a point per own tile of the kind, nobody else does', () => {
    const t = step(
      'pistol',
      { dossiers: { pistol: 3, slide: 4 } },
      { holdings: [{ dossiers: { pistol: 5 } }] },
    );
    expect([points(t, 0), points(t, 0, 'steps'), points(t, 1)]).toEqual([3, 3, 0]);
  });

  ruling('V-10', 'on the last field the marker stays; the virtual step scores and sets off abilities', () => {
    const t = step('slide', { dossiers: { slide: 4 }, drawers: [70, 78] }, { tracks: { slide: 20 } });
    expect([field(t, 'slide'), points(t, 0, 'steps'), roof(t)]).toEqual([20, 4, 'A']);
    t.offers(0, 'vienna.ability', ['070', '078']).answer(0, '078').answer(0);
    expect(points(t, 0, 'abilities')).toBe(2);
  });

  ruling('V-10', 'so do virtual steps that a card gives', () => {
    const t = scene({
      holdings: [{ dossiers: { slide: 2 }, drawers: [17], plans: [0, 7] }],
      tracks: { slide: 20 },
    });
    t.say(0, { do: 'bribe' }).answer(0, '017').answer(0, 'slide');
    expect([field(t, 'slide'), points(t, 0, 'steps'), roof(t)]).toEqual([20, 2, 'A']);
  });

  ruling('V-61', 'points do not stop at 100 or 200', () => {
    const t = scene({ holdings: [{ dossiers: { pistol: 3 }, plans: [0, 0, SHOWS.pistol] }] });
    t.s.tally[0] = t.s.tally[0]?.map((_, i) => (i === 0 ? 299 : 0)) ?? [];
    t.say(0, { do: 'dossier' });
    expect(points(t, 0)).toBe(302);
  });
});

describe('the investigator', () => {
  ruling('V-68, V-55', 'thresholds lie before fields 4, 8, 12, 16 and 20, on every track', () => {
    for (const kind of DOSSIERS) {
      const crossed = Array.from({ length: 20 }, (_, i) => i).filter(
        from => roof(step(kind, {}, { tracks: { [kind]: from } })) === 'B',
      );
      expect(crossed.map(from => from + 1)).toEqual([4, 8, 12, 16, 20]);
    }
  });

  ruling('V-19, V-44', 'the first threshold of a round moves him, whoever crosses another does not', () => {
    const t = scene({
      holdings: [{ plans: [0, 0, SHOWS.slide] }, { plans: [0, 0, SHOWS.pistol] }],
      tracks: { slide: 3, pistol: 7 },
    });
    t.say(0, { do: 'dossier' });
    expect(roof(t)).toBe('B');
    t.say(1, { do: 'dossier' });
    expect([field(t, 'pistol'), roof(t)]).toEqual([8, 'B']);
  });

  ruling('V-19', 'steps in actions II, III and IV count alike', () => {
    const holding: Holding = { bribes: { wine: 2 }, drawers: [17, 32], plans: [0, 7, SHOWS.slide] };
    const second = scene({ holdings: [holding], tracks: { flask: 3, slide: 3, pistol: 3 } });
    second.say(0, { do: 'bribe' }).answer(0, '017').answer(0, 'flask');
    expect(roof(second)).toBe('B');
    second.say(0, { do: 'agent' }).answer(0, 'albertina').answer(0, '032').answer(0, 'pistol');
    second.say(0, { do: 'dossier' });
    expect([...second.s.tracks, roof(second)]).toEqual([0, 4, 4, 0, 4, 'B']);
    const third = scene({ holdings: [holding], tracks: { pistol: 3 } });
    third.say(0, { do: 'agent' }).answer(0, 'albertina').answer(0, '032').answer(0, 'pistol');
    expect(roof(third)).toBe('B');
  });

  ruling('V-19', 'the next round he may move again', () => {
    const t = scene({ holdings: [{ plans: [0, 0, SHOWS.slide] }], tracks: { slide: 3, pistol: 3 } });
    t.say(0, { do: 'dossier' }, { do: 'endRound' });
    expect(t.s.round).toBe(1);
    t.put(card(SHOWS.pistol), plan(0, 2)).say(0, { do: 'dossier' });
    expect(roof(t)).toBe('C');
  });
});
