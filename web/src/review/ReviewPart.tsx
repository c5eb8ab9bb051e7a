import type { Effect, Review, TurningPoint } from '@kaffeehaus/bots';
import { type Account, PARTS, inPercents } from '@kaffeehaus/bots/account';
import { type Answer, FIRST, type GameRecord } from '@kaffeehaus/kernel';
import { kernelOf } from '../rules/kernel.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameView } from '../seat/gameview.ts';
import { plus, percent, say, t, whole } from '../ui/words.ts';
import { answerText } from '../ask/CounselPart.tsx';
import { Curve, type CurveProps, Legend } from './Curve.tsx';
import { playersIn, stopsOf } from './curve.ts';
import './review.css';

export interface ReviewProps extends Omit<CurveProps, 'at' | 'onMoment'> {
  record: GameRecord;
  Mini: GameView['Mini'];
}

export const nameOf = (names: readonly string[], player: number): string =>
  names[player] ?? t('common.seat', { seat: player + 1 });

/** Where the game was decided, in one sentence. */
export function Decided({ game, review: { decided }, names }: ReviewProps) {
  const { by, round, account, winner } = decided;
  return (
    <p class="review-decided">
      {t('common.review.decided', {
        by,
        game: game.id,
        round,
        who: nameOf(names, winner),
        from: percent(account.from),
        to: percent(account.to),
      })}
    </p>
  );
}

const margin = (effect: Effect): string => whole(100 * effect.margin);

export const titleOf = (
  { game, names }: Pick<ReviewProps, 'game' | 'names'>,
  { kind, round, seat, loss, account }: TurningPoint,
): string => {
  const effect = loss ?? account.parts.chance;
  return t('common.review.point', {
    game: game.id,
    round,
    who: nameOf(names, seat),
    kind,
    n: plus(100 * (loss === undefined ? effect.mean : -effect.mean)),
    margin: margin(effect),
  });
};

/** What the chance of winning did, and why: the parts add up. */
export const sumOf = ({ kind, account, loss }: TurningPoint): string => {
  const { mine, others, chance, estimate } = inPercents(account);
  return t('common.review.sum', {
    kind,
    from: percent(account.from),
    to: percent(account.to),
    mine: plus(mine),
    best: plus(mine + Math.round(100 * (loss?.mean ?? 0))),
    others: plus(others),
    chance: plus(chance),
    estimate: plus(estimate),
  });
};

/** The cards of an answer. */
function Cards({ Mini, answer }: Pick<ReviewProps, 'Mini'> & { answer: Answer }) {
  const cards = [...new Set(answer)].filter(item => item > FIRST);
  if (cards.length === 0) return null;
  return (
    <span class="review-cards">
      {cards.map(card => (
        <Mini key={card} card={card} />
      ))}
    </span>
  );
}

function Point(props: ReviewProps & { point: TurningPoint }) {
  const { point, game, record, names, Mini } = props;
  const { ask, answer, better, index } = point;
  const before = kernelOf(game).replay(game, record, index);
  const said = (items: Answer): string => answerText(game, before, ask, items, names);
  return (
    <li>
      <div>
        <h4>{titleOf(props, point)}</h4>
        <p class="quiet">
          {t('web.review.asked', { question: say(game.phrases.prompt(ask, before), names) })}
        </p>
        <p>
          {t('common.review.answered', { answer: said(answer) })} <Cards Mini={Mini} answer={answer} />
        </p>
        {better && (
          <p class="review-better">
            {t('common.review.better', { answer: said(better) })} <Cards Mini={Mini} answer={better} />
          </p>
        )}
        <p>{sumOf(point)}</p>
      </div>
    </li>
  );
}

/** One account as a row: from, the parts with their margins, to. */
function Row({ name, account }: { name: string; account: Account }) {
  const told = inPercents(account);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{percent(account.from)}</td>
      {PARTS.map(part => (
        <td key={part}>
          {plus(told[part])} <small>± {margin(account.parts[part])}</small>
        </td>
      ))}
      <td>{percent(account.to)}</td>
    </tr>
  );
}

/** Accounts under one head; wide tables scroll by themselves. */
function Accounts({ label, rows }: { label: string; rows: readonly { name: string; account: Account }[] }) {
  return (
    <div class="sheet-scroll" tabIndex={0} role="group" aria-label={label}>
      <table class="review-sheet">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('common.review.begin')}</th>
            {PARTS.map(part => (
              <th key={part} scope="col">
                {t('common.review.part', { part })}
              </th>
            ))}
            <th scope="col">{t('common.review.result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <Row key={row.name} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Totals({ review, names }: ReviewProps) {
  const label = t('common.review.totals');
  return (
    <>
      <h3>{label}</h3>
      <Accounts
        label={label}
        rows={review.totals.map(account => ({ name: nameOf(names, account.player), account }))}
      />
      <p class="quiet">{t('common.review.part.note')}</p>
    </>
  );
}

/** The same round by round, a table for each player. */
function Rounds({ game, review, names }: ReviewProps) {
  return (
    <details class="review-numbers">
      <summary>{t('common.review.rounds', { game: game.id })}</summary>
      {review.totals.map(({ player }) => (
        <section key={player} class="review-rounds">
          <h4>{nameOf(names, player)}</h4>
          <Accounts
            label={nameOf(names, player)}
            rows={review.byRound.flatMap(({ round, accounts }) => {
              const account = accounts[player];
              return account ? [{ name: t('common.round', { game: game.id, round }), account }] : [];
            })}
          />
        </section>
      ))}
    </details>
  );
}

/** How often each player decided as a bot would, at the beginning, in the middle and at the end. */
function Agreed({ review: { agreement }, names }: ReviewProps) {
  const label = t('common.review.agreement');
  return (
    <>
      <h3>{label}</h3>
      <div class="sheet-scroll" tabIndex={0} role="group" aria-label={label}>
        <table class="review-sheet">
          <thead>
            <tr>
              <td />
              {agreement[0]?.phases.map((_, phase) => (
                <th key={phase} scope="col">
                  {t('common.review.phase', { phase: String(phase) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {agreement.map(({ seat, phases }) => (
              <tr key={seat}>
                <th scope="row">{nameOf(names, seat)}</th>
                {phases.map((share, phase) => (
                  <td key={phase}>{t('common.review.share', share)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The curve in numbers. */
function Numbers({ game, review, names }: ReviewProps) {
  const stops = stopsOf(review);
  const titleAt = (round: number | undefined, i: number): string => {
    if (round === undefined) return t('web.review.start');
    return i === stops.length - 1 ? t('web.review.end') : t('web.review.row', { game: game.id, round });
  };
  return (
    <details class="review-numbers">
      <summary>{t('web.review.table')}</summary>
      <div class="sheet-scroll" tabIndex={0} role="group" aria-label={t('web.review.table')}>
        <table class="review-sheet">
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
                <th scope="row">{titleAt(round, i)}</th>
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

function Points(props: ReviewProps) {
  const { points }: Review = props.review;
  return (
    <>
      <h3>{t('web.review.points')}</h3>
      {points.length === 0 ? (
        <p>{t('common.review.none')}</p>
      ) : (
        <ol class="review-points">
          {points.map(point => (
            <Point key={`${point.kind} ${point.index}`} {...props} point={point} />
          ))}
        </ol>
      )}
      <p class="quiet">{t('common.review.points.note')}</p>
    </>
  );
}

/** All figures of a review. */
export function Figures(props: ReviewProps) {
  return (
    <>
      <Numbers {...props} />
      <Totals {...props} />
      <Rounds {...props} />
      <Agreed {...props} />
      <p class="quiet">{t('web.review.about')}</p>
    </>
  );
}

/** A finished game looked back at: where it was decided, the chances, and what of them was decision and what luck. */
export function ReviewPart(props: ReviewProps) {
  const { review } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'start' });
  }, [review]);
  return (
    <section class="review" aria-labelledby="review-title">
      <h3 id="review-title" ref={title} tabIndex={-1}>
        {t('web.review.curve')}
      </h3>
      <Decided {...props} />
      <Legend {...props} />
      <Curve {...props} />
      <Numbers {...props} />
      <Totals {...props} />
      <Rounds {...props} />
      <Points {...props} />
      <Agreed {...props} />
      <p class="quiet">{t('web.review.about')}</p>
    </section>
  );
}
