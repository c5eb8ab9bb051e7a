import type { Review, TurningPoint } from '@kaffeehaus/bots';
import type { Answer, Ask, State } from '@kaffeehaus/kernel';
import { answerText } from '../ask/CounselPart.tsx';
import { chipsOf, shownChips } from '../ask/chips.ts';
import { nameOf, titleOf } from '../review/ReviewPart.tsx';
import type { View } from '../seat/view.ts';
import { percent, plus, say, t, whole } from '../ui/words.ts';
import type { Advice } from './advice.ts';
import { aheadOf } from './marks.ts';
import type { Screening } from './screening.ts';
import type { Shown } from './shown.ts';

/** What happened next at the moment that is looked at. */
export interface Next {
  readonly view: View;
  readonly ask: Ask;
  readonly seat: number;
  readonly answer: Answer;
  readonly table: State;
}

export interface VerdictProps {
  shown: Shown;
  screening: Screening;
  next: Next;
  point: TurningPoint | undefined;
  /** Its number on the curve. */
  number: number;
  /** What a bot thinks of it, for whoever asked. */
  advice: Advice | undefined;
}

/** By how much the better answer would have been better. */
const error = (n: number, margin: number): string =>
  t('replay.review.more', { n: plus(100 * n), margin: whole(100 * margin) });

interface RowProps {
  kind: 'dashed' | 'luck' | 'solid';
  text: string;
  figure?: string | undefined;
  note?: string | undefined;
}

function Row({ kind, text, figure, note }: RowProps) {
  return (
    <li>
      <span class={`verdict-kind is-${kind}`}>{t(`replay.review.${kind}`)}</span>
      <span class="verdict-text">
        {text}
        {note !== undefined && note !== '' && <span class="quiet"> {note}</span>}
      </span>
      {figure !== undefined && <b class="num">{figure}</b>}
    </li>
  );
}

/** What is certain to come of an answer, in a few words. */
const reasonOf = ({ shown: { gameView }, screening }: VerdictProps, view: View, answer: Answer): string =>
  shownChips(chipsOf(gameView, view, aheadOf(gameView, view, answer), screening.names))
    .flatMap(chip => (chip ? [chip.text] : []))
    .join(', ');

const pointRows = (props: VerdictProps, { account, better, loss }: TurningPoint): readonly RowProps[] => {
  const { shown, screening, next } = props;
  const said = (answer: Answer): string =>
    answerText(shown.gameView.game, next.table, next.ask, answer, screening.names);
  const played = account.from + account.parts.mine.mean;
  const luck = account.parts.chance;
  return [
    {
      kind: 'dashed',
      text: t('replay.review.played', { answer: said(next.answer) }),
      note: reasonOf(props, next.view, next.answer),
      figure: percent(Math.max(0, Math.min(1, played))),
    },
    ...(better && loss
      ? [
          {
            kind: 'solid',
            text: t('replay.review.better', { answer: said(better) }),
            note: reasonOf(props, next.view, better),
            figure: error(loss.mean, loss.margin),
          } as const,
        ]
      : []),
    {
      kind: 'luck',
      text: t('replay.review.chance', { who: nameOf(screening.names, account.player) }),
      figure: error(luck.mean, luck.margin),
    },
  ];
};

const adviceRows = (props: VerdictProps): readonly RowProps[] => {
  const { shown, screening, next, advice } = props;
  const said = (answer: Answer): string =>
    answerText(shown.gameView.game, next.table, next.ask, answer, screening.names);
  const played: RowProps = {
    kind: 'dashed',
    text: t('replay.review.played', { answer: said(next.answer) }),
    note: reasonOf(props, next.view, next.answer),
  };
  if (typeof advice !== 'object') return [played];
  const [best] = advice;
  if (!best) return [played];
  const own = advice.find(({ answer }) => answer.join() === next.answer.join());
  return [
    { ...played, figure: own && percent(own.chance) },
    ...(own === best || own?.tied === true
      ? []
      : [
          {
            kind: 'solid',
            text: t('replay.review.better', { answer: said(best.answer) }),
            note: reasonOf(props, next.view, best.answer),
            figure: own ? error(own.behind.mean, own.behind.margin) : percent(best.chance),
          } as const,
        ]),
  ];
};

/** What was asked, what was played, what a bot would have preferred, and what luck did then. */
export function Verdict(props: VerdictProps) {
  const { shown, screening, next, point, number, advice } = props;
  const { game } = shown.gameView;
  const rows = point ? pointRows(props, point) : adviceRows(props);
  const isAgreed = !point && typeof advice === 'object' && rows.length === 1 && advice[0] !== undefined;
  return (
    <>
      <h3 class="verdict-title">
        {point && (
          <span class="turning-number" aria-hidden="true">
            {number}
          </span>
        )}
        {point
          ? titleOf({ game, names: screening.names }, point)
          : t('replay.review.asked', {
              who: nameOf(screening.names, next.seat),
              question: say(game.phrases.prompt(next.ask, next.table), screening.names),
            })}
      </h3>
      <ul class="verdict">
        {rows.map(row => (
          <Row key={row.kind} {...row} />
        ))}
      </ul>
      {isAgreed && <p class="quiet">{t('replay.review.agreed')}</p>}
    </>
  );
}

/** The other turning points, each a way to it. */
export function Points(props: {
  review: Review;
  screening: Screening;
  shown: Shown;
  onPoint: (i: number) => void;
}) {
  const { review, screening, shown, onPoint } = props;
  const { game } = shown.gameView;
  if (review.points.length === 0) return <p>{t('common.review.none')}</p>;
  return (
    <ol class="turning">
      {review.points.map((point, i) => (
        <li key={`${point.kind} ${point.index}`}>
          <button type="button" class="turning-point" onClick={() => onPoint(i)}>
            <span class="turning-number" aria-hidden="true">
              {i + 1}
            </span>
            <span>{titleOf({ game, names: screening.names }, point)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
