import { Fault } from '@kaffeehaus/kernel';
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { FaultLine } from '../ui/FaultLine.tsx';
import { Part } from '../ui/part.ts';
import { Unloaded } from '../ui/Unloaded.tsx';
import { t } from '../ui/words.ts';
import type { Read } from './Brought.tsx';
import { GUEST } from './seating.ts';

const brought = new Part(() => import('./Brought.tsx'));

/** Brings a record from a file. Whatever is wrong with it, nothing here changes. */
export function Import() {
  const chooser = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<Read | undefined>();
  const part = brought.now.value;
  const [trouble, setTrouble] = useState<Fault | 'unloaded' | undefined>();
  const take = async (file: File): Promise<void> => {
    setTrouble(undefined);
    try {
      const part = await brought.bring().catch(() => undefined);
      const found = await part?.readBy(file);
      if (!found) setTrouble('unloaded');
      else if (!found.over) setRead(found);
      else await part?.open(found.record, Array(found.record.seats).fill(GUEST));
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
      {read && typeof part === 'object' && <part.Seats read={read} onClose={() => setRead(undefined)} />}
    </div>
  );
}
