import { type Ask, Host, type Seat, newRecord, nth } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { Answering } from '../src/ask/answering.ts';
import { CAREFUL } from './habits.ts';
import { type View, viewOf } from '../src/seat/view.ts';

/** A host of two seats, looked at by one of them. */
const seated = (viewer: Seat) => {
  const host = new Host(vienna, { record: newRecord(vienna, { version: 'intro' }, 2, 'prater') });
  const view = signal<View | undefined>(undefined);
  const look = (at = viewer): View => (view.value = viewOf(host, at, 0));
  look();
  const answering = new Answering(
    {
      game: vienna,
      names: ['Anna', 'Ben'],
      record: host.record,
      view,
      looking: signal(false),
      shared: true,
      bots: { held: signal(false) },
      answer: answer => void host.answer(viewer, answer),
      undo: () => void host.undo(viewer),
      lookAway: () => {},
      hurry: () => {},
    },
    CAREFUL,
  );
  return { host, look, answering };
};

const askIn = (view: View): Ask => {
  if (!view.ask) throw new Error('nobody is asked');
  return view.ask;
};

test('a draft stays while others answer the same question', () => {
  const { host, look, answering } = seated(0);
  const ask = askIn(look());
  answering.press(ask.of[0] ?? 0);
  expect(answering.isBlank).toBe(false);
  host.answer(1, nth(askIn(look(1)), 0));
  // A page whose views come from elsewhere holds other objects.
  look();
  expect(answering.isBlank).toBe(false);
});

test('the same question put anew begins with nothing', () => {
  const { host, look, answering } = seated(0);
  for (const seat of [0, 1]) host.answer(seat, nth(askIn(look(seat)), 0));
  while (look().ask === undefined) host.answer(1, nth(askIn(look(1)), 0));
  for (let i = 0; i < 200 && (host.undoable(0) < 1 || host.given.length > 0); i++) {
    const seat = look().ask ? 0 : 1;
    host.answer(seat, nth(askIn(look(seat)), 0));
  }
  host.undo(0);
  const ask = askIn(look());
  answering.press(ask.of[0] ?? 0);
  expect(answering.isBlank).toBe(false);
  host.answer(0, nth(ask, 0));
  host.undo(0);
  expect(look().ask).toEqual(ask);
  expect(answering.isBlank).toBe(true);
});
