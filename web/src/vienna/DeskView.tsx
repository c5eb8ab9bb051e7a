import { at } from '@kaffeehaus/kernel';
import { type Vienna, hand, vienna, whyOf } from '@kaffeehaus/vienna';
import { useEffect, useRef } from 'preact/hooks';
import { say, t } from '../ui/words.ts';
import type { DrawProps } from '../seat/gameview.ts';
import { deskOf } from './desk.ts';
import { Card } from './draw/Card.tsx';
import { Desk } from './draw/Desk.tsx';
import { Payday } from './draw/Payday.tsx';
import { Shop } from './draw/Shop.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { label } from './label.ts';
import { goods, paydayRow } from './money.ts';

/** New cards come into sight; the places they go to lie right above them. */
const useInSight = (asked: boolean) => {
  const hand = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) hand.current?.scrollIntoView({ block: 'end' });
  }, [asked]);
  return hand;
};

/** The cards in hand; those laid on a place leave a gap. */
function Hand({ view, picks }: DrawProps<Vienna>) {
  const section = useInSight(view.ask?.shape === 'arrangement');
  const cards = at(view.table.zones, hand(view.viewer));
  if (cards.length === 0) return null;
  const placed = picks.draft?.places ?? [];
  if (cards.every(card => placed.includes(card))) return null;
  return (
    <section class="hand" ref={section} aria-labelledby="hand-title">
      <h3 id="hand-title" class="caption">
        {label('hand')}
      </h3>
      <ul class="hand-cards">
        {cards.map(card => (
          <li key={card} {...(!placed.includes(card) && { 'data-item': card })}>
            {placed.includes(card) ? (
              <span class="hand-gap" />
            ) : (
              <Card
                id={String(card)}
                face={faceOf(card)}
                label={cardLabel(card)}
                state={picks.state(card)}
                onPick={() => picks.press(card)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop while something may be bought, the pay envelopes while agents are paid. */
function Occasion(props: DrawProps<Vienna>) {
  const why = props.view.ask && whyOf(props.view.ask);
  const press = (id: string): void => {
    const item = vienna.item(id);
    if (item !== undefined) props.picks.press(item);
  };
  if (why === 'vienna.buy') return <Shop title={label('goods')} goods={goods(props)} onPick={press} />;
  if (why !== 'vienna.payday') return null;
  return <Payday title={say({ key: 'vienna.phase', args: { phase: 'payday' } })} rows={[paydayRow(props)]} />;
}

/** All that is the viewer's own. */
export function DeskView(props: DrawProps<Vienna>) {
  const { viewer, table } = props.view;
  if (viewer >= table.seats) return <p class="quiet">{t('web.table.watching')}</p>;
  return (
    <div class="own">
      <Occasion {...props} />
      <Desk {...deskOf(props, viewer, false)} />
      <Hand {...props} />
    </div>
  );
}
