/** A game that comes from a file. Home is drawn without it. */
import { type GameRecord, notARecord } from '@kaffeehaus/kernel';
import { useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import { put } from '../repertoire/games.ts';
import { bringFor } from '../repertoire/revisions.ts';
import { PERSON } from '../store/kept.ts';
import { parse, readFile } from '../store/reader.ts';
import { USUAL } from '../think/levels.ts';
import { colourOf } from '../ui/colours.ts';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { SitterStrips } from './ChairRow.tsx';
import { calledBy, rolesIn } from './names.ts';
import { go } from './route.ts';
import { GUEST, type Role, isBot } from './seating.ts';

export interface Read {
  readonly record: GameRecord;
  readonly over: boolean;
  /** Who sits where, if the file says so. */
  readonly roles?: readonly Role[];
}

const seatName = (seat: number): string => t('common.seat', { seat: seat + 1 });

/** The record with names that can be shown, and what they said of who sits where. */
const legible = ({ record, over }: Read): Read => {
  const { names } = record;
  if (!names) return { record, over };
  const roles = rolesIn(names);
  return { record: { ...record, names: calledBy(names, seatName) }, over, ...(roles && { roles }) };
};

export const open = async (record: GameRecord, roles: readonly Role[]): Promise<void> => {
  const id = await put(
    record,
    roles.map(role => (isBot(role) ? role : PERSON)),
  );
  if (id === undefined) tell(t('web.trouble.unkept'));
  else go({ at: 'table', id });
};

/** No file of ours comes near so many bytes: the longest games take a fiftieth. */
const MOST = 1024 * 1024;

const textOf = (file: File): Promise<string> => {
  if (file.size > MOST) throw notARecord();
  return file.text().catch(() => {
    throw notARecord();
  });
};

/** Reads a record by the rules of its game; nothing if those could not be loaded. */
export const readBy = async (file: File): Promise<Read | undefined> => {
  const value = parse(await textOf(file));
  const views = await bringFor(value).catch(() => undefined);
  const games = views?.map(view => view.game);
  return games && legible(readFile(value, games));
};

/** A record need not say who is a bot, so whoever brings an unfinished game says it. */
export function Seats({ read, onClose }: { read: Read; onClose: () => void }) {
  const { record } = read;
  const [roles, setRoles] = useState<readonly Role[]>(
    () => read.roles ?? Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? GUEST : USUAL)),
  );
  const nameOf = (seat: number): string => record.names?.[seat] ?? seatName(seat);
  return (
    <Dialog title={t('web.import.seats')} onClose={onClose}>
      {!read.roles && <p>{t('web.import.seats.text')}</p>}
      <ol class="chairs">
        {roles.map((role, seat) => (
          <li key={seat} class={`chair seat-${colourOf(seat)}`}>
            <Icon name={`agent-${colourOf(seat)}`} size={44} />
            <div class="chair-choices">
              <SitterStrips
                seat={seat}
                legend={nameOf(seat)}
                people={[GUEST]}
                nameOf={() => t('web.sitter.person')}
                role={role}
                onRole={next => setRoles(roles.map((old, i) => (i === seat ? next : old)))}
              />
            </div>
          </li>
        ))}
      </ol>
      <div class="actions">
        <button type="button" class="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
        <button type="button" class="button primary" onClick={() => void open(record, roles)}>
          {t('web.import.open')}
        </button>
      </div>
    </Dialog>
  );
}
