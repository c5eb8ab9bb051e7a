/** Who plays best, by game and number of seats. */
import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import { Strip } from '../ui/Strip.tsx';
import { say, t, whole } from '../ui/words.ts';
import { useAsked } from './asked.ts';
import { http, me } from './house.ts';
import { goTo, hashOfPlace } from './places.ts';
import { rangeOf } from './seats.ts';

function Board({ game, seats }: { game: string; seats: number }) {
  const { value, trouble } = useAsked(() => http.leaders(game, seats), [game, seats]);
  if (trouble !== undefined)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!value) return <p class="quiet">{t('web.loading')}</p>;
  if (value.leaders.length === 0) return <p class="quiet">{t('online.leaders.none')}</p>;
  return (
    <ol class="entries leaders">
      {value.leaders.map(({ id, name, r, rd, games }, i) => (
        <li key={id} class={id === me.value?.id ? 'is-mine' : ''}>
          <span>
            <span class="num leaders-place">{i + 1}</span>{' '}
            <a href={hashOfPlace({ at: 'person', id })}>{name}</a>
          </span>
          <b class="num">{t('online.rating', { r: whole(r), error: whole(2 * rd) })}</b>
          <span class="quiet">{t('online.games', { n: games })}</span>
        </li>
      ))}
    </ol>
  );
}

export function Leaders({ game, seats }: { game: string | undefined; seats: number | undefined }) {
  const bill = billOf(game) ?? BILLS[0];
  if (!bill) return null;
  const numbers = rangeOf(bill.seats);
  const n = numbers.find(one => one === seats) ?? 2;
  return (
    <div class="me">
      <h2>{t('online.leaders')}</h2>
      <div class="row">
        <Strip
          legend={t('online.game')}
          value={bill.id}
          options={BILLS.map(one => ({ value: one.id, label: say(titleOf(one)) }))}
          onChange={id => goTo({ at: 'leaders', game: id, seats: n })}
        />
        <Strip
          legend={t('web.new.seats')}
          value={n}
          options={numbers.map(value => ({ value, label: String(value) }))}
          onChange={value => goTo({ at: 'leaders', game: bill.id, seats: value })}
        />
      </div>
      <Board game={bill.id} seats={n} />
      <p class="quiet">{t('online.leaders.about')}</p>
    </div>
  );
}
