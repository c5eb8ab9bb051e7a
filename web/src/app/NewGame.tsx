import { type Options, at, defaults } from '@kaffeehaus/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../art/Dialog.tsx';
import { Icon } from '../art/Icon.tsx';
import type { SeatColour } from '../art/kinds.ts';
import { isBeginner } from '../learn/beginner.ts';
import { noteOffered, wasOffered } from '../learn/coaching.ts';
import { offersFor } from '../learn/offers.ts';
import { hashOfLearning } from '../learn/places.ts';
import { titleOf } from '../repertoire/bills.ts';
import { games } from '../repertoire/games.ts';
import { type Advice, adviceFor } from '../repertoire/level.ts';
import type { Playbill } from '../seat/playbill.ts';
import { COLOURS } from '../ui/colours.ts';
import { prefer, prefs } from '../ui/prefs.ts';
import { Strip } from '../ui/Strip.tsx';
import { say, t } from '../ui/words.ts';
import { callingsAt, expect, useBeginning } from './beginning.ts';
import { ChairRow } from './ChairRow.tsx';
import { OptionStrips, settle } from '../repertoire/OptionStrips.tsx';
import { type Callings, type Chair, YOU, chairs, recoloured, seatAs } from './seating.ts';
import { Trouble } from './Trouble.tsx';

/** Numbers from the fewest to the most seats. */
const range = ([min, max]: readonly [number, number]): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

interface ChairsProps {
  callings: Callings;
  all: readonly Chair[];
  count: number;
  onChange: (all: readonly Chair[]) => void;
  colours: readonly SeatColour[];
  onColours: (colours: readonly SeatColour[]) => void;
}

function Chairs({ callings, all, count, onChange, colours, onColours }: ChairsProps) {
  const rename = (seat: number, name: string): void =>
    onChange(all.map((chair, i) => (i === seat ? { ...chair, name } : chair)));
  return (
    <ol class="chairs">
      {all.slice(0, count).map((chair, seat) => (
        <ChairRow
          key={seat}
          seat={seat}
          colour={at(colours, seat)}
          onColour={() => onColours(recoloured(colours, seat))}
          chair={chair}
          callings={callings}
          onRole={role => onChange(seatAs(all, seat, role))}
          onName={name => rename(seat, name)}
        />
      ))}
    </ol>
  );
}

/** Why the bots are as strong as they are to begin with. */
function Advised({ advice: { level, by } }: { advice: Advice }) {
  if (!by) return null;
  const [bot, against] = [t(`common.bot.${level}`), t(`common.bot.${by.level}`)];
  return <p class="quiet">{t('web.new.advice', { bot, against, won: by.won, games: by.games })}</p>;
}

/** What was switched on for the first time can be tried in a lesson. */
function Offered({ lesson }: { lesson: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.scrollIntoView({ block: 'nearest' }), [lesson]);
  return (
    <a class="button small" ref={link} href={hashOfLearning(['lesson', lesson])}>
      <Icon name="learn" size={16} /> {t('web.new.lesson')}
    </a>
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

/** What was chosen for this game last, as far as it still makes sense; whoever is new to it begins with what is simple. */
const remembered = (bill: Playbill): { options: Options; count: number } => {
  const last = prefs.value.tables[bill.id];
  const count = range(bill.seats).find(n => n === last?.seats) ?? Math.max(2, bill.seats[0]);
  const known = Object.fromEntries(
    bill.options.flatMap(({ name, values, many }) => {
      const value = last?.options[name];
      const fits =
        many === true
          ? Array.isArray(value) && value.every(each => values.includes(each as never))
          : values.includes(value as never);
      return fits ? [[name, value]] : [];
    }),
  ) as Options;
  const usual = { ...defaults(bill), ...(isBeginner(bill.id) ? bill.quick : known) };
  return { options: settle(bill, usual, count), count };
};

/** Everything chosen for the new game. */
const useTable = (bill: Playbill) => {
  const [{ options, count }, set] = useState(() => remembered(bill));
  const advice = adviceFor(bill.id, games.value ?? [], isBeginner(bill.id));
  const [all, setAll] = useState(() => chairs(bill.seats[1], prefs.value.name, advice.level));
  const [offered, offer] = useState<string | undefined>();
  const [colours, setColours] = useState(COLOURS);
  const [seed, setSeed] = useState('');
  const plan = (next: { options: Options; count: number }): void => {
    const seated = { options: next.options, seats: next.count };
    const fresh = offersFor(bill.id, { options, seats: count }, seated).find(lesson => !wasOffered(lesson));
    if (fresh !== undefined) {
      noteOffered(fresh);
      offer(fresh);
    }
    set(next);
  };
  return {
    colours,
    setColours,
    options,
    count,
    all,
    seed,
    setAll,
    setSeed,
    advice,
    offered,
    setOptions: (next: Options): void => plan({ options: next, count }),
    seat: (seats: number): void => plan({ options: settle(bill, options, seats), count: seats }),
  };
};

/** Remembers what was chosen; the way in with one press is not changed by it. */
const remember = (bill: Playbill, { options, count, all }: ReturnType<typeof useTable>): void =>
  prefer({
    name: all.find(chair => chair.role === YOU)?.name ?? prefs.value.name,
    tables: { ...prefs.value.tables, [bill.id]: { options, seats: count } },
  });

const FORM = 'new-game';

/** Lays a table as one likes it: who sits there first, then the options. */
export function NewGame({ bill, onClose }: { bill: Playbill; onClose: () => void }) {
  const table = useTable(bill);
  const { now, start } = useBeginning();
  const { options, count, all, seed } = table;
  const warning = bill.warning?.(options);
  const submit = (event: Event): void => {
    event.preventDefault();
    remember(bill, table);
    void start({ bill, options, chairs: all.slice(0, count), colours: table.colours.slice(0, count), seed });
  };
  const foot = (
    <>
      <Trouble now={now} />
      <button type="button" class="button" onClick={onClose}>
        {t('common.cancel')}
      </button>
      <button
        type="submit"
        form={FORM}
        class="button primary"
        disabled={now === 'coming'}
        onPointerEnter={() => expect(bill)}
        onFocus={() => expect(bill)}
      >
        <Icon name="check" size={18} /> {now === 'coming' ? t('web.loading') : t('web.new.begin')}
      </button>
    </>
  );
  return (
    <Dialog title={say(titleOf(bill))} wide onClose={onClose} foot={foot}>
      <form id={FORM} class="new-game" onSubmit={submit}>
        <Strip
          legend={t('web.new.seats')}
          value={count}
          options={range(bill.seats).map(n => ({ value: n, label: String(n) }))}
          onChange={table.seat}
          note={t('web.role.note')}
        />
        <Chairs
          callings={callingsAt(bill)}
          all={all}
          count={count}
          onChange={table.setAll}
          colours={table.colours}
          onColours={table.setColours}
        />
        <Advised advice={table.advice} />
        <OptionStrips game={bill} seats={count} options={options} onChange={table.setOptions} />
        <p class="quiet" role="status">
          {warning && say(warning)}
          {table.offered !== undefined && <Offered lesson={table.offered} />}
        </p>
        <Seed value={seed} onChange={table.setSeed} />
      </form>
    </Dialog>
  );
}
