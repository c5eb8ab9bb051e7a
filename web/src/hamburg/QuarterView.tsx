import type { Seat } from '@kaffeehaus/kernel';
import { type Hamburg, hamburg } from '@kaffeehaus/hamburg';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import type { DrawProps, SeatProps } from '../seat/gameview.ts';
import { isPhone } from '../ui/phone.ts';
import { t } from '../ui/words.ts';
import { Quarter } from './draw/Quarter.tsx';
import { TradeCard } from './draw/TradeCard.tsx';
import { cardLabel, faceOf } from './faces.ts';
import { lookAt, read, reading, shownSeat } from './looking.ts';
import { cardsIn, quarterOf } from './quarters.ts';
import './hamburg.css';

/** Every card of a quarter with its words: houses show signs only. */
function Reading({ seat, ...props }: SeatProps<Hamburg>) {
  const close = (): void => read(props, undefined);
  return (
    <Dialog title={t('web.hamburg.read')} onClose={close}>
      <ul class="read-row">
        {cardsIn(props.view.table, seat).map(card => (
          <li key={card}>
            <TradeCard id={hamburg.word(card)} face={faceOf(card)} label={cardLabel(card)} />
          </li>
        ))}
      </ul>
      <div class="actions">
        <button type="button" class="button primary" onClick={close}>
          {t('web.close')}
        </button>
      </div>
    </Dialog>
  );
}

function Tools({ seat, ...props }: SeatProps<Hamburg>) {
  const { view } = props;
  return (
    <>
      {cardsIn(view.table, seat).length > 0 && (
        <button
          type="button"
          class="quarter-tool"
          aria-label={t('web.hamburg.read')}
          onClick={() => read(props, seat)}
        >
          <Icon name="eye" size={16} /> <span class="tool-word">{t('web.hamburg.read')}</span>
        </button>
      )}
      {view.viewer < view.table.seats && seat !== view.viewer && seat === shownSeat(props) && (
        <button type="button" class="quarter-tool is-back" onClick={() => lookAt(props, view.viewer)}>
          <Icon name="undo" size={16} /> <span class="tool-word">{t('web.hamburg.back')}</span>
        </button>
      )}
      {reading(props) === seat && <Reading {...props} seat={seat} />}
    </>
  );
}

/** The quarter of one seat, large. */
export function SeatQuarter({ seat, ...props }: SeatProps<Hamburg>) {
  return <Quarter {...quarterOf(props, seat)} tools={<Tools {...props} seat={seat} />} />;
}

/** One's own quarter, until one looks at somebody else's. */
export function QuarterView(props: DrawProps<Hamburg>) {
  // A phone shows others where they are looked at.
  const { viewer, table: s } = props.view;
  const seat: Seat = isPhone.value && viewer < s.seats ? viewer : shownSeat(props);
  return <SeatQuarter key={seat} {...props} seat={seat} />;
}
