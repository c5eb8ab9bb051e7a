/** A table for everybody in the room: large, without anything to press; hands are on the phones. */
import type { TableHead } from '@kaffeehaus/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { titleOf } from '../repertoire/bills.ts';
import { COLOURS } from '../ui/colours.ts';
import { Loading, Sign } from '../ui/Sign.tsx';
import { list, say, t } from '../ui/words.ts';
import { introduce, meet, whyNot } from './house.ts';
import { calledAll } from './names.ts';
import { Playing, hasBegun, useRoom } from './OnlineTable.tsx';
import { hashOfPlace } from './places.ts';
import { Qr } from './Qr.tsx';
import type { Room } from './room.ts';
import './screen.css';
import { optionTexts, termTexts } from './terms.ts';

/** A television that goes dark is no help. */
const useLight = (): void =>
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      if (document.visibilityState === 'visible') lock = await navigator.wakeLock?.request('screen');
    };
    const again = (): void => void hold().catch(() => undefined);
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);

const joinLink = (id: string, invite: string): string =>
  new URL(hashOfPlace({ at: 'online', id, invite }), location.href).href;

/** Who sits there already, and how to come. */
function Company({ room, head, invite }: { room: Room; head: TableHead; invite: string | undefined }) {
  const seats = room.seats.value;
  const names = calledAll(seats, head.game);
  const isOpen = invite !== undefined && seats.some(({ kind }) => kind === 'free');
  return (
    <main class="big-company">
      <div>
        <h1>{say(titleOf({ id: head.game }))}</h1>
        <p>{[...optionTexts(head.game, head.options), ...termTexts(head)].join(' · ')}</p>
        <ul aria-label={t('online.who', { who: list(names) })}>
          {seats.map(({ kind, ready }, seat) => (
            <li key={seat} class={kind === 'free' ? 'is-free' : ''}>
              {kind === 'free' ? (
                <span class="no-figure" />
              ) : (
                <Icon name={`agent-${COLOURS[seat] ?? 'white'}`} size={64} />
              )}
              <span class="waiting-name">{names[seat]}</span>
              {ready === true && <span class="waiting-ready">{t('online.ready')}</span>}
            </li>
          ))}
        </ul>
      </div>
      {isOpen && (
        <figure>
          <Qr text={joinLink(room.id, invite)} label={t('online.invite.code')} />
          <figcaption>{t('online.screen.sit')}</figcaption>
        </figure>
      )}
    </main>
  );
}

function Table({ id, invite }: ScreenProps) {
  const room = useRoom(id, invite, true);
  const head = room?.head.value;
  const trouble = room?.trouble.value;
  if (trouble !== undefined)
    return (
      <Sign>
        <p role="alert">{trouble}</p>
      </Sign>
    );
  if (!room || !head) return <Loading />;
  if (!hasBegun(room, head)) return <Company room={room} head={head} invite={invite} />;
  return (
    <div class="big-screen" inert>
      <Playing room={room} />
    </div>
  );
}

interface ScreenProps {
  id: string;
  invite?: string | undefined;
}

/** Whoever comes by a link has a name in the house; a television is called what it is. */
export function Screen({ id, invite }: ScreenProps) {
  const [isKnown, setKnown] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>();
  useLight();
  useEffect(() => {
    const come = async (): Promise<void> => {
      if (!(await meet()) && invite !== undefined) await introduce(t('online.screen'));
      setKnown(true);
    };
    come().catch((cause: unknown) => setTrouble(whyNot(cause)));
  }, []);
  if (trouble !== undefined)
    return (
      <Sign>
        <p role="alert">{trouble}</p>
      </Sign>
    );
  return isKnown ? <Table id={id} invite={invite} /> : <Loading />;
}
