import { describe, expect, it } from 'vitest';
import type { SeatColour } from '../src/art/kinds.ts';
import type { BuildingView } from '../src/vienna/draw/Building.tsx';
import { type Plan, nearlyOwn, reachOf } from '../src/vienna/draw/reach.ts';
import type { SquareView } from '../src/vienna/draw/Square.tsx';

const building = (id: string, ...agents: SeatColour[]): BuildingView => ({
  id,
  at: id,
  name: id,
  x: 0,
  y: 0,
  colour: 'grey',
  flag: 'uk',
  agents: agents.map(colour => ({ at: `agent:${colour}:${id}`, colour, own: colour === 'red' })),
  thirdMan: false,
  state: 'idle',
  label: id,
});

const square = (id: string, tile: SquareView['tile'], ...buildings: string[]): SquareView => ({
  id,
  at: id,
  x: 0,
  y: 0,
  value: buildings.length,
  tile,
  buildings,
  state: 'idle',
  label: id,
});

/** Red stands on a and c; s is one agent short, t two, u has lost its tile. */
const plan: Plan = {
  buildings: [building('a', 'red', 'blue'), building('b'), building('c', 'red'), building('d', 'blue')],
  squares: [square('s', 'flask', 'a', 'b', 'c'), square('t', 'slide', 'b', 'd'), square('u', null, 'a', 'b')],
  mine: 'red',
};

const streets = (id: string, of = plan) =>
  reachOf(of, id).streets.map(({ square: s, building: b, own }) => `${s.id}${b.id}${own ? '+' : '-'}`);
const closing = (id: string, of = plan) => reachOf(of, id).closing.map(s => s.id);

describe('what is pointed out on the board', () => {
  it('around a square: its buildings, own ones apart', () => {
    expect(streets('s')).toEqual(['sa+', 'sb-', 'sc+']);
  });

  it('around a building: the squares with a tile and all that lies at them', () => {
    expect(streets('b')).toEqual(['sa+', 'sb-', 'sc+', 'tb-', 'td-']);
  });

  it('nothing around a square whose tile is gone', () => {
    expect(streets('u')).toEqual([]);
  });

  it('the squares that an agent here would close', () => {
    expect(closing('b')).toEqual(['s']);
    expect(closing('d')).toEqual([]);
  });

  it('nothing to close where an own agent stands already, or for a spectator', () => {
    expect(closing('a')).toEqual([]);
    expect(closing('b', { ...plan, mine: undefined })).toEqual([]);
  });

  it('nothing when nothing is looked at', () => {
    expect(reachOf(plan, undefined)).toEqual({ streets: [], closing: [] });
  });

  it('the squares that lack one own agent, as long as their tile is there', () => {
    expect([...nearlyOwn(plan)]).toEqual(['s']);
    const moved = plan.buildings.map(b => (b.id === 'c' ? building('c') : b));
    expect([...nearlyOwn({ ...plan, buildings: moved })]).toEqual([]);
  });
});
