import { type Card, at } from '@kaffeehaus/kernel';
import { type Hamburg, face, hand } from '@kaffeehaus/hamburg';
import { t } from '../app/words.ts';
import type { DrawProps } from '../table/gameview.ts';
import { displayView } from './displays.ts';
import { Display } from './draw/Display.tsx';
import { TradeHand } from './draw/TradeHand.tsx';
import { cardLabel, faceOf, isFace } from './faces.ts';
import { cardPiece, pressBy, whereOf } from './spots.ts';

/** By colour, so that a card is always found at the same spot among the others. */
const sorted = (cards: readonly Card[]): Card[] =>
  cards.filter(isFace).sort((a, b) => face(a).colour - face(b).colour || a - b);

function Hand({ view, picks }: DrawProps<Hamburg>) {
  const cards = sorted(at(view.table.zones, hand(view.viewer)));
  if (cards.length === 0) return null;
  return (
    <TradeHand
      caption={t('web.hamburg.hand')}
      cards={cards.map(card => ({ ...cardPiece(picks, card, cardLabel(card)), face: faceOf(card) }))}
      onPick={pressBy(picks)}
    />
  );
}

/** All that is the viewer's own; whatever answers the question comes first. */
export function OwnView(props: DrawProps<Hamburg>) {
  const { viewer, table: s, ask } = props.view;
  if (viewer >= s.seats) return <p class="quiet">{t('web.table.watching')}</p>;
  const parts = [<Hand key="hand" {...props} />, <Display key="display" {...displayView(props, viewer)} />];
  return <div class="own">{ask && whereOf(ask.why) === 'display' ? parts.reverse() : parts}</div>;
}
