import { describe, expect, it } from 'vitest';
import { recoloured } from '../src/app/seating.ts';
import { beside } from '../src/ui/beside.ts';
import { COLOURS, isPalette, palette } from '../src/ui/colours.ts';
import { isLandscape, sizeOf } from '../src/ui/pane.ts';

describe('the way a table lies', () => {
  it.each([
    [390, 844, 'S'],
    [844, 390, 'S'],
    [699, 1000, 'S'],
    [820, 900, 'S'],
    [820, 1180, 'M'],
    [1440, 2560, 'M'],
    [1024, 768, 'L2'],
    [1180, 820, 'L2'],
    [1280, 720, 'L3'],
    [1440, 900, 'L3'],
    [2560, 1440, 'L3'],
  ])('%i × %i: %s', (width, height, size) => {
    expect(sizeOf({ width, height })).toBe(size);
  });

  it('stands up where lying would make the board smaller', () => {
    expect(isLandscape({ width: 860, height: 844 })).toBe(false);
    expect(isLandscape({ width: 900, height: 844 })).toBe(true);
  });
});

describe('a sheet beside a thing', () => {
  const pane = { width: 1000, height: 800 };
  const sheet = { width: 200, height: 60 };
  const thing = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

  it('lies below it, in the middle', () => {
    expect(beside(thing(400, 300), sheet, pane)).toEqual({ left: 325, top: 358 });
  });

  it('goes above where there is no room below', () => {
    expect(beside(thing(400, 740), sheet, pane).top).toBe(672);
  });

  it('stays on the page at its edge', () => {
    expect(beside(thing(0, 300), sheet, pane).left).toBe(6);
  });

  it('covers nothing that is spared', () => {
    const below = { left: 0, top: 352, right: 1000, bottom: 420 };
    expect(beside(thing(400, 300), sheet, pane, [below]).top).toBe(232);
  });
});

describe('colours of seats', () => {
  it('a seat takes the next one, and whoever had it gets the old one', () => {
    expect(recoloured(COLOURS, 0)).toEqual(['red', 'yellow', 'blue', 'green', 'white']);
    expect(recoloured(['white', 'red', 'blue', 'green', 'yellow'], 0)[0]).toBe('yellow');
  });

  it('there is one for every seat, none of them twice', () => {
    expect(palette(['blue', 'yellow'])).toEqual(['blue', 'yellow', 'red', 'green', 'white']);
    expect(new Set(palette(['white'])).size).toBe(COLOURS.length);
  });

  it('what somebody smuggled in is none', () => {
    expect(isPalette(['red', 'red'])).toBe(false);
    expect(isPalette(['mauve'])).toBe(false);
    expect(isPalette(['red', 'blue'])).toBe(true);
  });
});
