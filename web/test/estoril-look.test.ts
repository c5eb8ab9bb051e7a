/** A look at a hidden tile: the screen stays with whoever looked until the tile is put back (E-63). */
import { type Item, WATCHER, deedsOf, newRecord, nth } from '@kaffeehaus/kernel';
import { estoril, face } from '@kaffeehaus/estoril';
import { expect, test } from 'vitest';
import type { Kept } from '../src/store/kept.ts';
import { Play } from '../src/table/play.ts';
import type { View } from '../src/seat/view.ts';
import { quickThinker, settled } from './thinkers.ts';

const open = (sitters: readonly string[], seed: string): Play => {
  const kept: Kept = {
    id: 'a',
    version: 1,
    changed: 0,
    sitters,
    record: newRecord(estoril, { first: 1 }, sitters.length, seed),
    given: [],
  };
  return new Play(estoril, kept, {
    pace: () => 0,
    thinker: quickThinker(estoril),
    keep: () => undefined,
  });
};

const viewOf = (play: Play): View => {
  const view = play.view.value;
  if (!view) throw new Error('the curtain is drawn');
  return view;
};

/** Slots with an eye first, so that there is something to look with. */
const answerOf = ({ ask }: View): readonly Item[] => {
  if (!ask) throw new Error('nobody is asked');
  const eye =
    ask.why === 'estoril.slot' ? ask.of.find(item => estoril.word(item).endsWith('III')) : undefined;
  return eye === undefined ? nth(ask, 0) : [eye];
};

/** Plays until somebody may look and does; the seat that looks, and where. */
const look = async (play: Play): Promise<{ seat: number; at: Item }> => {
  for (let i = 0; i < 200; i++) {
    await settled(play);
    if (play.curtain.value) play.enter(play.curtain.value.next[0] ?? 0);
    const view = viewOf(play);
    const [at] = view.ask?.why === 'estoril.look' ? view.ask.of : [];
    if (at !== undefined) {
      play.answer([at]);
      return { seat: view.viewer, at };
    }
    play.answer(answerOf(view));
  }
  throw new Error('nobody could look');
};

const seenBy = (view: View): Item =>
  Number(
    deedsOf(view.events)
      .filter(event => event.e === 'looked' && Number(event['card']) > 0)
      .at(-1)?.['card'] ?? 0,
  );

test('two people at one screen: the face stays until it is put back, then nothing of it is left', async () => {
  const play = open(['person', 'person'], 'tejo');
  const { seat } = await look(play);
  expect(play.looking.value).toBe(true);
  expect(play.curtain.value).toBeUndefined();
  const view = viewOf(play);
  expect(view.viewer).toBe(seat);
  expect(view.ask).toBeUndefined();
  const card = seenBy(view);
  expect(face(card).name).not.toBe('');
  expect(JSON.stringify(view.table.zones)).toContain(String(card));
  play.lookAway();
  expect(play.looking.value).toBe(false);
  expect(play.view.value).toBeUndefined();
  expect(play.curtain.value?.next).toEqual([1 - seat]);
  play.enter(1 - seat);
  expect(
    deedsOf(viewOf(play).events)
      .filter(event => event.e === 'looked')
      .at(-1)?.['card'],
  ).toBeLessThan(0);
});

test('the curtain can be drawn over a face that is looked at', async () => {
  const play = open(['person', 'person', 'random'], 'tejo');
  await look(play);
  play.leave();
  expect(play.looking.value).toBe(false);
  expect(play.view.value?.viewer ?? WATCHER).toBe(WATCHER);
});

test('bots wait while a person looks', async () => {
  const play = open(['person', 'random', 'random'], 'tejo');
  await look(play);
  const { ply } = viewOf(play).table;
  expect(play.bots.thinking.value).toEqual([]);
  expect(viewOf(play).turn).not.toContain(0);
  play.lookAway();
  expect(play.bots.thinking.value).not.toEqual([]);
  await settled(play);
  expect(viewOf(play).table.ply).toBeGreaterThan(ply);
  expect(viewOf(play).turn).toContain(0);
});

test('whoever does not look is not kept waiting', async () => {
  const play = open(['person', 'random'], 'tejo');
  for (let i = 0; i < 200 && viewOf(play).ask?.why !== 'estoril.look'; i++) {
    play.answer(answerOf(viewOf(play)));
    await settled(play);
  }
  expect(viewOf(play).ask?.why).toBe('estoril.look');
  play.answer([]);
  expect(play.looking.value).toBe(false);
  await settled(play);
  expect(viewOf(play).turn).toContain(0);
});
