import { times } from '@kaffeehaus/kernel';
import { Icon } from '../art/Icon.tsx';
import { blurbOf, titleOf } from '../repertoire/bills.ts';
import { games } from '../repertoire/games.ts';
import { minutesOf } from '../repertoire/minutes.ts';
import type { Playbill } from '../seat/playbill.ts';
import { say, t } from '../ui/words.ts';
import { expect, quickPlan, useBeginning } from './beginning.ts';
import { Horizon } from '../repertoire/Horizon.tsx';
import { Trouble } from './Trouble.tsx';

const HEAVIEST = 3;

/** How heavy, how long, how many. */
function Facts({ bill }: { bill: Playbill }) {
  const { weight, seats } = bill;
  const [fewest, most] = seats;
  return (
    <p class="poster-facts">
      <span>
        <span class="poster-weight" aria-hidden="true">
          {times(HEAVIEST, i => (
            <i key={i} class={i < weight ? 'is-on' : ''} />
          ))}
        </span>
        <span class="poster-word">{t(`web.weight.${weight}`)}</span>
      </span>
      <span>
        <Icon name="replay" size={15} /> {t('web.minutes', { n: minutesOf(bill, games.value ?? []) })}
      </span>
      <span>
        <Icon name="person" size={15} />
        <span class="spoken">{t('web.players', { fewest, most })}</span>
        <span aria-hidden="true">
          {fewest}–{most}
        </span>
      </span>
    </p>
  );
}

/** One game to play: in it with one press, or as one likes it. */
export function GamePoster({ bill, onCustomise }: { bill: Playbill; onCustomise: () => void }) {
  const { now, start } = useBeginning();
  const title = say(titleOf(bill));
  return (
    <article class="game-card" aria-label={title} onPointerEnter={() => expect(bill)}>
      <Horizon bill={bill} />
      <h2 class="poster-name">{title}</h2>
      <Facts bill={bill} />
      <p class="poster-blurb">{say(blurbOf(bill))}</p>
      <div class="poster-actions">
        <button
          type="button"
          class="button primary play-now"
          aria-label={t('web.play.of', { game: title })}
          disabled={now === 'coming'}
          onFocus={() => expect(bill)}
          onClick={() => void start(quickPlan(bill))}
        >
          <Icon name="play" size={16} /> {now === 'coming' ? t('web.loading') : t('web.play')}
        </button>
        <button
          type="button"
          class="button customise"
          aria-label={t('web.customise.of', { game: title })}
          onClick={onCustomise}
        >
          {t('web.customise')}
        </button>
      </div>
      <Trouble now={now} />
    </article>
  );
}
