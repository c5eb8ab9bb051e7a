/** Expansion 1, the Third Man: V-32 to V-34, V-52. */
import { at } from '@kaffeehaus/kernel';
import { opened } from '@kaffeehaus/kernel/stage';
import { describe, expect } from 'vitest';
import { BUILDINGS, vienna } from '../../src/index.ts';
import { dossiers, points, scene } from '../scene.ts';
import type { Dossier, Table } from '../scene.ts';
import { ruling } from './ruling.ts';

const options = { thirdMan: true };
type Squares = { readonly [number: number]: Dossier };

/** Seat 1 has these agents and enters a building with one from the supply. */
const enter = (to: string, thirdMan: string, squares: Squares, ...agents: readonly string[]): Table => {
  const t = scene({
    options,
    thirdMan,
    squares,
    holdings: [{ agents, bribes: { chocolate: 2, wine: 2, tobacco: 2, magazine: 2, coffee: 2 } }],
  });
  t.say(0, { do: 'agent' }).answer(0, to);
  if (agents.length > 0) t.answer(0, 'supply');
  return t;
};
const where = (t: Table): string => at(BUILDINGS, t.s.thirdMan).word;

describe('the third man helps', () => {
  ruling('V-32', 'the last in turn order hides him on a violet building', () => {
    for (let game = 0; game < 6; game++) {
      const t = opened(vienna, {
        seats: 3,
        options: { version: 'intro', ...options },
        seed: `third man ${game}`,
      });
      const last = (t.s.crest + 2) % 3;
      expect(t.asked()).toEqual([`${last + 1}:vienna.thirdMan`]);
      t.offers(last, 'vienna.thirdMan', [
        'staatsoper',
        'hofburg',
        'ballhausplatz',
        'akademie-der-wissenschaften',
        'peterskirche',
        'theater-an-der-wien',
      ]);
      t.optional(last, false)
        .refuses(last, 'stephansdom', 'vienna.thirdMan.start')
        .answer(last, 'peterskirche');
      expect(where(t)).toBe('peterskirche');
      expect(t.asked()).toHaveLength(3);
    }
  });

  ruling('V-32', 'without the expansion nobody is asked and nobody helps', () => {
    const t = opened(vienna, { seats: 3, options: { version: 'intro' } });
    expect(t.asked()).toHaveLength(3);
    expect(t.s.thirdMan).toBe(-1);
  });

  ruling('V-32', 'he stands in for one missing agent, for one point less', () => {
    const t = enter('rathaus', 'hofburg', { 3: 'slide', 9: 'flask', 15: 'flask' });
    expect([dossiers(t, 0), points(t, 0, 'squares'), where(t)]).toEqual([{ slide: 1 }, 1, 'burgtheater']);
    const four = enter('stephansdom', 'schloss-schoenbrunn', { 6: 'slide' }, 'staatsoper', 'universitaet');
    expect([dossiers(four, 0), points(four, 0, 'squares')]).toEqual([{ slide: 1 }, 3]);
  });

  ruling('V-32', 'he does not stand in for two', () => {
    const t = enter('stephansdom', 'schloss-schoenbrunn', { 6: 'slide' }, 'staatsoper');
    expect([dossiers(t, 0), where(t)]).toEqual([{}, 'schloss-schoenbrunn']);
  });

  ruling('V-32', 'with an own agent on his building he is not needed: full points, and he stays', () => {
    const t = enter('rathaus', 'hofburg', { 3: 'slide' }, 'hofburg');
    expect([points(t, 0, 'squares'), where(t), t.asked()]).toEqual([2, 'hofburg', []]);
  });

  ruling('V-32', 'entering his own building is placing an agent there', () => {
    const t = enter('hofburg', 'hofburg', { 3: 'slide' }, 'rathaus');
    expect([points(t, 0, 'squares'), where(t)]).toEqual([2, 'hofburg']);
  });

  ruling('V-34', 'he takes nothing by arriving, and counts at the next placement onto the square', () => {
    const arriving = enter('rathaus', 'hofburg', { 3: 'slide', 9: 'flask', 15: 'flask' }, 'votivkirche');
    expect([where(arriving), dossiers(arriving, 0)]).toEqual(['burgtheater', { slide: 1 }]);
    const elsewhere = enter('postsparkasse', 'burgtheater', { 15: 'flask' }, 'votivkirche');
    expect([dossiers(elsewhere, 0), where(elsewhere)]).toEqual([{}, 'burgtheater']);
    const next = enter('votivkirche', 'burgtheater', { 15: 'flask' });
    expect([dossiers(next, 0), points(next, 0, 'squares')]).toEqual([{ flask: 1 }, 1]);
  });
});

describe('the third man walks on', () => {
  ruling('V-33', 'once, after all tiles of the action, though he helped twice', () => {
    const t = enter(
      'stephansdom',
      'schloss-schoenbrunn',
      { 2: 'flask', 6: 'slide', 7: 'pistol' },
      'staatsoper',
      'universitaet',
      'rathaus',
    );
    expect(dossiers(t, 0)).toEqual({ flask: 1, slide: 1, pistol: 1 });
    expect(points(t, 0, 'squares')).toBe(3 + (4 - 1) + (2 - 1));
    expect(t.events.filter(({ e }) => e === 'thirdMan')).toHaveLength(1);
  });

  ruling('V-33', 'not at all if he did not help', () => {
    const t = enter('rathaus', 'hofburg', { 9: 'slide' });
    expect([where(t), t.events.some(({ e }) => e === 'thirdMan')]).toEqual(['hofburg', false]);
  });

  ruling('V-33', 'to most streets with tiles, whatever the colour', () => {
    const t = enter('rathaus', 'hofburg', { 3: 'slide', 9: 'flask', 15: 'flask' });
    expect(where(t)).toBe('burgtheater');
  });

  ruling('V-33', 'counting tiles that are left, not the one just taken', () => {
    // rathaus would lead with squares 2 and 3; 3 has just been emptied, so it is level with votivkirche on 2 and 20
    const t = enter('rathaus', 'hofburg', { 2: 'flask', 3: 'slide', 20: 'flask' });
    t.offers(0, 'vienna.thirdMan.move', ['rathaus', 'votivkirche']).optional(0, false);
    t.refuses(0, 'burgtheater', 'vienna.thirdMan.way').answer(0, 'votivkirche');
    expect(where(t)).toBe('votivkirche');
  });

  /** He helps with square 15 (burgtheater, votivkirche) from votivkirche; its neighbours are of all five colours. */
  const fromVotivkirche = (squares: Squares): Table =>
    enter('burgtheater', 'votivkirche', { 15: 'slide', ...squares });

  ruling('V-33', 'never to a grey building, however good', () => {
    const t = fromVotivkirche({ 12: 'flask', 22: 'flask' });
    expect(where(t)).toBe('hofburg');
  });

  ruling('V-33', 'among equals violet, then brown, then pink, then orange', () => {
    expect(where(fromVotivkirche({ 10: 'flask' }))).toBe('hofburg');
    expect(where(fromVotivkirche({ 16: 'flask' }))).toBe('urania-sternwarte');
    expect(where(fromVotivkirche({ 17: 'flask' }))).toBe('schloss-belvedere');
    // from stephansdom: two brown neighbours and a violet one, none with a tile
    expect(where(enter('schloss-schoenbrunn', 'stephansdom', { 7: 'slide' }))).toBe('staatsoper');
    // from hofburg: burgtheater, urania-sternwarte and votivkirche have one each, on square 10
    expect(where(enter('rathaus', 'hofburg', { 3: 'slide', 10: 'flask' }))).toBe('votivkirche');
  });

  ruling('V-33', 'the player in turn chooses between equals of one colour', () => {
    const t = fromVotivkirche({ 16: 'flask', 28: 'flask' });
    t.offers(0, 'vienna.thirdMan.move', ['urania-sternwarte', 'albertina']).answer(0, 'albertina');
    expect(where(t)).toBe('albertina');
  });

  ruling('V-52', 'only to a building on a common square, though better ones are near', () => {
    const t = fromVotivkirche({ 25: 'flask', 29: 'flask', 33: 'flask', 36: 'flask' });
    expect(where(t)).toBe('schloss-belvedere');
  });
});
