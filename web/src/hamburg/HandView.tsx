import { type Card, at } from '@kaffeehaus/kernel';
import { type Hamburg, face, hand, isCard, isWhy } from '@kaffeehaus/hamburg';
import { t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import { deedsOf, playedBy } from './deeds.ts';
import { Deeds } from './draw/Deeds.tsx';
import { type HandCard, TradeHand } from './draw/TradeHand.tsx';
import { inHand, isFace } from './faces.ts';
import { cardPiece, pressBy } from './spots.ts';
import './hamburg.css';

type Props = DrawProps<Hamburg>;

/** By colour, so that a card is always found at the same spot among the others. */
const sorted = (cards: readonly Card[]): Card[] =>
  cards.filter(isFace).sort((a, b) => face(a).colour - face(b).colour || a - b);

const cardOf = ({ view, picks }: Props, card: Card, lifted: boolean): HandCard => {
  const { face: drawn, label } = inHand(view.table, view.viewer, card);
  return { ...cardPiece(picks, card, label), face: drawn, lifted };
};

/** The card that is played, or chosen to be: what the basic actions would do with it is told. */
const candidate = (props: Props): ReturnType<typeof playedBy> => {
  const { view, picks } = props;
  const chosen = picks.draft?.chosen[0];
  if (chosen !== undefined && isCard(chosen) && view.ask && isWhy(view.ask, 'hamburg.turn'))
    return { card: chosen, colour: face(chosen).colour, hand: true };
  return playedBy(view.table, view.viewer);
};

/** The viewer's cards, and the six things that one of them can be played for. */
export function HandView(props: Props) {
  const { view, picks } = props;
  const { viewer, table: s } = view;
  if (viewer >= s.seats) return null;
  const played = candidate(props);
  const held = at(s.zones, hand(viewer));
  const cards = sorted(played === undefined || held.includes(played.card) ? held : [...held, played.card]);
  const phone = isPhone.value;
  return (
    <TradeHand
      caption={t('web.hamburg.hand')}
      cards={cards.map(card => cardOf(props, card, card === played?.card))}
      size={phone ? 'face' : 'hand'}
      onPick={pressBy(picks)}
    >
      {(played !== undefined || !phone) && (
        <Deeds label={t('web.hamburg.actions')} deeds={deedsOf(props, played)} onPick={pressBy(picks)} />
      )}
    </TradeHand>
  );
}
