import type { TableHead } from '@kaffeehaus/protocol';
import { LANGS } from '@kaffeehaus/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { Horizon } from '../repertoire/Horizon.tsx';
import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import { announce } from '../ui/voice.ts';
import { list, say, t, when } from '../ui/words.ts';
import { houseTime, me, turns } from './house.ts';
import { type Filter, NO_FILTER, isFiltered, useOpen, useOthers } from './lists.ts';
import { Invited } from './Invited.tsx';
import { calledAll } from './names.ts';
import { hashOfPlace } from './places.ts';
import { optionTexts, paceText, timeText } from './terms.ts';

const PACES = ['live', 'days', 'none'] as const;
/** Ratings between which everybody at a table lies; who has none counts as 1500. */
const LEVELS = ['low', 'middle', 'high'] as const;

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
  /** The way there; as a rule by its id. */
  href?: string;
  /** What else can be done about it. */
  children?: ComponentChildren;
}

export function Row({ table, label, primary = false, note, href, children }: RowProps) {
  const bill = billOf(table.game);
  const title = say(titleOf({ id: table.game }));
  const about = [
    peopleOf(table),
    ...optionTexts(table.game, table.options),
    paceText(table.pace),
    ...(table.rated ? [t('online.rated')] : []),
  ];
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
        href={href ?? hashOfPlace({ at: 'online', id: table.id })}
        aria-label={t('online.row', { what: label, title, text })}
      >
        {label}
      </a>
      {children}
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

interface ChoiceProps {
  label: string;
  any: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <select
      class="input"
      aria-label={label}
      value={value}
      onChange={event => onChoose(event.currentTarget.value)}
    >
      <option value="">{any}</option>
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface FiltersProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  return (
    <div class="row table-filters" role="group" aria-label={t('online.filter')}>
      <Choice
        label={t('online.game')}
        any={t('online.filter.games')}
        value={filter.game}
        options={BILLS.map(bill => [bill.id, say(titleOf(bill))] as const)}
        onChoose={game => onFilter({ ...filter, game })}
      />
      <Choice
        label={t('online.pace')}
        any={t('online.filter.paces')}
        value={filter.pace}
        options={PACES.map(pace => [pace, t(`online.pace.kind.${pace}`)] as const)}
        onChoose={pace => onFilter({ ...filter, pace })}
      />
      <Choice
        label={t('web.settings.lang')}
        any={t('online.filter.languages')}
        value={filter.language}
        options={LANGS.map(lang => [lang, t(`common.lang.${lang}`)] as const)}
        onChoose={language => onFilter({ ...filter, language })}
      />
      <Choice
        label={t('online.level')}
        any={t('online.filter.levels')}
        value={filter.level}
        options={LEVELS.map(level => [level, t(`online.level.${level}`)] as const)}
        onChoose={level => onFilter({ ...filter, level })}
      />
    </div>
  );
}

/** A row that is drawn again only if its table has changed: lists may be long, and are asked for often. */
function Still({ table, label }: { table: TableHead; label: string }) {
  return useMemo(() => <Row table={table} label={label} />, [table, label]);
}

interface SectionProps {
  id: string;
  title: string;
  tables: readonly TableHead[];
  label: string;
}

function Section({ id, title, tables, label }: SectionProps) {
  if (tables.length === 0) return null;
  return (
    <section class="table-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tables.map(table => (
          <Still key={table.id} table={table} label={label} />
        ))}
      </ul>
    </section>
  );
}

interface PagesProps {
  page: number;
  older: (() => void) | undefined;
  newer: (() => void) | undefined;
}

/** Through a long list, page by page. */
function Pages({ page, older, newer }: PagesProps) {
  if (!older && !newer) return null;
  return (
    <nav class="row table-pages" aria-label={t('online.open.pages')}>
      <button type="button" class="button small" aria-disabled={!newer} onClick={() => newer?.()}>
        {t('online.open.newer')}
      </button>
      <span class="num">{t('online.open.page', { n: page })}</span>
      <button type="button" class="button small" aria-disabled={!older} onClick={() => older?.()}>
        {t('online.open.older')}
      </button>
    </nav>
  );
}

/** Says how many tables there are, once somebody has looked for others or has turned the page. */
const useCounted = (about: string, tables: readonly TableHead[] | undefined): void => {
  const told = useRef(about);
  useEffect(() => {
    if (tables === undefined || told.current === about) return;
    told.current = about;
    announce(t('online.open.count', { n: tables.length }));
  }, [tables?.map(({ id }) => id).join()]);
};

function OpenTables({ filter, onFilter }: FiltersProps) {
  const { list: found, trouble, page, older, newer } = useOpen(filter);
  const isFree = (table: TableHead): boolean => table.mine === null && takenOf(table) < table.seats.length;
  const tables = found?.tables.filter(isFree);
  useCounted(JSON.stringify([filter, page]), tables);
  return (
    <section class="table-list" aria-labelledby="open-title" aria-busy={found === undefined}>
      <h2 id="open-title">{t('online.open.tables')}</h2>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Filters filter={filter} onFilter={onFilter} />
      {tables?.length === 0 && (
        <p class="quiet">{isFiltered(filter) ? t('online.open.other') : t('online.open.none')}</p>
      )}
      <ul>
        {tables?.map(table => (
          <Still key={table.id} table={table} label={t('online.sit')} />
        ))}
      </ul>
      <Pages page={page} older={older} newer={newer} />
    </section>
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
  const [filter, setFilter] = useState(NO_FILTER);
  const { mine, known, played } = useOthers(filter.game);
  return (
    <div class="tables">
      <div class="row tables-head">
        <a class="button primary" href="#/tables/new">
          <Icon name="play" size={16} /> {t('online.new')}
        </a>
        <span class="row">
          <a class="button plain" href={hashOfPlace({ at: 'leaders' })}>
            {t('online.leaders')}
          </a>
          <Self />
        </span>
      </div>
      {me.value && <Invited />}
      <Mine tables={mine} />
      <OpenTables filter={filter} onFilter={setFilter} />
      <Section id="known-title" title={t('online.played.known')} tables={known} label={t('online.watch')} />
      <Section id="watched-title" title={t('online.played')} tables={played} label={t('online.watch')} />
    </div>
  );
}
