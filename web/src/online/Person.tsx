import type { PlayedGame, Profile } from '@kaffeehaus/protocol';
import { useState } from 'preact/hooks';
import { titleOf } from '../repertoire/bills.ts';
import type { Counted, Mine } from '../statistics/Statistics.tsx';
import { Part, usePart } from '../ui/part.ts';
import { percent, plus, say, t, wantWords, when, whole } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { useDeed } from './deed.ts';
import { http } from './house.ts';
import { hashOfPlace } from './places.ts';
import { fetchRecord } from './record.ts';

const statistics = new Part(async () => {
  const [part] = await Promise.all([import('../statistics/Statistics.tsx'), wantWords('replay')]);
  return part;
});

const gameName = (id: string): string => say(titleOf({ id }));

/** How somebody stands, as far as it is known. */
function Ratings({ ratings }: Pick<Profile, 'ratings'>) {
  if (ratings.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="ratings-title">
      <h3 id="ratings-title">{t('online.ratings')}</h3>
      <ul class="entries">
        {ratings.map(({ game, seats, r, rd, games, isNew }) => (
          <li key={`${game} ${seats}`}>
            <span>
              {gameName(game)} <span class="quiet">{t('online.seats', { n: seats })}</span>
            </span>
            <b class="num">
              {t('online.rating', { r: whole(r), error: whole(2 * rd) })}
              {isNew && ` (${t('online.rating.new')})`}
            </b>
            <span class="quiet">{t('online.games', { n: games })}</span>
            <a class="button small" href={hashOfPlace({ at: 'leaders', game, seats })}>
              {t('online.leaders')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  readonly score: number;
}

/** By game and number of seats: how often somebody won, and with how many points they ended. */
const talliesOf = (games: readonly PlayedGame[]): readonly Tally[] => {
  const counted = games.filter(({ place }) => place !== null);
  const keys = [...new Set(counted.map(({ game, seats }) => `${game} ${seats}`))];
  return keys.map(key => {
    const list = counted.filter(({ game, seats }) => `${game} ${seats}` === key);
    const [game = '', seats = ''] = key.split(' ');
    return {
      game,
      seats: Number(seats),
      games: list.length,
      won: list.filter(({ place }) => place === 1).length,
      score: list.reduce((sum, { score }) => sum + score, 0) / list.length,
    };
  });
};

function Statistics({ games }: Pick<Profile, 'games'>) {
  const tallies = talliesOf(games);
  if (tallies.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="statistics-title">
      <h3 id="statistics-title">{t('online.statistics')}</h3>
      <div class="sheet-scroll">
        <table class="notices">
          <thead>
            <tr>
              <th scope="col">{t('online.game')}</th>
              <th scope="col">{t('online.statistics.games')}</th>
              <th scope="col">{t('online.statistics.won')}</th>
              <th scope="col">{t('online.statistics.score')}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ game, seats, games: n, won, score }) => (
              <tr key={`${game} ${seats}`}>
                <th scope="row">
                  {gameName(game)} <span class="quiet">{t('online.seats', { n: seats })}</span>
                </th>
                <td class="num">{n}</td>
                <td class="num">{percent(won / n)}</td>
                <td class="num">{whole(score)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Game({ game }: { game: PlayedGame }) {
  const { table, place, score, change, ended, seats } = game;
  return (
    <li>
      <span>
        {gameName(game.game)}{' '}
        <span class="quiet">{[t('online.seats', { n: seats }), when(ended)].join(' · ')}</span>
      </span>
      <b class="num">
        {place === null ? t('online.place.none') : t('online.place', { n: place, points: score })}
        {change !== null && ` (${plus(change)})`}
      </b>
      <a class="button small" href={hashOfPlace({ at: 'record', id: table })}>
        {t('online.phase.over')}
      </a>
      <a class="button small" href={hashOfPlace({ at: 'record', id: table, moment: { n: 0 } })}>
        {t('web.replay')}
      </a>
    </li>
  );
}

/** So many records are read: each has to be fetched. */
const NEWEST = 20;

/** The records of somebody's newest games; those that cannot be had are left out. */
const recordsOf = async (games: readonly PlayedGame[]): Promise<readonly Mine[]> => {
  const asked = games
    .filter(({ place }) => place !== null)
    .slice(0, NEWEST)
    .map(({ table, seat }) =>
      fetchRecord(table).then(
        ({ plain }) => [{ record: plain, seat }],
        () => [],
      ),
    );
  return (await Promise.all(asked)).flat();
};

/** What their points come from, and which cards they like, out of the records of their newest games. */
function Closely({ games }: Pick<Profile, 'games'>) {
  const [counted, setCounted] = useState<readonly Counted[] | 'counting' | undefined>();
  const part = usePart(statistics);
  if (games.length === 0 || typeof part !== 'object') return null;
  const begin = (): void => {
    setCounted('counting');
    recordsOf(games)
      .then(part.count)
      .then(setCounted, () => setCounted([]));
  };
  if (typeof counted === 'object') return <part.Statistics counted={counted} />;
  return (
    <p>
      <button type="button" class="button" aria-disabled={counted === 'counting'} onClick={begin}>
        {counted === 'counting' ? t('web.loading') : t('replay.statistics.closely', { n: NEWEST })}
      </button>
    </p>
  );
}

/** So many games the house tells at once. */
const PAGE = 50;

/** The newest games, and older ones when they are asked for. */
const useGames = (id: string, newest: readonly PlayedGame[]) => {
  const [older, setOlder] = useState<readonly PlayedGame[]>([]);
  const [isWhole, setWhole] = useState(false);
  const { isBusy, trouble, perform } = useDeed();
  const games = [...newest, ...older];
  const more = (): void =>
    void perform(async () => {
      const next = await http.profile(id, games.at(-1)?.ended);
      setOlder([...older, ...next.games]);
      setWhole(next.games.length < PAGE);
    });
  return { games, trouble, isBusy, more: newest.length < PAGE || isWhole ? undefined : more };
};

function History({ id, games: newest }: Pick<Profile, 'id' | 'games'>) {
  const { games, trouble, isBusy, more } = useGames(id, newest);
  return (
    <section class="panel" aria-labelledby="history-title">
      <h3 id="history-title">{t('online.history')}</h3>
      {games.length === 0 && <p class="quiet">{t('online.history.none')}</p>}
      <ul class="entries">
        {games.map(game => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {more && (
        <button type="button" class="button small" disabled={isBusy} onClick={more}>
          {t('online.history.older')}
        </button>
      )}
    </section>
  );
}

/** Somebody who plays here, as everybody may know them. */
export function Person({ id }: { id: string }) {
  const { value: profile, trouble } = useAsked(() => http.profile(id), [id]);
  if (trouble !== undefined)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!profile) return null;
  const { name, since, ratings, games } = profile;
  return (
    <div class="me">
      <h2>{name}</h2>
      <p class="quiet">{t('online.since', { day: when(since) })}</p>
      <Ratings ratings={ratings} />
      <Statistics games={games} />
      <Closely games={games} />
      <History id={id} games={games} />
    </div>
  );
}
