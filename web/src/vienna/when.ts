/** When each question is put, and where the things lie that answer it. */
import { type Ask, at } from '@kaffeehaus/kernel';
import { type Vienna, type Why, face, viennaDeeds, whyOf } from '@kaffeehaus/vienna';
import type { Action } from '../art/kinds.ts';
import type { Home } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';

export const PHASES = ['cards', 'purchase', 'payday'] as const;
const ROMAN = ['I', 'II', 'III', 'IV'] as const;
/** Abilities and what they give belong to the action that set them off; outside is before and after all rounds. */
type When = (typeof PHASES)[number] | (typeof ROMAN)[number] | 'ability' | 'outside';

/** When a question is put, and where the things lie that answer it. */
interface Question extends Home {
  readonly when: When;
  readonly tab: 'desk' | 'tracks' | undefined;
}
const atDesk = (when: When): Question => ({ when, board: false, hand: false, tab: 'desk' });
const atHand = (when: When): Question => ({ when, board: false, hand: true, tab: 'desk' });
const atTracks = (when: When): Question => ({ when, board: false, hand: false, tab: 'tracks' });
const atBoard = (when: When): Question => ({ when, board: true, hand: false, tab: undefined });
const atBoth = (when: When): Question => ({ when, board: true, hand: false, tab: 'desk' });

export const QUESTIONS: { readonly [why in Why]: Question } = {
  'vienna.assign': atHand('cards'),
  'vienna.drawer': atDesk('I'),
  'vienna.agent': atBoth('III'),
  'vienna.origin': atBoth('III'),
  'vienna.pay': atDesk('III'),
  'vienna.nomad': atBoard('III'),
  'vienna.ability': atDesk('ability'),
  'vienna.anyBribe': atDesk('ability'),
  'vienna.differentBribes': atDesk('ability'),
  'vienna.anyMarker': atTracks('ability'),
  'vienna.marker': atTracks('IV'),
  'vienna.orders': atBoth('III'),
  'vienna.deposit': atBoard('III'),
  'vienna.buy': atDesk('purchase'),
  'vienna.spend': atDesk('purchase'),
  'vienna.payday': atDesk('payday'),
  'vienna.dismiss.payday': atBoard('payday'),
  'vienna.dismiss.orders': atBoard('outside'),
  'vienna.thirdMan': atBoard('outside'),
  'vienna.thirdMan.move': atBoard('III'),
};

/** The action in which the ability acts that is offered, or was used last. */
const abilityAction = (ask: Ask, { events }: View<Vienna>): Action | undefined => {
  const used = viennaDeeds(events).filter(told => told.e === 'ability');
  const card = whyOf(ask) === 'vienna.ability' ? ask.of[0] : used.at(-1)?.card;
  return card === undefined ? undefined : at(ROMAN, face(card).ability.action - 1);
};

/** The action that goes on, whoever acts; none between actions. */
export const actionNow = (view: View<Vienna>): Action | undefined => {
  const [ask] = view.table.wait;
  if (ask === undefined) return undefined;
  const { when } = QUESTIONS[whyOf(ask)];
  return when === 'ability' ? abilityAction(ask, view) : ROMAN.find(action => action === when);
};
