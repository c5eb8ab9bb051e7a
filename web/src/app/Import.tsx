import { Fault, type GameRecord } from '@kaffeehaus/kernel';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { bringFor } from '../repertoire/bills.ts';
import { parse, readFile } from '../store/file.ts';
import { PERSON } from '../store/kept.ts';
import { colourOf } from '../ui/colours.ts';
import { USUAL } from '../think/levels.ts';
import { SitterStrips } from './ChairRow.tsx';
import { Dialog } from '../art/Dialog.tsx';
import { FaultLine } from '../ui/FaultLine.tsx';
import { put } from '../repertoire/games.ts';
import { go } from './route.ts';
import { GUEST, type Role, isBot } from './seating.ts';
import { tell } from '../ui/voice.ts';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t } from '../ui/words.ts';

interface Read {
  readonly record: GameRecord;
  readonly over: boolean;
}

const open = async (record: GameRecord, roles: readonly Role[]): Promise<void> => {
  const id = await put(
    record,
    roles.map(role => (isBot(role) ? role : PERSON)),
  );
  if (id === undefined) tell(t('web.trouble.unkept'));
  else go({ at: 'table', id });
};

/** Reads a record by the rules of its game; nothing if those could not be loaded. */
const readBy = async (text: string): Promise<Read | undefined> => {
  const value = parse(text);
  const views = await bringFor(value).catch(() => undefined);
  return (
    views &&
    readFile(
      value,
      views.map(view => view.game),
    )
  );
};

/** A record does not say who is a bot, so whoever brings an unfinished game says it. */
function Seats({ read, onClose }: { read: Read; onClose: () => void }) {
  const { record } = read;
  const [roles, setRoles] = useState<readonly Role[]>(() =>
    Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? GUEST : USUAL)),
  );
  const nameOf = (seat: number): string => record.names?.[seat] ?? t('common.seat', { seat: seat + 1 });
  return (
    <Dialog title={t('web.import.seats')} onClose={onClose}>
      <p>{t('web.import.seats.text')}</p>
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

/** Brings a record from a file. Whatever is wrong with it, nothing here changes. */
export function Import() {
  const chooser = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read | undefined>();
  const [trouble, setTrouble] = useState<Fault | 'unloaded' | undefined>();
  const take = async (file: File): Promise<void> => {
    setTrouble(undefined);
    try {
      const found = await readBy(await file.text());
      if (!found) setTrouble('unloaded');
      else if (!found.over) setRead(found);
      else await open(found.record, Array(found.record.seats).fill(GUEST));
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      setTrouble(error);
    }
  };
  const chosen = (): void => {
    const input = chooser.current;
    const file = input?.files?.[0];
    if (!input || !file) return;
    void take(file);
    // The same file may be chosen again after it was mended.
    input.value = '';
  };
  return (
    <div class="import">
      <input
        ref={chooser}
        class="spoken"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={chosen}
      />
      <button type="button" class="button" onClick={() => chooser.current?.click()}>
        <Icon name="import" size={18} /> {t('web.import')}
      </button>
      <div role="alert">{trouble instanceof Fault && <FaultLine fault={trouble} />}</div>
      {trouble === 'unloaded' && <Unloaded />}
      {read && <Seats read={read} onClose={() => setRead(undefined)} />}
    </div>
  );
}
