/** What a table shows besides when its players sit at several screens. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Offer, OverMessage } from '@kaffeehaus/protocol';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import type { Beside } from '../table/party.ts';
import { LinkField, copied } from '../ui/LinkField.tsx';
import { tell } from '../ui/voice.ts';
import { list, t, when } from '../ui/words.ts';
import { Clock } from './Clock.tsx';
import { account, http, me, turns, whyNot } from './house.ts';
import { Lost } from './Lost.tsx';
import { Offers } from './Offers.tsx';
import { nameAt, order } from './orders.ts';
import { hashOfPlace, goTo } from './places.ts';
import { Rated } from './Rated.tsx';
import type { Room } from './room.ts';
import { Sure } from './Sure.tsx';
import { Talk } from './Talk.tsx';

const presenceOf = (room: Room, seat: Seat): 'bot' | 'rests' | 'here' | 'away' => {
  const head = room.seats.value[seat];
  if (head?.away === true) return 'bot';
  if (room.restsUntil(seat) !== undefined) return 'rests';
  return head?.here === true ? 'here' : 'away';
};

const presenceText = (room: Room, seat: Seat): string => {
  const how = presenceOf(room, seat);
  if (how === 'rests') return t('online.presence.rests', { until: when(room.restsUntil(seat) ?? 0) });
  return t(`online.presence.${how}`);
};

/** Here, away, gone: as a dot and as a word. */
function Presence({ room, seat }: { room: Room; seat: Seat }) {
  const head = room.seats.value[seat];
  if (head?.kind !== 'person') return null;
  return (
    <span class={`presence is-${presenceOf(room, seat)}`}>
      <span class="spoken">{presenceText(room, seat)}</span>
    </span>
  );
}

/** A bot answers for whoever was too long away, until they are back and say so. */
function Away({ room }: { room: Room }) {
  const { mine } = room;
  if (mine === undefined || room.seats.value[mine]?.away !== true || room.isOver.value) return null;
  return (
    <p class="table-bar" role="status">
      {t('online.away')}
      <button type="button" class="button small primary" onClick={() => void order(room, room.line?.back())}>
        {t('online.away.back')}
      </button>
    </p>
  );
}

/** As the house tells how a game ended. */
interface Ending {
  readonly why?: string;
  readonly places?: readonly number[];
}

const ENDINGS = ['resigned', 'agreed', 'aborted', 'closed'] as const;

/** A game that was not played to its end has no score sheet: why is said in its place, and who has won by it. */
const endingText = (room: Room, over: OverMessage): string => {
  const { why, places = [] } = (over.result ?? {}) as Ending;
  const known = ENDINGS.find(one => one === why) ?? 'closed';
  const winners = places.flatMap((place, seat) => (place === 1 ? [nameAt(room, seat)] : []));
  const won = winners.length > 0 ? [t('common.winner', { n: winners.length, winners: list(winners) })] : [];
  return [t(`online.ended.${known}`), ...won].join(' ');
};

const people = (room: Room): number => room.seats.peek().filter(({ kind }) => kind === 'person').length;

/** Rematch: opens the table of it, or sits down at it. */
function Rematch({ room }: { room: Room }) {
  if (room.mine === undefined) return null;
  const wish = async (): Promise<void> => {
    try {
      const isFirst = room.rematch.peek() === undefined && people(room) > 1;
      const { id } = await http.rematch(room.id);
      goTo({ at: 'online', id });
      if (isFirst) tell(t('online.rematch.asked'));
    } catch (cause) {
      tell(whyNot(cause));
    }
  };
  return (
    <button
      type="button"
      class={room.rematch.value === undefined ? 'button' : 'button primary'}
      onClick={() => void wish()}
    >
      <Icon name="replay" size={16} />{' '}
      {room.rematch.value === undefined ? t('online.rematch') : t('online.rematch.join')}
    </button>
  );
}

function Ended({ room }: { room: Room }) {
  const over = room.over.value;
  const isPlayed = room.laid.value?.play.view.value?.over === true;
  if (!over || isPlayed) return null;
  return (
    <p class="table-bar" role="status">
      {endingText(room, over)}
      <Rematch room={room} />
      <a class="button small" href={hashOfPlace({ at: 'record', id: room.id })}>
        {t('online.record')}
      </a>
    </p>
  );
}

function Alarm({ room }: { room: Room }) {
  const alarm = room.alarm.value;
  if (alarm === undefined) return null;
  return (
    <p class="table-bar is-lost" role="alert">
      {t(`online.alarm.${alarm}`)}
    </p>
  );
}

/** Where else one is waited for. */
function Next({ room }: { room: Room }) {
  const others = turns.value.filter(({ table }) => table !== room.id);
  const [next] = others;
  if (!next) return null;
  return (
    <a class="button small" href={hashOfPlace({ at: 'online', id: next.table })}>
      {t('online.next', { n: others.length })}
    </a>
  );
}

/** A link by which one comes back to this chair from another device. */
function LinkBack({ room }: { room: Room }) {
  const [link, show] = useState<string | undefined>();
  const copy = async (): Promise<void> => {
    try {
      const made = await account.seatLink(room.id);
      if (await copied(made.link)) return tell(t('online.back.copied'));
      show(made.link);
      tell(t('online.invite.mark'));
    } catch (cause) {
      tell(whyNot(cause));
    }
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        {t('online.back.link')}
      </button>
      {link !== undefined && <LinkField link={link} label={t('online.invite.link')} />}
    </>
  );
}

function OfferButton({ room, what, onClose }: OfferProps) {
  const propose = (): void => {
    onClose();
    void order(room, room.line?.offer(what, what === 'vacation' ? { days: 7 } : {}));
  };
  return (
    <button type="button" class="button" onClick={propose}>
      {t(`online.propose.${what}`)}
    </button>
  );
}

interface OfferProps {
  room: Room;
  what: Exclude<Offer, 'without'>;
  onClose: () => void;
}

/** What becomes of the game: where one is left alone it ends, else it goes on. */
const resignText = (room: Room): string => {
  const seats = room.seats.value;
  const others = seats.flatMap(({ kind, away }, seat) =>
    kind === 'person' && away !== true && seat !== room.mine ? [seat] : [],
  );
  const [other] = others;
  if (other === undefined) return t('online.resign.alone');
  return others.length === 1
    ? t('online.resign.two', { name: nameAt(room, other) })
    : t('online.resign.sure');
};

/** Proposals, the link back, giving up. */
function MenuPart({ room, onClose }: { room: Room; onClose: () => void }) {
  const [isSure, ask] = useState(false);
  const { mine } = room;
  const pace = room.head.value?.pace;
  const isPlaying = mine !== undefined && !room.isOver.value;
  const code = room.code.value;
  const isPaused = room.offers.value.paused > 0;
  return (
    <>
      {isPlaying && pace?.kind !== 'none' && (
        <OfferButton room={room} what={isPaused ? 'resume' : 'pause'} onClose={onClose} />
      )}
      {isPlaying && pace?.kind === 'days' && room.restsUntil(mine) === undefined && (
        <OfferButton room={room} what="vacation" onClose={onClose} />
      )}
      {isPlaying && <OfferButton room={room} what="end" onClose={onClose} />}
      {mine !== undefined && <LinkBack room={room} />}
      {isPlaying && (
        <button type="button" class="button" onClick={() => ask(true)}>
          {t('online.resign')}
        </button>
      )}
      {code.length > 0 && <p class="quiet">{t('online.code', { words: list(code) })}</p>}
      {isSure && (
        <Sure
          text={resignText(room)}
          yes={t('online.resign')}
          onYes={() => {
            onClose();
            void order(room, room.line?.resign());
          }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

/** Who it is, whether they are there, and what one can do if they are unpleasant. */
function SeatPart({ room, seat }: { room: Room; seat: Seat }) {
  const head = room.seats.value[seat];
  if (head?.kind !== 'person' || head.id === undefined) return null;
  const { id } = head;
  const mayGoOn =
    room.head.value?.pace.kind === 'none' && room.mine !== undefined && room.mine !== seat && room.runs(seat);
  const block = async (): Promise<void> => {
    try {
      await account.block(id);
      room.mute(id);
      tell(t('online.block.done'));
    } catch (cause) {
      tell(whyNot(cause));
    }
  };
  return (
    <div class="row">
      <p class="quiet">{presenceText(room, seat)}</p>
      <a class="button small" href={hashOfPlace({ at: 'person', id })}>
        {t('online.profile')}
      </a>
      {mayGoOn && (
        <button
          type="button"
          class="button small"
          onClick={() => void order(room, room.line?.offer('without', { of: seat }))}
        >
          {t('online.propose.without')}
        </button>
      )}
      {room.mine !== seat && room.mine !== undefined && (
        <button type="button" class="button small" onClick={() => void block()}>
          {t('online.block')}
        </button>
      )}
    </div>
  );
}

/** Whoever has played here as a guest may want to be the same person next time, elsewhere too. */
function Keep({ room }: { room: Room }) {
  if (room.mine === undefined || me.value?.kind !== 'guest') return null;
  return (
    <p class="rated">
      {t('online.account.offer')} <a href={hashOfPlace({ at: 'me' })}>{t('online.account.get')}</a>
    </p>
  );
}

const unheard = (room: Room): number => Math.max(0, room.talk.value.length - room.heard.value);

/** Everything of a table online that is not its game. */
export const besideOf = (room: Room): Beside => ({
  Bar: () => (
    <div class="table-bars">
      <Lost />
      <Alarm room={room} />
      <Away room={room} />
      <Offers room={room} />
      <Ended room={room} />
    </div>
  ),
  Chip: ({ seat }) => (
    <>
      <Presence room={room} seat={seat} />
      <Clock room={room} seat={seat} />
    </>
  ),
  Seat: ({ seat }) => <SeatPart room={room} seat={seat} />,
  Menu: ({ onClose }) => <MenuPart room={room} onClose={onClose} />,
  End: () => (
    <>
      <Rematch room={room} />
      <a class="button plain" href={hashOfPlace({ at: 'record', id: room.id })}>
        {t('online.record')}
      </a>
      <Rated room={room} />
      <Keep room={room} />
    </>
  ),
  talk: {
    fresh: () => unheard(room),
    title: () => (unheard(room) > 0 ? t('online.talk.new', { n: unheard(room) }) : t('online.talk')),
    Draw: () => <Talk room={room} />,
  },
  Waiting: () => <Next room={room} />,
});
