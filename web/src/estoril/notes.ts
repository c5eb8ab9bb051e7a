/** The memory aid: hidden characters whose faces the viewer knows, and where they lie. */
import { type Card, OPEN, at } from '@kaffeehaus/kernel';
import {
  type Estoril,
  STACK,
  estoril,
  holds,
  isOpen,
  laidSlots,
  placesInOrder,
  rewardItem,
  rewardZone,
  slotItem,
  slotZone,
  slotsIn,
} from '@kaffeehaus/estoril';
import { say } from '../ui/words.ts';
import type { View } from '../seat/view.ts';
import { isFace } from './faces.ts';
import { label } from './label.ts';

export interface Note {
  readonly card: Card;
  /** Where it lies, in words. */
  readonly where: string;
}

const noteOf = (card: Card | undefined, where: () => string): Note[] =>
  isFace(card) ? [{ card, where: where() }] : [];

/** Face-down characters of others. */
const onSlots = ({ table: s, viewer }: View<Estoril>): Note[] =>
  slotsIn(laidSlots(s))
    .filter(slot => !isOpen(s, slot) && !holds(s.stones[viewer] ?? 0, slot))
    .flatMap(slot => noteOf(at(s.zones, slotZone(slot))[0], () => say(estoril.phrases.item(slotItem(slot)))));

const onRewards = ({ table: s }: View<Estoril>): Note[] =>
  placesInOrder(s)
    .filter(place => at(s.sees, rewardZone(place)) !== OPEN)
    .flatMap(place =>
      noteOf(at(s.zones, rewardZone(place))[0], () => say(estoril.phrases.item(rewardItem(place)))),
    );

/** The stack is never shuffled again, so what was seen to go under it stays known; its top is the last. */
const inStack = ({ table: s }: View<Estoril>): Note[] => {
  const stack = at(s.zones, STACK);
  return stack
    .flatMap((card, i) => noteOf(card, () => label('notes.stack', { n: stack.length - i })))
    .reverse();
};

/** After the end nothing is hidden, so there is nothing to remember. */
export const notesOf = (view: View<Estoril>): readonly Note[] =>
  view.over ? [] : [...onSlots(view), ...onRewards(view), ...inStack(view)];
