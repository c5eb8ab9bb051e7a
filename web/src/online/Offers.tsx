/** What somebody proposes and what one says to it; and why no time is counted. */
import type { Seat } from '@kaffeehaus/kernel';
import { t, when } from '../ui/words.ts';
import { nameAt, order } from './orders.ts';
import type { Room } from './room.ts';

type Proposal = Room['offers']['value']['list'][number];

const offerText = (room: Room, { seat, what, days, of }: Proposal): string => {
  const name = nameAt(room, seat);
  if (what === 'vacation') return t('online.offer.vacation', { name, days });
  if (what === 'without') return t('online.offer.without', { name, who: nameAt(room, of ?? 0) });
  return t(`online.offer.${what}`, { name });
};

function Reply({ room, to, yes, label }: ReplyProps) {
  return (
    <button
      type="button"
      class={yes ? 'button small primary' : 'button small'}
      onClick={() => void order(room, room.line?.reply(to, yes))}
    >
      {label}
    </button>
  );
}

interface ReplyProps {
  room: Room;
  /** The version at which it was proposed. */
  to: number;
  yes: boolean;
  label: string;
}

/** Whoever proposed it may take it back; whoever has not said yes may say either. */
function Offered({ room, offer }: { room: Room; offer: Proposal }) {
  const { mine } = room;
  const { v, seat, of, yes } = offer;
  const isAsked = mine !== undefined && mine !== of && !yes.includes(mine);
  return (
    <p class="table-bar" role="status">
      {offerText(room, offer)}
      {mine === seat && <Reply room={room} to={v} yes={false} label={t('online.offer.back')} />}
      {isAsked && mine !== seat && (
        <>
          <Reply room={room} to={v} yes label={t('common.yes')} />
          <Reply room={room} to={v} yes={false} label={t('common.no')} />
        </>
      )}
    </p>
  );
}

/** The game rests until all want to go on. */
function Paused({ room }: { room: Room }) {
  const { list, paused } = room.offers.value;
  if (paused === 0) return null;
  const isProposed = list.some(({ what }) => what === 'resume');
  return (
    <p class="table-bar" role="status">
      {t('online.paused')}
      {room.mine !== undefined && !isProposed && (
        <button
          type="button"
          class="button small primary"
          onClick={() => void order(room, room.line?.offer('resume'))}
        >
          {t('online.propose.resume')}
        </button>
      )}
    </p>
  );
}

/** Days off: one ends one's own by a press; those of others are told where they are waited for. */
function DaysOff({ room, seat }: { room: Room; seat: Seat }) {
  const rests = room.restsUntil(seat);
  if (rests === undefined || (room.mine !== seat && !room.runs(seat))) return null;
  const until = when(rests);
  if (room.mine !== seat)
    return <p class="table-bar">{t('online.rest.other', { name: nameAt(room, seat), until })}</p>;
  return (
    <p class="table-bar" role="status">
      {t('online.rest.mine', { until })}
      <button type="button" class="button small primary" onClick={() => void order(room, room.line?.back())}>
        {t('online.away.back')}
      </button>
    </p>
  );
}

export function Offers({ room }: { room: Room }) {
  if (room.isOver.value) return null;
  return (
    <>
      <Paused room={room} />
      {room.seats.value.map((_, seat) => (
        <DaysOff key={`rest ${seat}`} room={room} seat={seat} />
      ))}
      {room.offers.value.list.map(offer => (
        <Offered key={offer.v} room={room} offer={offer} />
      ))}
    </>
  );
}
