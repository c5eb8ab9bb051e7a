import { Fault, type Options, defaults } from '@kaffeehaus/kernel';
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { VIEWS } from '../games.ts';
import { prefer, prefs } from '../store/prefs.ts';
import type { GameView } from '../table/gameview.ts';
import { ChairRow } from './ChairRow.tsx';
import { chosen } from './chosen.ts';
import { put } from './games.ts';
import { OptionStrips, settle } from './OptionStrips.tsx';
import { go } from './route.ts';
import { type Chair, YOU, chairs, lay, seatAs } from './seating.ts';
import { Strip } from './Strip.tsx';
import { say, sayFault, t } from './words.ts';

/** As many chairs as the largest game has. */
const MOST = Math.max(...VIEWS.map(view => view.game.seats[1]));
const person = (n: number): string => t('web.seat.person', { n });

/** Numbers from the fewest to the most seats. */
const range = ([min, max]: readonly [number, number]): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function GameChoice({ chosen, onChange }: { chosen: GameView; onChange: (view: GameView) => void }) {
  return (
    <Strip
      legend={t('web.new.game')}
      value={chosen}
      options={VIEWS.map(view => ({ value: view, label: say(view.title) }))}
      onChange={onChange}
      note={say(chosen.blurb)}
    />
  );
}

interface ChairsProps {
  view: GameView;
  all: readonly Chair[];
  count: number;
  onChange: (all: readonly Chair[]) => void;
}

function Chairs({ view, all, count, onChange }: ChairsProps) {
  const rename = (seat: number, name: string): void =>
    onChange(all.map((chair, i) => (i === seat ? { ...chair, name } : chair)));
  return (
    <ol class="chairs">
      {all.slice(0, count).map((chair, seat) => (
        <ChairRow
          key={seat}
          seat={seat}
          colour={view.colour(seat)}
          chair={chair}
          person={person}
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

/** Everything chosen for the new game, and what happens when it begins. */
const useTable = () => {
  const view = chosen.value;
  const [options, setOptions] = useState<Options>(() => defaults(view.game));
  const [count, setCount] = useState(view.game.seats[0]);
  const [all, setAll] = useState(() => chairs(MOST, prefs.value.name));
  const [seed, setSeed] = useState('');
  const trouble = useSignal<string | undefined>(undefined);
  const choose = (next: GameView): void => {
    chosen.value = next;
    setOptions(defaults(next.game));
    setCount(Math.max(next.game.seats[0], Math.min(count, next.game.seats[1])));
  };
  const seat = (seats: number): void => {
    setCount(seats);
    setOptions(settle(view.game, options, seats));
  };
  const begin = async (): Promise<void> => {
    try {
      const { record, sitters } = lay(view.game, options, all.slice(0, count), seed, person);
      prefer({ name: all.find(chair => chair.role === YOU)?.name ?? prefs.value.name });
      const id = await put(record, sitters);
      if (id === undefined) trouble.value = t('web.trouble.unkept');
      else go({ at: 'table', id });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      trouble.value = sayFault(error);
    }
  };
  return { view, choose, options, setOptions, count, seat, all, setAll, seed, setSeed, trouble, begin };
};

/** The form that lays a new table. */
export function NewGame() {
  const table = useTable();
  const { view, count, trouble } = table;
  const warning = view.warning?.(table.options);
  const submit = (event: Event): void => {
    event.preventDefault();
    void table.begin();
  };
  return (
    <form class="panel new-game" onSubmit={submit}>
      <h2>{t('web.new.title')}</h2>
      <GameChoice chosen={view} onChange={table.choose} />
      <Strip
        legend={t('web.new.seats')}
        value={count}
        options={range(view.game.seats).map(n => ({ value: n, label: String(n) }))}
        onChange={table.seat}
        note={t('web.role.note')}
      />
      <Chairs view={view} all={table.all} count={count} onChange={table.setAll} />
      <OptionStrips
        key={`${view.game.id} ${count}`}
        game={view.game}
        seats={count}
        options={table.options}
        onChange={table.setOptions}
      />
      <p class="quiet" role="status">
        {warning && say(warning)}
      </p>
      <Seed value={table.seed} onChange={table.setSeed} />
      {trouble.value !== undefined && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <button type="submit" class="button primary">
        <Icon name="check" size={18} /> {t('web.new.begin')}
      </button>
    </form>
  );
}
