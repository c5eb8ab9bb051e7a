/** Tests of the full version that hold rulings; kept apart from those of the introductory version. */
import { holding } from '../../rulings/ruling.ts';

export const held = new Set<string>();
export const ruling = holding(held);
