/** What can be pressed, and which answer it stands for. */
import type { Ask, Card, Item } from '@kaffeehaus/kernel';
import { COLOURS, type Why, colourItem, hamburg, hazardItem, whyOf } from '@kaffeehaus/hamburg';
import type { Picks } from '../seat/picks.ts';
import { pressing } from '../seat/pressing.ts';
import { withRule } from '../seat/why.ts';
import { atCard } from './at.ts';
import type { Piece } from './draw/pick.ts';

/** A colour is named by pressing a pile, one's workers, or a hazard, as the question says. */
export type Ground = 'pile' | 'workers' | 'hazard';

const GROUND_OF: { readonly [why in Why]?: Ground } = {
  'hamburg.refill': 'pile',
  'hamburg.twoPiles': 'pile',
  'hamburg.draw': 'pile',
  'hamburg.stake': 'pile',
  'hamburg.settle': 'pile',
  'hamburg.improvise': 'pile',
  'hamburg.reduce': 'hazard',
  'hamburg.shift': 'hazard',
  'hamburg.divert': 'hazard',
  'hamburg.lowerOther': 'hazard',
  'hamburg.suffer': 'hazard',
};
/** Whatever else asks for a colour asks for workers of that colour. */
export const groundOf = (why: Why): Ground => GROUND_OF[why] ?? 'workers';

/** Where the things lie that answer a question: between the players, beside the question, in hand, on a display. */
export type Where = 'city' | 'beside' | 'hand' | 'display' | 'others';

const WHERE_OF: { readonly [why in Why]?: Where } = {
  'hamburg.ship': 'city',
  'hamburg.moveCleric': 'city',
  'hamburg.action': 'beside',
  'hamburg.mayor': 'beside',
  'hamburg.search': 'beside',
  'hamburg.fetch': 'beside',
  'hamburg.statue': 'beside',
  'hamburg.advance': 'beside',
  'hamburg.refuseMarker': 'beside',
  'hamburg.trade': 'beside',
  'hamburg.turn': 'hand',
  'hamburg.discard': 'hand',
  'hamburg.dropCard': 'hand',
  'hamburg.underZoo': 'hand',
  'hamburg.borrow': 'others',
};
export const whereOf = (ask: Ask): Where => {
  const why = whyOf(ask);
  if (why === undefined) return 'display';
  return groundOf(why) === 'pile' ? 'city' : (WHERE_OF[why] ?? 'display');
};

/** What a press on this ground would mean, if anything. */
export const colourChoice = (picks: Picks, ground: Ground, colour: number): Item | undefined => {
  const why = picks.ask && whyOf(picks.ask);
  if (why === undefined || groundOf(why) !== ground) return undefined;
  return why === 'hamburg.suffer' ? hazardItem(colour) : colourItem(colour);
};

/** A drawn thing that stands for an item, or for nothing now. */
export const pieceOf = (picks: Picks, id: string, item: Item | undefined, label: string): Piece => {
  const state = item === undefined ? 'idle' : picks.state(item);
  const refusal = state === 'refused' && item !== undefined ? picks.why(item) : undefined;
  return { id, label: withRule(label, refusal), state };
};

export const spotId = (ground: Ground, colour: number): string => `${ground}-${COLOURS[colour] ?? ''}`;

/** From the id of a drawing to the item it stands for now. */
const itemOf = (picks: Picks, id: string): Item | undefined => {
  const [, ground, word] = /^(pile|workers|hazard)-(\w+)$/.exec(id) ?? [];
  if (ground === undefined) return hamburg.item(id.replace(/ .*/, ''));
  return colourChoice(
    picks,
    ground as Ground,
    COLOURS.findIndex(colour => colour === word),
  );
};

export const pressBy = pressing((picks, id) => {
  const item = itemOf(picks, id);
  if (item !== undefined) picks.press(item);
});

export const cardPiece = (picks: Picks, card: Card, label: string): Piece => ({
  ...pieceOf(picks, hamburg.word(card), card, label),
  at: atCard(card),
});
