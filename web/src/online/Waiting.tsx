import type { Seat } from '@kaffeehaus/kernel';
import { LEVELS, type SeatHead, type TableHead } from '@kaffeehaus/protocol';
import { useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import { billOf, titleOf } from '../repertoire/bills.ts';
import { COLOURS } from '../ui/colours.ts';
import { list, say, t } from '../ui/words.ts';
import { Choosing } from './Choosing.tsx';
import { choicesOf, tableOf } from './choices.ts';
import { useDeed } from './deed.ts';
import { http, introduce, me } from './house.ts';
import { Invite } from './Invite.tsx';
import { NameField, useName } from './Named.tsx';
import { calledAll } from './names.ts';
import { goTo, hashOfPlace } from './places.ts';
import type { Room } from './room.ts';
import { Sure } from './Sure.tsx';
import { Talk, useSpoken } from './Talk.tsx';
import { allOptionTexts, optionTexts, termTexts } from './terms.ts';

export interface WaitingProps {
  room: Room;
  head: TableHead;
}

type Perform = ReturnType<typeof useDeed>['perform'];

/** Who sits here, or that nobody does. */
const aboutSeat = ({ kind, here, level, id }: SeatHead, { owner, rated, open }: TableHead): string => {
  if (kind === 'free' && rated) return t('online.seat.free.rated');
  if (kind === 'free') return t(open === 'all' ? 'online.seat.free.all' : 'online.seat.free.note');
  if (kind === 'bot') return t('web.role.bot', { bot: t(`common.bot.${level ?? 'normal'}`) });
  const parts = [
    ...(id === me.value?.id ? [t('online.seat.you')] : []),
    ...(id === owner ? [t('online.seat.host')] : []),
    here ? t('online.seat.here') : t('online.seat.away'),
  ];
  return parts.join(' · ');
};

/** What the host does with a chair before play begins; where a game is rated no bots sit. */
function HostDeeds({ room, seat, head, perform }: HostProps) {
  const { kind, id } = head;
  if (kind === 'free' && room.head.value?.rated === true) return null;
  if (kind === 'free')
    return (
      <select
        class="input seat-bots"
        aria-label={t('online.seat.bot', { n: seat + 1 })}
        value=""
        onChange={event => {
          const { value } = event.currentTarget;
          void perform(() => http.kick(room.id, seat, value));
        }}
      >
        <option value="">{t('online.seat.let')}</option>
        {LEVELS.map(level => (
          <option key={level} value={level}>
            {t('web.role.bot', { bot: t(`common.bot.${level}`) })}
          </option>
        ))}
      </select>
    );
  if (id === me.value?.id) return null;
  return (
    <button type="button" class="button small" onClick={() => void perform(() => http.kick(room.id, seat))}>
      {kind === 'bot' ? t('online.seat.clear') : t('online.seat.kick')}
    </button>
  );
}

interface HostProps {
  room: Room;
  seat: Seat;
  head: SeatHead;
  perform: Perform;
}

interface ChairProps extends WaitingProps {
  seat: Seat;
  name: string;
  chair: SeatHead;
  perform: Perform;
}

function Chair({ room, head, seat, name, chair, perform }: ChairProps) {
  const colour = COLOURS[seat] ?? 'white';
  const maySit = chair.kind === 'free' && room.mine !== undefined && head.phase === 'open';
  return (
    <li class={`waiting-seat seat-${colour}${chair.kind === 'free' ? ' is-free' : ''}`}>
      {chair.kind === 'free' ? <span class="no-figure" /> : <Icon name={`agent-${colour}`} size={44} />}
      <p>
        <span class="waiting-name">{name}</span>
        <span class="quiet">{aboutSeat(chair, head)}</span>
      </p>
      {chair.ready === true && <span class="waiting-ready">{t('online.ready')}</span>}
      {room.isOwner && head.phase === 'open' && (
        <HostDeeds room={room} seat={seat} head={chair} perform={perform} />
      )}
      {maySit && !room.isOwner && (
        <button type="button" class="button small" onClick={() => void perform(() => room.sit(seat))}>
          {t('online.seat.move')}
        </button>
      )}
    </li>
  );
}

/** The terms once more, to be changed. */
function Change({ room, head, onClose }: WaitingProps & { onClose: () => void }) {
  const bill = billOf(head.game);
  const [choices, setChoices] = useState(bill && choicesOf(bill, head));
  const { isBusy, trouble, perform } = useDeed();
  if (!choices) return null;
  const change = async (): Promise<void> => {
    const done = await perform(async () => {
      await http.options(room.id, tableOf(choices));
      await room.refresh();
    });
    if (done) onClose();
  };
  const foot = (
    <>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" class="button" onClick={onClose}>
        {t('common.cancel')}
      </button>
      <button type="button" class="button primary" disabled={isBusy} onClick={() => void change()}>
        {t('online.change.done')}
      </button>
    </>
  );
  return (
    <Dialog title={t('online.change')} wide onClose={onClose} foot={foot}>
      <div class="new-game">
        <Choosing choices={choices} onChange={setChoices} />
      </div>
    </Dialog>
  );
}

interface ComeInProps {
  label: string;
  perform: Perform;
  isBusy: boolean;
  deed: () => Promise<void>;
}

/** Whoever came by a link says who they are, and sits down or watches. */
function ComeIn({ label, perform, isBusy, deed }: ComeInProps) {
  const { name, setName, tidy, isNeeded, isEnough } = useName();
  const comeIn = async (): Promise<void> => {
    if (isNeeded) await introduce(tidy);
    await deed();
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void perform(comeIn);
  };
  return (
    <form class="sit-down" onSubmit={submit}>
      {isNeeded && <NameField name={name} onName={setName} />}
      <button type="submit" class="button primary" disabled={isBusy || (isNeeded && !isEnough)}>
        <Icon name="check" size={18} /> {label}
      </button>
    </form>
  );
}

/** A guest cannot sit at a rated table, but need not stay one. */
function AccountsOnly() {
  return (
    <p role="status">
      {t('online.rated.account')}{' '}
      <a class="button small" href={hashOfPlace({ at: 'me' })}>
        {t('online.account.get')}
      </a>
    </p>
  );
}

/** Who has no chair here takes one, or is told what else they may do. */
function Visitor({ room, head, ...props }: WaitingProps & Pick<ComeInProps, 'perform' | 'isBusy'>) {
  const { phase, watch } = head;
  // Without a name nobody is let in to watch.
  const mayComeIn = phase === 'playing' && watch === 'link' && room.invite !== undefined;
  if (mayComeIn) return <ComeIn {...props} label={t('online.watch')} deed={() => room.enter()} />;
  if (phase !== 'open' || room.isSentAway.value) return null;
  if (head.rated && me.value?.kind !== 'account') return <AccountsOnly />;
  if (room.seats.value.some(({ kind }) => kind === 'free'))
    return <ComeIn {...props} label={t('online.sit')} deed={() => room.sit()} />;
  return <p role="status">{watch === 'none' ? t('online.table.full') : t('online.table.full.watch')}</p>;
}

/** How far the table is with its luck. */
function Mixing({ room }: { room: Room }) {
  const mixing = room.mixing.value;
  const alarm = room.alarm.value;
  if (alarm !== undefined)
    return (
      <p class="trouble" role="alert">
        {t(`online.alarm.${alarm}`)}
      </p>
    );
  if (room.head.value?.phase !== 'mixing') return null;
  const failed = mixing?.failed.length ?? 0;
  return (
    <p class="mixing" role="status">
      {t('online.mixing')} {failed > 0 && t('online.mixing.again', { n: failed })}
    </p>
  );
}

/** Whom play still waits for. */
const missingText = (room: Room): string | undefined => {
  const seats = room.seats.value;
  const free = seats.filter(({ kind }) => kind === 'free').length;
  if (free > 0) return t('online.begin.missing', { n: free });
  const isLate = ({ kind, id, ready }: SeatHead): boolean =>
    kind === 'person' && ready !== true && id !== me.value?.id;
  const names = calledAll(seats, room.head.value?.game ?? '');
  const late = names.filter((_, seat) => seats[seat] && isLate(seats[seat]));
  return late.length > 0 ? t('online.begin.unready', { who: list(late) }) : undefined;
};

/** Whoever sits there says so once the terms suit them; other terms ask anew. */
function Ready({ room, perform }: { room: Room; perform: Perform }) {
  const { mine } = room;
  const isReady = mine !== undefined && room.seats.value[mine]?.ready === true;
  return (
    <>
      <button
        type="button"
        class={isReady ? 'button' : 'button primary'}
        aria-pressed={isReady}
        onClick={() => void perform(() => room.ready(!isReady))}
      >
        <Icon name="check" size={18} /> {t('online.ready.mine')}
      </button>
      <p>{isReady ? t('online.begin.wait') : t('online.ready.ask')}</p>
    </>
  );
}

/** What the host, and everybody else, can do now. */
function Deeds({ room, head, perform, isBusy }: WaitingProps & { perform: Perform; isBusy: boolean }) {
  const [isChanging, setChanging] = useState(false);
  const [isGivingUp, setGivingUp] = useState(false);
  const isOpen = head.phase === 'open';
  const isAlone = room.seats.value.every(({ kind, id }) => kind !== 'person' || id === me.value?.id);
  const missing = missingText(room);
  const giveUp = async (): Promise<void> => {
    await http.closeTable(room.id);
    goTo({ at: 'tables' });
  };
  return (
    <div class="row waiting-deeds">
      {room.isOwner && isOpen && (
        <>
          <button
            type="button"
            class="button primary"
            disabled={isBusy || missing !== undefined}
            onClick={() => void perform(() => http.start(room.id))}
          >
            {missing ?? t('online.begin')}
          </button>
          <button type="button" class="button" onClick={() => setChanging(true)}>
            {t('online.change')}
          </button>
        </>
      )}
      {!room.isOwner && room.mine !== undefined && isOpen && <Ready room={room} perform={perform} />}
      {room.mine !== undefined && !room.isOwner && (
        <button type="button" class="button plain" onClick={() => void perform(() => room.stand())}>
          {t('online.stand')}
        </button>
      )}
      {room.isOwner && isOpen && (
        <button
          type="button"
          class="button plain"
          onClick={() => (isAlone ? void perform(giveUp) : setGivingUp(true))}
        >
          {t('online.close')}
        </button>
      )}
      {isGivingUp && (
        <Sure
          text={t('online.close.sure')}
          yes={t('online.close')}
          onYes={() => void perform(giveUp)}
          onClose={() => setGivingUp(false)}
        />
      )}
      {isChanging && <Change room={room} head={head} onClose={() => setChanging(false)} />}
    </div>
  );
}

/** Nothing comes of it here: the way to other tables. */
function Elsewhere({ why }: { why: string }) {
  return (
    <p class="trouble" role="alert">
      {why}{' '}
      <a class="button small" href={hashOfPlace({ at: 'tables' })}>
        {t('online.tables.other')}
      </a>
    </p>
  );
}

/** Each option of the game, for whoever does not know what is usual. */
function AllOptions({ head }: { head: TableHead }) {
  const texts = allOptionTexts(head.game, head.options);
  if (texts.length === 0) return null;
  return (
    <details class="more">
      <summary>{t('online.options.all')}</summary>
      <ul>
        {texts.map(text => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </details>
  );
}

/** Before play begins: who sits there, on what terms, and how others come. */
export function Waiting({ room, head }: WaitingProps) {
  const { isBusy, trouble, perform } = useDeed();
  useSpoken(room);
  const seats = room.seats.value;
  const names = calledAll(seats, head.game);
  const title = say(titleOf({ id: head.game }));
  const host = seats.find(({ id }) => id !== undefined && id === head.owner)?.name;
  return (
    <div class="waiting">
      <section class="waiting-main" aria-labelledby="waiting-title">
        <h2 id="waiting-title">
          {host === undefined || host === '' ? title : t('online.table.of', { name: host, game: title })}
        </h2>
        <p class="waiting-terms">
          {[...optionTexts(head.game, head.options), t('online.seats', { n: seats.length })].join(' · ')}
          <br />
          {termTexts(head).join(' · ')}
        </p>
        <AllOptions head={head} />
        {head.stopped !== null && <p class="trouble">{t('online.stopped', { why: head.stopped })}</p>}
        <ul class="waiting-seats" aria-label={t('online.who', { who: list(names) })}>
          {seats.map((chair, seat) => (
            <Chair
              key={seat}
              {...{ room, head, seat, chair, perform }}
              name={names[seat] ?? t('common.seat', { seat: seat + 1 })}
            />
          ))}
        </ul>
        <Mixing room={room} />
        {trouble !== undefined && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {room.mine === undefined && <Visitor {...{ room, head, perform, isBusy }} />}
        {room.isOwner && head.phase === 'open' && seats.some(({ kind }) => kind === 'free') && (
          <Invite table={room.id} title={title} isWatched={head.watch !== 'none'} />
        )}
        {room.isSentAway.value && head.phase === 'open' && <Elsewhere why={t('online.seat.sent')} />}
        {head.phase === 'void' ? (
          <Elsewhere why={t('online.table.void')} />
        ) : (
          <Deeds {...{ room, head, perform, isBusy }} />
        )}
      </section>
      {room.line && (
        <section class="panel waiting-talk" aria-labelledby="talk-title">
          <h3 id="talk-title">{t('online.talk')}</h3>
          <Talk room={room} />
        </section>
      )}
    </div>
  );
}
