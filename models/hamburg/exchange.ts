/** Expansion 5: the tile in force, its field, and how the pointer moves. */
import { at } from '@kaffeehaus/kernel';
import { BROWN, GREY, ORANGE, PINK, VIOLET } from './table.ts';
import type { Table } from './table.ts';

export interface Side {
  readonly name: string;
  readonly n: number;
  readonly colours: readonly number[];
}

type Steps = readonly [string, string, readonly (number | readonly number[])[]];

/** Ten tiles, green and red: name, basic action, and the value of its three fields. */
const TILES: readonly (readonly [Steps, Steps])[] = [
  [
    ['B01', 'money', [1, 2, 3]],
    ['B02', 'money', [1, 2, 2]],
  ],
  [
    ['B03', 'workers', [0, 1, 2]],
    ['B04', 'workers', [1, 1, 2]],
  ],
  [
    ['B05', 'wall', [1, 1, 2]],
    ['B06', 'wall', [1, 1, 2]],
  ],
  [
    ['B07', 'reduce', [0, 1, 2]],
    ['B08', 'reduce', [1, 1, 2]],
  ],
  [
    ['B09', 'plot', [1, 1, 2]],
    ['B10', 'plot', [[GREY], [VIOLET, BROWN], [PINK, ORANGE]]],
  ],
  [
    ['B11', 'build', [1, 2, 3]],
    ['B12', 'build', [1, 2, 3]],
  ],
  [
    ['B13', 'workers', [[VIOLET], [PINK, GREY], [ORANGE, BROWN]]],
    ['B14', 'build', [0, 1, 2]],
  ],
  [
    ['B15', 'money', [1, 2, 3]],
    ['B16', 'wall', [1, 2, 3]],
  ],
  [
    ['B17', 'reduce', [1, 2, 3]],
    ['B18', 'plot', [1, 2, 3]],
  ],
  [
    ['B19', 'wall', [[ORANGE], [GREY, VIOLET], [PINK, BROWN]]],
    ['B20', 'wall', [[BROWN], [VIOLET, PINK], [ORANGE, GREY]]],
  ],
];

/** The side in force, if it looks at this action. */
export const open = (t: Table, action: string): Side | undefined => {
  const tile = t.course[0];
  if (tile === undefined) return undefined;
  const [name, wanted, steps] = at(at(TILES, tile), t.field > 3 ? 1 : 0);
  if (wanted !== action) return undefined;
  const step = at(steps, (t.field - 1) % 3);
  return typeof step === 'number' ? { name, n: step, colours: [] } : { name, n: 0, colours: step };
};

/** From 6 the tile leaves and the next one lies green; after the tenth the exchange is closed (H-78). */
export const advanceCourse = (t: Table): void => {
  t.field++;
  if (t.field <= 6) return;
  t.field = 1;
  t.gone.push(...t.course);
  const next = t.exchange.pop();
  t.course = next === undefined ? [] : [next];
};
