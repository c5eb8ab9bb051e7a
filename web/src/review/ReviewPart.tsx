import type { Effect, TurningPoint } from '@kaffeehaus/bots';
import { type GameRecord, kernelOf } from '@kaffeehaus/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { percent, say, signed, t } from '../ui/words.ts';
import { answerText } from '../ask/CounselPart.tsx';
import { Curve, type CurveProps, Legend } from './Curve.tsx';
import { playersIn, stopsOf } from './curve.ts';
import './review.css';

export interface ReviewProps extends CurveProps {
  record: GameRecord;
}

const nameOf = (names: readonly string[], player: number): string =>
  names[player] ?? t('common.seat', { seat: player + 1 });

/** Chances in hundredths. A difference smaller than its margin is none that can be told. */
const inWords = (effect: Effect): { kind: 'gain' | 'cost' | 'even'; n: string; margin: string } => {
  const n = Math.round(100 * effect.mean);
  const margin = Math.ceil(100 * effect.margin);
  const kind = Math.abs(n) <= margin ? 'even' : n > 0 ? 'gain' : 'cost';
  return { kind, n: String(Math.abs(n)), margin: String(margin) };
};

function Point({ point, game, record, names }: ReviewProps & { point: TurningPoint }) {
  const { ask, answer, better, index, round, swing } = point;
  const before = kernelOf(game).replay(game, record, index);
  const question = say(game.phrases.prompt(ask, before), names);
  return (
    <li>
      <details>
        <summary>
          <b>
            {t('web.review.point', {
              game: game.id,
              round,
              who: nameOf(names, ask.seat),
              swing: signed(swing),
            })}
          </b>
          <span>
            {better ? t('web.review.decision', inWords(point.decision)) : t('common.review.same')}{' '}
            {t('web.review.luck', inWords(point.luck))}
          </span>
        </summary>
        <p>{t('web.review.asked', { question })}</p>
        <p>{t('common.review.answered', { answer: answerText(game, before, ask, answer, names) })}</p>
        {better && <p>{t('web.review.better', { answer: answerText(game, before, ask, better, names) })}</p>}
      </details>
    </li>
  );
}

/** The curve in numbers. */
function Numbers({ game, review, names }: ReviewProps) {
  const stops = stopsOf(review);
  const titleOf = (round: number | undefined, i: number): string => {
    if (round === undefined) return t('web.review.start');
    return i === stops.length - 1 ? t('web.review.end') : t('web.review.row', { game: game.id, round });
  };
  return (
    <details class="review-numbers">
      <summary>{t('web.review.table')}</summary>
      <div class="sheet-scroll" tabIndex={0} role="group" aria-label={t('web.review.table')}>
        <table>
          <thead>
            <tr>
              <td />
              {Array.from({ length: playersIn(review) }, (_, player) => (
                <th key={player} scope="col">
                  {nameOf(names, player)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stops.map(({ index, round, chances }, i) => (
              <tr key={index}>
                <th scope="row">{titleOf(round, i)}</th>
                {chances.map((chance, player) => (
                  <td key={player}>{percent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** A finished game looked back at: the chances, where they turned, and what of it was luck. */
export function ReviewPart(props: ReviewProps) {
  const { review } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), [review]);
  return (
    <section class="review" aria-labelledby="review-title">
      <h3 id="review-title" ref={title} tabIndex={-1}>
        {t('web.review.curve')}
      </h3>
      <Legend {...props} />
      <Curve {...props} />
      <Numbers {...props} />
      <h3>{t('web.review.points')}</h3>
      {review.points.length === 0 ? (
        <p>{t('web.review.none')}</p>
      ) : (
        <ol class="review-points">
          {review.points.map(point => (
            <Point key={point.index} {...props} point={point} />
          ))}
        </ol>
      )}
      <p class="quiet">{t('web.review.about')}</p>
    </section>
  );
}
