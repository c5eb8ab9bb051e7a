import { type GameRecord, score } from '@kaffeehaus/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { ScoreSheet } from './ScoreSheet.tsx';
import { list, percent, say, t } from '../ui/words.ts';
import { Icon } from '../art/Icon.tsx';
import { useReview } from '../review/reviewer.ts';
import type { GameView } from '../seat/gameview.ts';
import type { View } from '../seat/view.ts';

export interface EndProps {
  view: View;
  gameView: GameView;
  names: readonly string[];
  record: GameRecord;
}

/** The score sheet, source by source, and how a tie was broken. */
function Sheet({ view, gameView, names }: Omit<EndProps, 'record'>) {
  const { game } = gameView;
  const sheets = game.audit(view.table);
  const { seats: winners, by } = game.winners(view.table);
  const sources = sheets[0]?.map(line => line.source) ?? [];
  return (
    <ScoreSheet
      title={t('common.score')}
      sourceLabel={t('web.end.source')}
      totalLabel={t('common.total')}
      seats={sheets.map((sheet, seat) => ({
        seat: gameView.colour(seat),
        name: names[seat] ?? t('common.seat', { seat: seat + 1 }),
        total: score(sheet),
        won: winners.includes(seat) ? t('web.end.won') : undefined,
      }))}
      rows={sources.map((source, i) => {
        const note = gameView.note(view.table, source);
        return {
          id: source,
          source: say(game.phrases.source(source)),
          points: sheets.map(sheet => sheet[i]?.points ?? 0),
          note: note && say(note),
        };
      })}
      tieBreak={by === undefined ? undefined : say({ key: by, args: {} })}
    />
  );
}

/** Looking back at the game, once somebody wants to: it takes some seconds. */
function Reviewed({ gameView, names, record }: Omit<EndProps, 'view'>) {
  const { now, begin } = useReview(record);
  if (now === undefined)
    return (
      <button type="button" class="button" onClick={() => void begin()}>
        <Icon name="replay" size={18} /> {t('web.review')}
      </button>
    );
  if (now === 'failed')
    return (
      <div class="trouble" role="alert">
        <p>{t('web.review.failed')}</p>
        <button type="button" class="button small" onClick={() => void begin()}>
          {t('web.trouble.retry')}
        </button>
      </div>
    );
  if ('part' in now) {
    const text = t('web.review.wait', { part: percent(now.part) });
    return (
      <p class="review-wait">
        {text}
        <progress value={now.part} aria-label={text} />
      </p>
    );
  }
  const { review, Part } = now;
  const { game, Mini, colour } = gameView;
  return <Part {...{ review, game, record, names, Mini, colourOf: colour }} />;
}

/** The game is over: who has won, and why. */
export function End(props: EndProps) {
  const { view, gameView, names, record } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  const { seats } = gameView.game.winners(view.table);
  const winners = list(seats.map(seat => names[seat] ?? t('common.seat', { seat: seat + 1 })));
  return (
    <section class="end panel" aria-labelledby="end-title">
      <h2 id="end-title" ref={title} tabIndex={-1}>
        {t('common.winner', { n: seats.length, winners })}
      </h2>
      <Sheet {...props} />
      <Reviewed gameView={gameView} names={names} record={record} />
      <a class="button primary" href="#/">
        {t('web.table.lobby')}
      </a>
    </section>
  );
}
