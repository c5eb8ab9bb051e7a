import type { GameRecord, Seat } from '@kaffeehaus/kernel';
import { titleOf } from '../repertoire/bills.ts';
import { bringFor } from '../repertoire/revisions.ts';
import type { GameView } from '../seat/gameview.ts';
import { percent, say, t, whole } from '../ui/words.ts';
import { type Tally, playedBy, tallyOf } from './tally.ts';
import './statistics.css';

/** A finished game, and who in it is meant. */
export interface Mine {
  readonly record: GameRecord;
  readonly seat: Seat;
}

/** What the games of one kind add up to, with what draws their cards. */
export interface Counted {
  readonly gameView: GameView;
  readonly tally: Tally;
}

/** Reads the records, each by its own rules; what cannot be read is left out. */
export const count = async (mine: readonly Mine[]): Promise<readonly Counted[]> => {
  const names = [...new Set(mine.map(({ record }) => record.game))];
  const counted = names.map(async (name): Promise<Counted[]> => {
    const read = mine
      .filter(({ record }) => record.game === name)
      .map(async ({ record, seat }) => {
        const views = await bringFor(record);
        const gameView = views.find(({ game }) => game.rev === record.rev);
        const played = gameView && playedBy(gameView.game, record, seat);
        return played && { gameView, played };
      });
    const found = (await Promise.all(read.map(one => one.catch(() => undefined)))).flatMap(one => one ?? []);
    const [first] = found;
    return first ? [{ gameView: first.gameView, tally: tallyOf(found.map(({ played }) => played)) }] : [];
  });
  return (await Promise.all(counted)).flat();
};

function BySeats({ tally, title }: { tally: Tally; title: string }) {
  return (
    <div class="sheet-scroll" tabIndex={0} role="group" aria-label={title}>
      <table class="review-sheet statistics-table">
        <thead>
          <tr>
            <th scope="col">{t('replay.statistics.seats')}</th>
            <th scope="col">{t('replay.statistics.games')}</th>
            <th scope="col">{t('replay.statistics.won')}</th>
            <th scope="col">{t('replay.statistics.score')}</th>
          </tr>
        </thead>
        <tbody>
          {tally.bySeats.map(({ seats, games, won, score }) => (
            <tr key={seats}>
              <th scope="row">{seats}</th>
              <td>{games}</td>
              <td>{percent(won / games)}</td>
              <td>{whole(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The lines of the score sheet, each with its mean, the largest first. */
function Sources({ gameView, tally }: Counted) {
  const most = Math.max(1, ...tally.sources.map(({ points }) => Math.abs(points)));
  const lines = [...tally.sources].sort((a, b) => b.points - a.points).filter(({ points }) => points !== 0);
  return (
    <ul class="statistics-sources" aria-label={t('replay.statistics.sources')}>
      {lines.map(({ source, points }) => (
        <li key={source}>
          <span>{say(gameView.game.phrases.source(source))}</span>
          <b class="num">{whole(points)}</b>
          <span
            class="statistics-bar"
            aria-hidden="true"
            style={{ width: `${(100 * Math.abs(points)) / most}%` }}
          />
        </li>
      ))}
    </ul>
  );
}

function Favourites({ gameView, tally }: Counted) {
  if (tally.favourites.length === 0) return null;
  return (
    <>
      <h4>{t('replay.statistics.cards')}</h4>
      <ul class="statistics-cards">
        {tally.favourites.map(({ card, games, won }) => (
          <li key={card}>
            <gameView.Mini card={card} />
            <span class="quiet">{t('replay.statistics.card', { games, won: percent(won / games) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Game by game: how often somebody wins with how many at the table, what their points come from, their cards. */
export function Statistics({ counted }: { counted: readonly Counted[] }) {
  if (counted.length === 0) return <p class="quiet">{t('replay.statistics.none')}</p>;
  return (
    <div class="statistics">
      {counted.map(({ gameView, tally }) => {
        const title = say(titleOf(gameView.game));
        return (
          <section key={gameView.game.id} class="panel" aria-label={title}>
            <gameView.Sprite />
            <h3>{title}</h3>
            <BySeats tally={tally} title={title} />
            <h4>{t('replay.statistics.sources')}</h4>
            <Sources gameView={gameView} tally={tally} />
            <Favourites gameView={gameView} tally={tally} />
          </section>
        );
      })}
    </div>
  );
}
