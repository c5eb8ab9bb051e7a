import type { TableHead } from '@kaffeehaus/protocol';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { renewal } from '../device/renewal.ts';
import { Table } from '../table/Table.tsx';
import { Loading, Sign } from '../ui/Sign.tsx';
import { t } from '../ui/words.ts';
import { besideOf } from './Beside.tsx';
import { account, greet, lineStatus, whyNot } from './house.ts';
import { Lost } from './Lost.tsx';
import { keepRecord } from './record.ts';
import { renamePlace } from './places.ts';
import { Room } from './room.ts';
import { useSpoken } from './Talk.tsx';
import { Waiting } from './Waiting.tsx';

/** Draws the house around something that is not a table. */
export type Around = (children: ComponentChildren) => VNode;

export const useRoom = (id: string, invite: string | undefined, isShared = false): Room | undefined => {
  const [room, setRoom] = useState<Room | undefined>();
  useEffect(() => {
    const fresh = new Room(id, invite, besideOf, isShared);
    setRoom(fresh);
    void fresh.enter();
    return () => fresh.close();
  }, [id, invite]);
  // Nothing can be played here before the page is another one.
  const isOutdated = lineStatus.value === 'outdated';
  useEffect(() => {
    if (isOutdated) renewal.hurry();
  }, [isOutdated]);
  return room?.id === id ? room : undefined;
};

/** The table itself, once play has begun. */
export function Playing({ room }: { room: Room }) {
  useSpoken(room);
  const laid = room.laid.value;
  const view = laid?.play.view.value;
  // The last answer comes before the row that ends the table, and only then there is a record.
  const isOver = view?.over === true && room.isOver.value;
  useEffect(() => {
    if (laid && isOver) void keepRecord(room.id, laid.play).then(steps => (room.steps.value = steps));
  }, [laid, isOver]);
  if (!laid || !view) return <Loading />;
  return <Table opened={laid} view={view} />;
}

export const hasBegun = (room: Room, { phase }: TableHead): boolean =>
  (phase === 'playing' || phase === 'over' || room.laid.value !== undefined) && room.line !== undefined;

/** A table of the house: before play begins the chairs around it, then the table. */
export function OnlineTable({
  id,
  invite,
  around,
}: {
  id: string;
  invite?: string | undefined;
  around: Around;
}) {
  const room = useRoom(id, invite);
  if (!room) return <Loading />;
  const trouble = room.trouble.value;
  const head = room.head.value;
  if (trouble !== undefined || lineStatus.value === 'unloaded')
    return (
      <Sign>
        <h1>{t('online.table')}</h1>
        <p role="alert">{trouble ?? t('web.trouble.unloaded')}</p>
        <button type="button" class="button" onClick={() => void room.enter()}>
          {t('web.trouble.retry')}
        </button>
      </Sign>
    );
  if (!head) return <Loading />;
  if (hasBegun(room, head)) return <Playing room={room} />;
  return around(
    <>
      {room.line && <Lost />}
      <Waiting room={room} head={head} />
    </>,
  );
}

/** The link back to one's own chair is used up, and leads to the table. */
export function Return({ id, secret }: { id: string; secret: string }) {
  const [trouble, setTrouble] = useState<string | undefined>();
  useEffect(() => {
    account.bySeat(secret).then(
      who => {
        greet(who);
        renamePlace({ at: 'online', id });
      },
      (cause: unknown) => setTrouble(whyNot(cause)),
    );
  }, [secret]);
  if (trouble === undefined) return <Loading />;
  return (
    <Sign>
      <h1>{t('online.table')}</h1>
      <p role="alert">{trouble}</p>
    </Sign>
  );
}
