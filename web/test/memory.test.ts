import { expect, test } from 'vitest';
import { memory } from '../src/seat/memory.ts';

type Asked = Parameters<ReturnType<typeof memory>>[0];

const at = (picks: object, viewer: number): Asked => ({ picks, view: { viewer } }) as Asked;

test('a drawing finds what it remembers at the same table for the same viewer, and nowhere else', () => {
  const opened = memory(() => ({ open: false }));
  const [here, there] = [{}, {}];
  opened(at(here, 0)).open = true;
  expect(opened(at(here, 0)).open).toBe(true);
  expect(opened(at(here, 1)).open).toBe(false);
  expect(opened(at(there, 0)).open).toBe(false);
  expect(memory(() => ({ open: false }))(at(here, 0)).open).toBe(false);
});
