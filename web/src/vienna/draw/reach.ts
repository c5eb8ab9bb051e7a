/** What belongs together on the board: a square and the buildings around it, a building and its squares. */
import type { SeatColour } from '../../art/kinds.ts';
import type { BuildingView } from './Building.tsx';
import type { SquareView } from './Square.tsx';

export interface Street {
  square: SquareView;
  building: BuildingView;
  own: boolean;
}

export interface Reach {
  streets: readonly Street[];
  /** Squares whose tile the viewer would take by an agent on the building looked at. */
  closing: readonly SquareView[];
}

export interface Plan {
  buildings: readonly BuildingView[];
  squares: readonly SquareView[];
  /** The viewer's seat; nothing for a spectator. */
  mine?: SeatColour | undefined;
}

/** The squares with a tile that the viewer's agents surround but for one. */
export const nearlyOwn = ({ buildings, squares }: Plan): ReadonlySet<string> => {
  const own = new Set(buildings.filter(b => b.agents.some(agent => agent.own)).map(b => b.id));
  const lacks = (s: SquareView): number => s.buildings.filter(id => !own.has(id)).length;
  return new Set(squares.filter(s => s.tile !== null && lacks(s) === 1).map(s => s.id));
};

const NOTHING: Reach = { streets: [], closing: [] };

/** The streets that lead to the squares around the piece `id`. */
export function reachOf({ buildings, squares, mine }: Plan, id: string | undefined): Reach {
  if (id === undefined) return NOTHING;
  const at = new Map(buildings.map(b => [b.id, b]));
  const isOwn = (b: BuildingView) => mine !== undefined && b.agents.some(agent => agent.own);
  const around = squares.filter(s => s.tile !== null && (s.id === id || s.buildings.includes(id)));
  const streets = around.flatMap(square =>
    square.buildings.flatMap(b => {
      const building = at.get(b);
      return building ? [{ square, building, own: isOwn(building) }] : [];
    }),
  );
  const here = at.get(id);
  const isClosing = (s: SquareView) =>
    streets.every(street => street.square !== s || street.own || street.building === here);
  const mayClose = here !== undefined && mine !== undefined && !isOwn(here);
  return { streets, closing: mayClose ? around.filter(isClosing) : [] };
}
