import type { TableHead } from '@kaffeehaus/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Horizon } from '../repertoire/Horizon.tsx';
import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import { list, say, t, when } from '../ui/words.ts';
import { houseTime, http, me, meet, turns, whyNot } from './house.ts';
import { calledAll } from './names.ts';
import { hashOfPlace } from './places.ts';
import { optionTexts, paceText, timeText } from './terms.ts';

/** What is looked for; empty: whatever there is. */
interface Filter {
  readonly game: string;
  readonly pace: string;
}

/** The list is asked for again after so many milliseconds, as long as somebody looks. */
const AGAIN = 5000;

const PACES = ['live', 'days', 'none'] as const;

/** Lists that stay fresh; what could not be asked for is said once. */
const useLists = ({ game, pace }: Filter) => {
  const open = useSignal<readonly TableHead[] | undefined>(undefined);
  const running = useSignal<readonly TableHead[]>([]);
  const mine = useSignal<readonly TableHead[]>([]);
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = async (): Promise<void> => {
      const wanted = { game: game || undefined, pace: pace || undefined };
      try {
        const who = await meet();
        const [waiting, played, own] = await Promise.all([
          http.tables({ ...wanted, phase: 'open' }),
          http.tables({ ...wanted, phase: 'playing' }),
          who ? http.myTables() : { tables: [] },
        ]);
        if (isGone) return;
        open.value = waiting.tables;
        running.value = played.tables;
        mine.value = own.tables;
        trouble.value = undefined;
      } catch (cause) {
        trouble.value = whyNot(cause);
      }
    };
    const again = async (): Promise<void> => {
      if (document.visibilityState === 'visible') await look();
      if (!isGone) timer = setTimeout(() => void again(), AGAIN);
    };
    void again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [game, pace]);
  return { open: open.value, running: running.value, mine: mine.value, trouble: trouble.value };
};

const takenOf = ({ seats }: TableHead): number => seats.filter(({ kind }) => kind !== 'free').length;

const peopleOf = ({ seats, game }: TableHead): string => {
  const names = calledAll(seats, game).filter((_, i) => seats[i]?.kind !== 'free');
  return list(names);
};

interface RowProps {
  table: TableHead;
  /** What one does there. */
  label: string;
  primary?: boolean;
  note?: string;
}

function Row({ table, label, primary = false, note }: RowProps) {
  const bill = billOf(table.game);
  const title = say(titleOf({ id: table.game }));
  const about = [peopleOf(table), ...optionTexts(table.game, table.options), paceText(table.pace)];
  const text = about.filter(part => part !== '').join(' · ');
  return (
    <li class={primary ? 'continue is-mine' : 'continue'}>
      {bill && <Horizon bill={bill} />}
      <p>
        <span class="continue-name">{title}</span> <span class="continue-stand">{text}</span>
        {note !== undefined && <b class="continue-note"> {note}</b>}
      </p>
      <span class="table-taken num">{t('online.taken', { n: takenOf(table), of: table.seats.length })}</span>
      <a
        class={primary ? 'button small primary' : 'button small'}
        href={hashOfPlace({ at: 'online', id: table.id })}
        aria-label={t('online.row', { what: label, title, text })}
      >
        {label}
      </a>
    </li>
  );
}

/** Before which moment somebody waits for one, soonest first; those who wait for nobody last. */
const urgency = (id: string): number => {
  const turn = turns.value.find(({ table }) => table === id);
  return turn === undefined ? Infinity : (turn.due ?? Number.MAX_SAFE_INTEGER);
};

function MyRow({ table }: { table: TableHead }) {
  const turn = turns.value.find(one => one.table === table.id);
  const due = turn?.due ?? undefined;
  const left = due === undefined ? undefined : due - houseTime();
  if (turn)
    return (
      <Row
        table={table}
        label={t('web.kept.continue')}
        primary
        note={
          left === undefined
            ? t('web.turn.yours')
            : [t('web.turn.yours'), timeText(Math.max(0, left))].join(' · ')
        }
      />
    );
  return <Row table={table} label={t(`online.phase.${table.phase}`)} />;
}

const RUNNING: readonly string[] = ['open', 'mixing', 'playing'];

/** Tables at which one sits, those first where one is waited for. */
export function Running({ tables }: { tables: readonly TableHead[] }) {
  const running = tables
    .filter(({ phase }) => RUNNING.includes(phase))
    .sort((a, b) => urgency(a.id) - urgency(b.id));
  if (running.length === 0) return null;
  return (
    <section class="table-list" aria-labelledby="mine-title">
      <h2 id="mine-title">
        {t('online.mine')}
        {turns.value.length > 0 && (
          <span class="badge">{t('online.mine.wait', { n: turns.value.length })}</span>
        )}
      </h2>
      <ul>
        {running.map(table => (
          <MyRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function Mine({ tables }: { tables: readonly TableHead[] }) {
  const over = tables.filter(({ phase }) => phase === 'over').slice(0, 5);
  return (
    <>
      <Running tables={tables} />
      {over.length > 0 && (
        <section class="table-list" aria-labelledby="over-title">
          <h2 id="over-title">{t('online.over')}</h2>
          <ul>
            {over.map(table => (
              <Row
                key={table.id}
                table={table}
                label={t('online.phase.over')}
                note={table.ended === null ? '' : when(table.ended)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface FiltersProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  return (
    <div class="row table-filters" role="group" aria-label={t('online.filter')}>
      <select
        class="input"
        aria-label={t('online.game')}
        value={filter.game}
        onChange={event => onFilter({ ...filter, game: event.currentTarget.value })}
      >
        <option value="">{t('online.filter.games')}</option>
        {BILLS.map(bill => (
          <option key={bill.id} value={bill.id}>
            {say(titleOf(bill))}
          </option>
        ))}
      </select>
      <select
        class="input"
        aria-label={t('online.pace')}
        value={filter.pace}
        onChange={event => onFilter({ ...filter, pace: event.currentTarget.value })}
      >
        <option value="">{t('online.filter.paces')}</option>
        {PACES.map(pace => (
          <option key={pace} value={pace}>
            {t(`online.pace.kind.${pace}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Who one is here, and the way to all that is about oneself. */
function Self() {
  const who = me.value;
  return (
    <a class="button" href="#/me">
      <Icon name="person" size={18} /> {who ? who.name : t('online.signin')}
    </a>
  );
}

/** Tables to sit down at, tables to watch, and one's own. */
export function Tables() {
  const [filter, setFilter] = useState<Filter>({ game: '', pace: '' });
  const { open, running, mine, trouble } = useLists(filter);
  const others = open?.filter(table => table.mine === null && takenOf(table) < table.seats.length);
  const watched = running.filter(table => table.mine === null);
  return (
    <div class="tables">
      <div class="row tables-head">
        <a class="button primary" href="#/tables/new">
          <Icon name="play" size={16} /> {t('online.new')}
        </a>
        <Self />
      </div>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Mine tables={mine} />
      <section class="table-list" aria-labelledby="open-title" aria-busy={open === undefined}>
        <h2 id="open-title">{t('online.open.tables')}</h2>
        <Filters filter={filter} onFilter={setFilter} />
        {others?.length === 0 && <p class="quiet">{t('online.open.none')}</p>}
        <ul>
          {others?.map(table => (
            <Row key={table.id} table={table} label={t('online.sit')} />
          ))}
        </ul>
      </section>
      {watched.length > 0 && (
        <section class="table-list" aria-labelledby="watched-title">
          <h2 id="watched-title">{t('online.played')}</h2>
          <ul>
            {watched.map(table => (
              <Row key={table.id} table={table} label={t('online.watch')} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
