/** What the page says of Vienna: where in the round the table stands, and what has just changed. */
import { at, deedsOf, times, upTo } from '@kaffeehaus/kernel';
import {
  BRIBES,
  BUILDINGS,
  DRAWERS,
  PLANS,
  SQUARES,
  type Vienna,
  buildingItem,
  dossierItem,
  drawer,
  drawerItem,
  plan,
  squareItem,
  vienna,
} from '@kaffeehaus/vienna';
import { describe, expect, test, vi } from 'vitest';

vi.mock('../src/ui/words.ts', async () => (await import('./speaking.ts')).speaking);
vi.mock('../src/ui/phone.ts', () => ({ isPhone: { value: false } }));

import { changesOf, onDesk } from '../src/vienna/changes.ts';
import { viennaView } from '../src/vienna/view.ts';
import { type Moment, played, watched } from './played.ts';

const GAMES = [
  ['intro', { version: 'intro', thirdMan: true }, 3],
  ['full', { version: 'full', thirdMan: true, feldFigures: true }, 4],
  ['full for two', { version: 'full' }, 2],
] as const;

const momentsOf = function* (options: (typeof GAMES)[number][1], seats: number) {
  for (const seed of ['prater', 'naschmarkt', 'graben']) yield* played(vienna, options, seats, seed);
};

const viewAfter = (moment: Moment<Vienna>) => watched(vienna, moment);

/** The last of these to be told. */
const lastTold = ({ events }: Moment<Vienna>, ...names: readonly string[]): string =>
  deedsOf(events)
    .map(({ e }) => e)
    .filter(e => names.includes(e))
    .at(-1) ?? '';

/**
 * Where in the round the table stands, by what lies on it: each of the actions I, II and IV takes its card from the plan,
 * and III begins when an agent may be placed.
 */
const standsAt = (moment: Moment<Vienna>, mayPlace: boolean): string | undefined => {
  const { after: s } = moment;
  const [ask] = s.wait;
  if (ask === undefined || s.round === 0 || ask.why === 'vienna.dismiss.orders') return undefined;
  if (ask.shape === 'arrangement') return 'cards';
  const phase = lastTold(moment, 'round', 'purchase', 'paydayBegins');
  if (phase !== 'round') return phase === 'purchase' ? 'purchase' : 'payday';
  const left = upTo(PLANS).filter(i => at(s.zones, plan(ask.seat, i)).length > 0).length;
  return left === 3 ? 'I' : left === 0 ? 'IV' : left === 1 && mayPlace ? 'III' : 'II';
};

describe.each(GAMES)('%s', (_, options, seats) => {
  test('phase and action are named as the table stands', () => {
    const named = new Set<string>();
    let placing = false;
    for (const moment of momentsOf(options, seats)) {
      const [ask] = moment.after.wait;
      if (ask?.why === 'vienna.agent') placing = true;
      else if (ask?.why === 'vienna.drawer' || ask?.shape === 'arrangement') placing = false;
      const is = standsAt(moment, placing);
      const says = viennaView.phase(viewAfter(moment));
      expect(says?.args['phase'] ?? says?.args['action'], `${ask?.why} ${ask?.of.join()}`).toBe(is);
      if (is !== undefined) named.add(is);
    }
    const phases = options.version === 'full' ? ['payday', 'purchase'] : [];
    expect([...named].sort()).toEqual(['I', 'II', 'III', 'IV', 'cards', ...phases]);
  });

  test('whatever has changed on the table is lit, and nothing else', () => {
    for (const moment of momentsOf(options, seats)) {
      const { before, after } = moment;
      const { items, desks } = changesOf(viewAfter(moment));
      for (const b of upTo(BUILDINGS.length)) {
        const moved = after.thirdMan !== before.thirdMan && after.thirdMan === b;
        const came = (at(after.agents, b) & ~at(before.agents, b)) !== 0;
        if (moved || came) expect(items, `building ${b}`).toContain(buildingItem(b));
        else if (at(after.agents, b) === at(before.agents, b)) expect(items).not.toContain(buildingItem(b));
      }
      for (const q of upTo(SQUARES.length))
        expect(items.has(squareItem(q))).toBe(at(after.squares, q) !== at(before.squares, q));
      for (const kind of upTo(after.tracks.length))
        if (at(after.tracks, kind) !== at(before.tracks, kind)) expect(items).toContain(dossierItem(kind));
      for (const seat of times(seats, i => i)) checkDesk(moment, seat, desks);
    }
  });
});

const checkDesk = (moment: Moment<Vienna>, seat: number, desks: ReadonlySet<string>): void => {
  const { before, after } = moment;
  for (const i of upTo(DRAWERS)) {
    const zone = drawer(seat, i);
    const changed = String(at(after.zones, zone)) !== String(at(before.zones, zone));
    expect(desks.has(onDesk(seat, String(drawerItem(i))))).toBe(changed);
  }
  BRIBES.forEach((bribe, kind) => {
    const changed = at(at(after.bribes, seat), kind) !== at(at(before.bribes, seat), kind);
    if (changed) expect(desks, bribe).toContain(onDesk(seat, bribe));
  });
};
