/** Tables as they are shown to whoever may see them: no cards. */
import type { Seat } from '@kaffeehaus/kernel';
import type { Pace, SeatHead, TableHead } from '@kaffeehaus/protocol';
import type { House } from '../house.ts';
import { hintsAllowed } from '../play/hints.ts';
import type { Person } from '../people/people.ts';
import { settingsOf } from '../people/settings.ts';
import type { ChairsRow } from '../store/schema.ts';
import type { Head } from '../store/store.ts';
import { readySeats } from './ready.ts';

type Chair = Readonly<ChairsRow>;

/** The heads of some tables, in their order, for a person. */
export const headsOf = async (
  house: House,
  heads: readonly Head[],
  person: number,
): Promise<readonly TableHead[]> => {
  if (heads.length === 0) return [];
  const tabs = heads.map(({ tab }) => tab);
  const rows = await house.db
    .selectFrom('chairs')
    .selectAll()
    .where('tab', 'in', tabs)
    .orderBy('n')
    .execute();
  const chairs = new Map<number, Chair[]>();
  for (const row of rows) {
    const list = chairs.get(row.tab) ?? [];
    chairs.set(row.tab, list);
    list[row.seat] = row;
  }
  const people = rows.flatMap(row => (row.person === null ? [] : [row.person]));
  const names = await house.people.named([...people, ...heads.map(({ owner }) => owner)]);
  const ratings = await ratingsOf(house, heads, names);
  const awake = await Promise.all(heads.map(({ tab }) => house.tables.awakeAt(tab)));
  return heads.map((head, i) => {
    const seated = chairs.get(head.tab) ?? [];
    const seats = Array.from({ length: head.seats }, (_, seat) => {
      const one = seatOf(seated[seat], names);
      return house.presence.of(head.tab, seat) === 2 ? { ...one, here: true } : one;
    });
    const ready = head.phase === 'open' ? readySeats(head, seated) : undefined;
    const mine = seated.findIndex(chair => chair?.person === person);
    const { id: owner = '', language = 'en' } = names.get(head.owner) ?? {};
    const stopped = house.books.stopped(head.rules)?.why ?? null;
    const asleep = seats.map((one, seat) => (ready?.has(seat) ? { ...one, ready: true as const } : one));
    const rated = (awake[i]?.seats() ?? asleep).map(one => {
      const rating = ratings.get(`${one.id} ${head.game} ${head.seats}`);
      return rating === undefined ? one : { ...one, rating };
    });
    const told = shown(head, rated, person > 0 && mine >= 0 ? mine : null, owner, language);
    return { ...told, stopped };
  });
};

/** By person, game and number of seats: ratings of those who do not keep them to themselves. */
const ratingsOf = async (
  { db }: House,
  heads: readonly Head[],
  names: ReadonlyMap<number, Person>,
): Promise<ReadonlyMap<string, number>> => {
  const isOpen = ({ kind, settings }: Person): boolean =>
    kind === 'account' && settingsOf(settings).profile !== 'me';
  const people = [...names.values()].filter(isOpen).map(({ person }) => person);
  if (people.length === 0) return new Map();
  const rows = await db
    .selectFrom('ratings')
    .select(['person', 'game', 'seats', 'r'])
    .where('person', 'in', people)
    .where('game', 'in', [...new Set(heads.map(({ game }) => game))])
    .execute();
  return new Map(
    rows.map(({ person, game, seats, r }) => [`${names.get(person)?.id} ${game} ${seats}`, Math.round(r)]),
  );
};

const seatOf = (
  chair: Chair | undefined,
  names: ReadonlyMap<number, { readonly id: string; readonly name: string }>,
): SeatHead => {
  if (!chair || (chair.person === null && chair.bot === null)) return { kind: 'free', name: '', here: false };
  if (chair.person === null)
    return { kind: 'bot', name: '', here: true, level: chair.bot as NonNullable<SeatHead['level']> };
  const { id = '', name = '' } = names.get(chair.person) ?? {};
  return { kind: 'person', id, name, here: false };
};

const shown = (
  head: Head,
  seats: readonly SeatHead[],
  mine: Seat | null,
  owner: string,
  language: string,
): Omit<TableHead, 'stopped'> => ({
  id: head.id,
  game: head.game,
  rules: head.rules,
  options: JSON.parse(head.options) as TableHead['options'],
  terms: head.terms,
  pace: JSON.parse(head.pace) as Pace,
  open: head.open_to,
  watch: head.watching,
  rated: head.rated === 1,
  hints: hintsAllowed({
    rated: head.rated === 1,
    hints: head.hints === 1,
    people: seats.filter(({ kind }) => kind !== 'bot').length,
  }),
  phase: head.phase,
  created: head.created,
  started: head.started,
  ended: head.ended,
  owner,
  language,
  seats,
  mine,
  result: head.result === null ? null : (JSON.parse(head.result) as unknown),
});
