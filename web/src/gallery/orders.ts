import { BRIBES, BUILDINGS, COLOURS, DOSSIERS, FLAGS, ORDERS, SEALS } from '@kaffeehaus/vienna';
import { at } from '@kaffeehaus/kernel';
import type { IconName } from '../art/names.ts';
import type { OrderFace } from '../vienna/draw/OrderFace.ts';

const SIGNS: Readonly<Record<string, readonly IconName[]>> = {
  seals: SEALS.map(seal => `seal-${seal}` as const),
  bribes: BRIBES,
  dossiers: DOSSIERS,
};

/** An order as it is printed. */
export function sampleOrder(id: string): OrderFace {
  const { flag, condition, shillings, points } = at(
    ORDERS,
    ORDERS.findIndex(o => o.id === id),
  );
  const needs = condition.need.flatMap((n, kind) =>
    Array.from({ length: n }, (_, i) => ({ icon: at(SIGNS[condition.type] ?? [], kind), held: i === 0 })),
  );
  const building = BUILDINGS[condition.building];
  return {
    id,
    flag: at(FLAGS, flag),
    shillings,
    points,
    needs,
    house: building && {
      letter: building.letter,
      name: building.name,
      colour: at(COLOURS, building.colour),
      held: false,
    },
  };
}
