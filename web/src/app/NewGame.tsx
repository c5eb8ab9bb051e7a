import { Fault, type Options, defaults } from '@kaffeehaus/kernel';
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { BILLS, blurbOf, bring, prepare, titleOf } from '../repertoire/bills.ts';
import type { Playbill } from '../seat/playbill.ts';
import { prefer, prefs } from '../ui/prefs.ts';
import { colourOf } from '../ui/colours.ts';
import type { GameView } from '../seat/gameview.ts';
import { ChairRow } from './ChairRow.tsx';
import { chosen } from './chosen.ts';
import { put } from '../repertoire/games.ts';
import { OptionStrips, settle } from './OptionStrips.tsx';
import { go } from './route.ts';
import { room } from './room.ts';
import { type Callings, type Chair, YOU, chairs, seatAs } from './seating.ts';
import { Strip } from '../ui/Strip.tsx';
import { Unloaded } from '../ui/Unloaded.tsx';
import { say, sayFault, t } from '../ui/words.ts';

/** As many chairs as the largest game has. */
const MOST = Math.max(...BILLS.map(bill => bill.seats[1]));
const callingsAt = ({ bots }: Playbill): Callings => ({ bots, person: n => t('web.seat.person', { n }) });

/** Numbers from the fewest to the most seats. */
const range = ([min, max]: readonly [number, number]): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function GameChoice({ chosen, onChange }: { chosen: Playbill; onChange: (bill: Playbill) => void }) {
  return (
    <Strip
      legend={t('web.new.game')}
      value={chosen}
      options={BILLS.map(bill => ({ value: bill, label: say(titleOf(bill)) }))}
      onChange={onChange}
      note={say(blurbOf(chosen))}
    />
  );
}

interface ChairsProps {
  callings: Callings;
  all: readonly Chair[];
  count: number;
  onChange: (all: readonly Chair[]) => void;
}

function Chairs({ callings, all, count, onChange }: ChairsProps) {
  const rename = (seat: number, name: string): void =>
    onChange(all.map((chair, i) => (i === seat ? { ...chair, name } : chair)));
  return (
    <ol class="chairs">
      {all.slice(0, count).map((chair, seat) => (
        <ChairRow
          key={seat}
          seat={seat}
          colour={colourOf(seat)}
          chair={chair}
          callings={callings}
          onRole={role => onChange(seatAs(all, seat, role))}
          onName={name => rename(seat, name)}
        />
      ))}
    </ol>
  );
}

function Seed({ value, onChange }: { value: string; onChange: (seed: string) => void }) {
  return (
    <details class="more">
      <summary>{t('web.new.more')}</summary>
      <label class="field">
        {t('web.new.seed')}
        <input
          class="input"
          value={value}
          maxLength={64}
          autocomplete="off"
          onInput={event => onChange(event.currentTarget.value)}
        />
        <small class="quiet">{t('web.new.seed.note')}</small>
      </label>
    </details>
  );
}

/** Somebody is about to play this: it comes while they make up their mind about the rest. */
const expect = (bill: Playbill): void => {
  prepare(bill);
  room.prepare();
};

/** Everything chosen for the new game, and what happens when it begins. */
const useTable = () => {
  const bill = chosen.value;
  const [options, setOptions] = useState<Options>(() => defaults(bill));
  const [count, setCount] = useState(bill.seats[0]);
  const [all, setAll] = useState(() => chairs(MOST, prefs.value.name));
  const [seed, setSeed] = useState('');
  const choose = (next: Playbill): void => {
    chosen.value = next;
    expect(next);
    setOptions(defaults(next));
    setCount(Math.max(next.seats[0], Math.min(count, next.seats[1])));
  };
  const seat = (seats: number): void => {
    setCount(seats);
    setOptions(settle(bill, options, seats));
  };
  const begin = async ({ game }: GameView): Promise<string | undefined> => {
    const { settingOf } = await room.bring();
    const { record, sitters } = settingOf(game, options, all.slice(0, count), seed, callingsAt(bill));
    prefer({ name: all.find(chair => chair.role === YOU)?.name ?? prefs.value.name });
    const id = await put(record, sitters);
    if (id === undefined) return t('web.trouble.unkept');
    go({ at: 'table', id });
    return undefined;
  };
  return { bill, choose, options, setOptions, count, seat, all, setAll, seed, setSeed, begin };
};

/** Where the beginning of a game stands: being brought, or what went wrong. */
type Beginning = 'coming' | 'unloaded' | { readonly trouble: string } | undefined;

/** Brings the game, then begins it. */
const useBeginning = ({ bill, begin }: ReturnType<typeof useTable>) => {
  const now = useSignal<Beginning>(undefined);
  const start = async (): Promise<void> => {
    now.value = 'coming';
    const [view] = await Promise.all([bring(bill), room.bring()]).catch(() => []);
    // Coming until it is there: whoever presses twice gets one game.
    now.value = view ? await beginning(view) : 'unloaded';
  };
  const beginning = async (view: GameView): Promise<Beginning> => {
    try {
      const trouble = await begin(view);
      return trouble === undefined ? undefined : { trouble };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { trouble: sayFault(error) };
    }
  };
  return { now: now.value, start };
};

function Begin({ now, onNear }: { now: Beginning; onNear: () => void }) {
  return (
    <>
      {now === 'unloaded' && <Unloaded />}
      {typeof now === 'object' && (
        <p class="trouble" role="alert">
          {now.trouble}
        </p>
      )}
      <button
        type="submit"
        class="button primary"
        disabled={now === 'coming'}
        onPointerEnter={onNear}
        onFocus={onNear}
      >
        <Icon name="check" size={18} /> {now === 'coming' ? t('web.loading') : t('web.new.begin')}
      </button>
    </>
  );
}

/** The form that lays a new table. */
export function NewGame() {
  const table = useTable();
  const { bill, count } = table;
  const { now, start } = useBeginning(table);
  const warning = bill.warning?.(table.options);
  const submit = (event: Event): void => {
    event.preventDefault();
    void start();
  };
  return (
    <form class="panel new-game" onSubmit={submit}>
      <h2>{t('web.new.title')}</h2>
      <GameChoice chosen={bill} onChange={table.choose} />
      <Strip
        legend={t('web.new.seats')}
        value={count}
        options={range(bill.seats).map(n => ({ value: n, label: String(n) }))}
        onChange={table.seat}
        note={t('web.role.note')}
      />
      <Chairs callings={callingsAt(bill)} all={table.all} count={count} onChange={table.setAll} />
      <OptionStrips
        key={`${bill.id} ${count}`}
        game={bill}
        seats={count}
        options={table.options}
        onChange={table.setOptions}
      />
      <p class="quiet" role="status">
        {warning && say(warning)}
      </p>
      <Seed value={table.seed} onChange={table.setSeed} />
      <Begin now={now} onNear={() => expect(bill)} />
    </form>
  );
}
