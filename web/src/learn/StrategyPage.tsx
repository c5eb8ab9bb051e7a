import { BILLS, billOf, titleOf } from '../repertoire/bills.ts';
import { percent, say, t } from '../ui/words.ts';
import { Games } from './SheetPage.tsx';
import type { ShelfProps } from './shelves.ts';
import { type Figure, isWorthIt, tellingOf } from './strategy.ts';

/** The share of wins as a bar, with what is uncertain about it and the middle. */
function Bar({ share, interval: [low, high] }: Figure) {
  const at = (n: number): string => `${(100 * n).toFixed(1)}%`;
  return (
    <span class="strategy-bar" aria-hidden="true">
      <span class="strategy-range" style={{ left: at(low), right: at(1 - high) }} />
      <span class="strategy-share" style={{ left: at(share) }} />
    </span>
  );
}

function Tip({ figure }: { figure: Figure }) {
  const { game, never, games, share, interval } = figure;
  const [low, high] = interval;
  const figures = { share: percent(share), games, low: percent(low), high: percent(high) };
  return (
    <li class="strategy-tip">
      <h3>{say({ key: `learn.strategy.${game}.${never}`, args: {} })}</h3>
      <p class={isWorthIt(figure) ? 'strategy-worth' : 'strategy-unworth'}>
        {isWorthIt(figure) ? t('learn.strategy.worth') : t('learn.strategy.unworth')}
      </p>
      <Bar {...figure} />
      <p class="quiet">{t('learn.strategy.figure', figures)}</p>
    </li>
  );
}

/** What was shown to win, game by game. */
export function Page({ path: [game = ''], around }: ShelfProps) {
  const bill = billOf(game) ?? BILLS[0];
  if (!bill) return null;
  const figures = tellingOf(bill.id);
  return around(
    <section class="panel" aria-labelledby="strategy-title">
      <h2 id="strategy-title">
        {say(titleOf(bill))} · {t('learn.strategy')}
      </h2>
      <Games shelf="strategy" now={bill.id} />
      <p class="quiet">{t('learn.strategy.how')}</p>
      {figures.length === 0 && <p>{t('learn.strategy.none')}</p>}
      <ul class="strategy">
        {figures.map(figure => (
          <Tip key={figure.never} figure={figure} />
        ))}
      </ul>
    </section>,
  );
}
