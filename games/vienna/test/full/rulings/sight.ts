/** Who sees what in the full version: V-31. */
import { WATCHER, at, mask } from '@kaffeehaus/kernel';
import { opened } from '@kaffeehaus/kernel/stage';
import { describe, expect } from 'vitest';
import { OPEN_ORDERS, STACKS, orderZone, vienna } from '../../../src/index.ts';
import { ruling } from './ruling.ts';

describe('who sees what', () => {
  ruling('V-31', 'money, cash boxes, desks, figures and orders are open to all, the stacks to nobody', () => {
    const { s } = opened(vienna, { seats: 3, options: { version: 'full', feldFigures: true } });
    for (const viewer of [0, 1, 2, WATCHER]) {
      const seen = mask(vienna, s, viewer);
      const { money, cashBox, owned, forSale, supply, figures, figureAt, unlocked } = s;
      expect(seen).toMatchObject({ money, cashBox, owned, forSale, supply, figures, figureAt, unlocked });
      for (const zone of [...OPEN_ORDERS, orderZone(0), orderZone(1), orderZone(2)])
        expect(at(seen.zones, zone)).toEqual(at(s.zones, zone));
      for (const zone of Object.values(STACKS)) {
        expect(at(seen.zones, zone)).toHaveLength(at(s.zones, zone).length);
        expect(at(seen.zones, zone).every(card => card < 0)).toBe(true);
      }
    }
  });
});
