import type { Review, TurningPoint } from '@kaffeehaus/bots';
import type { Answer, GameEvent } from '@kaffeehaus/kernel';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { useReview } from '../review/reviewer.ts';
import { Curve, Legend } from '../review/Curve.tsx';
import { Decided, Figures, type ReviewProps } from '../review/ReviewPart.tsx';
import { keepOwn } from '../repertoire/puzzles.ts';
import type { Choreography } from '../seat/beat.ts';
import { Head } from '../table/Head.tsx';
import { layoutClass } from '../table/Layout.tsx';
import { Moving } from '../table/Moving.tsx';
import { BoardPart, DeskPart, HandPart } from '../table/Parts.tsx';
import type { Sheet } from '../table/Sheets.tsx';
import { sheets } from '../table/Table.tsx';
import { Tabbed } from '../table/Tabbed.tsx';
import { Later } from '../ui/Later.tsx';
import { size } from '../ui/size.ts';
import { percent, t } from '../ui/words.ts';
import { type Advice, Adviser } from './advice.ts';
import type { Projected } from './lay.ts';
import { puzzlesIn } from './own.ts';
import { Marks, type MarksProps } from './Marks.tsx';
import { type Drawn, aheadOf, drawnOf } from './marks.ts';
import { Deeds, useReel } from './Reel.tsx';
import { whereText } from './said.ts';
import type { Screening } from './screening.ts';
import type { Shown } from './shown.ts';
import { Line, Transport } from './Transport.tsx';
import { type Next, Points, Verdict } from './Verdict.tsx';
import './review.css';

export interface ReviewBoardProps {
  shown: Shown;
  laid: Projected;
}

/** The answer that was given next, with the eyes of whoever gave it. */
const nextOf = (screening: Screening): Next | undefined => {
  const n = screening.n.value + 1;
  const said = screening.said(n);
  return said && { ...said, view: { ...screening.view.value, ask: said.ask, table: said.table } };
};

/** The turning point at the moment that is looked at. */
const pointAt = ({ points }: Review, { n, stops }: Screening): TurningPoint | undefined =>
  points.find(({ index }) => stops.filter(stop => stop.n <= index).at(-1)?.n === n.value);

/** How deeds are drawn; without it things are ringed and nothing else. */
const useChoreography = ({ shown: { gameView } }: ReviewBoardProps): Choreography | undefined => {
  const now = useSignal<Choreography | undefined>(undefined);
  useEffect(() => {
    gameView.choreography.bring().then(
      ({ choreography }) => {
        now.value = choreography;
      },
      () => undefined,
    );
  }, [gameView]);
  return now.value;
};

/** Whoever answers next lends their eyes: what was played is judged by what they knew. */
const useEyesOfNext = (screening: Screening): void => {
  const n = screening.n.value;
  useEffect(() => {
    if (n < screening.length) screening.lend(screening.seatOf(n + 1));
  }, [n]);
};

/** What there is to say of the moment that is looked at. */
interface Judged {
  readonly review: Review | undefined;
  readonly next: Next | undefined;
  readonly point: TurningPoint | undefined;
  readonly advice: Advice | undefined;
  /** What a bot prefers to what was played, if it does. */
  readonly better: Answer | undefined;
}

const judge = (review: Review | undefined, screening: Screening, adviser: Adviser): Judged => {
  const next = nextOf(screening);
  const point = review && pointAt(review, screening);
  const said = adviser.said.value;
  const advice = said?.n === screening.n.value ? said.advice : undefined;
  const best = point?.better ?? (typeof advice === 'object' ? advice[0]?.answer : undefined);
  return { review, next, point, advice, better: best?.join() === next?.answer.join() ? undefined : best };
};

/** Both answers as they are drawn: what was played with what it brought, the better one with what is certain of it. */
const marksOf = (
  { gameView, play }: Projected,
  choreography: Choreography | undefined,
  { next, better }: Judged,
): MarksProps['marks'] => {
  if (!next) return [];
  const { view, answer } = next;
  const drawn = (of: Answer, events: readonly GameEvent[]): Drawn =>
    drawnOf(gameView, choreography, view, of, events);
  return [
    { look: 'played', drawn: drawn(answer, play.brought(play.n.value + 1)) },
    ...(better
      ? [{ look: 'better', drawn: drawn(better, aheadOf(gameView, view, better).events) } as const]
      : []),
  ];
};

function Waiting({ now, begin }: { now: { part: number } | 'failed' | undefined; begin: () => void }) {
  if (now === 'failed')
    return (
      <div class="trouble" role="alert">
        <p>{t('web.review.failed')}</p>
        <button type="button" class="button small" onClick={begin}>
          {t('web.trouble.retry')}
        </button>
      </div>
    );
  const part = now?.part ?? 0;
  const text = t('web.review.wait', { part: percent(part) });
  return (
    <p class="review-wait">
      {text}
      <progress value={part} aria-label={text} />
    </p>
  );
}

/** The board, with what is marked on it; on a phone that has no board, its parts. */
function Stage({ laid, marks, of }: { laid: Projected } & MarksProps) {
  const { play, gameView, motion } = laid;
  const view = play.view.value;
  const draw = { view, picks: laid.answering, names: play.names };
  const parts = { draw, gameView, motion, isShown: true };
  const isTabbed = size.value === 'S' && !gameView.phone.board;
  return (
    <div class="review-stage">
      {isTabbed ? <Tabbed {...parts} tabs={gameView.phone.tabs} /> : <BoardPart {...parts} />}
      {!motion.moving.value && <Marks marks={marks} of={of} />}
    </div>
  );
}

/** What the seat held that answers next. */
function Held({ laid }: { laid: Projected }) {
  const { play, gameView } = laid;
  const draw = { view: play.view.value, picks: laid.answering, names: play.names };
  return (
    <div class="review-held">
      <HandPart draw={draw} gameView={gameView} />
      <DeskPart draw={draw} gameView={gameView} />
    </div>
  );
}

interface PanelProps extends ReviewBoardProps {
  judged: Judged;
}

const reviewProps = ({ shown, laid: { gameView, play } }: ReviewBoardProps, review: Review): ReviewProps => ({
  review,
  game: gameView.game,
  record: shown.record,
  names: play.names,
  colourOf: seat => gameView.colour(seat),
  Mini: gameView.Mini,
});

/** The chances over the game; pressed, the board goes there. */
function CurvePanel({ review, ...props }: ReviewBoardProps & { review: Review }) {
  const { play } = props.laid;
  const drawn = reviewProps(props, review);
  return (
    <>
      <Decided {...drawn} />
      <Curve {...drawn} at={play.n.value} onMoment={n => play.go(n)} />
      <Legend {...drawn} />
      <p class="quiet">{t('replay.review.press')}</p>
    </>
  );
}

/** What is said of the moment, and what can be done with it. */
function VerdictPanel({ shown, laid, judged, adviser }: PanelProps & { adviser: Adviser }) {
  const { play: screening, player } = laid;
  const { review, next, point, advice } = judged;
  const number = review && point ? review.points.indexOf(point) + 1 : 0;
  return (
    <section class="panel review-verdict" aria-live="polite">
      {next ? (
        <Verdict {...{ shown, screening, next, point, number, advice }} />
      ) : (
        <p>{t('replay.review.over')}</p>
      )}
      <div class="row review-deeds">
        <Deeds {...{ shown, screening, player }} isReviewed />
        {next && !point && (
          <button
            type="button"
            class="button small"
            aria-disabled={advice === 'thinking'}
            onClick={() => void adviser.seek(screening.n.value, next.seat, next.table)}
          >
            <Icon name="robot" size={14} />{' '}
            {advice === 'thinking' ? t('web.counsel.wait') : t('replay.review.ask')}
          </button>
        )}
      </div>
    </section>
  );
}

function PointsPanel({ shown, laid, review }: ReviewBoardProps & { review: Review }) {
  const { play: screening, player } = laid;
  const go = (i: number): void => {
    player.stop();
    screening.go(review.points[i]?.index ?? 0);
  };
  return (
    <section class="panel review-list">
      <h2>{t('web.review.points')}</h2>
      <Points {...{ review, screening, shown }} onPoint={go} />
      <p class="quiet">{t('common.review.points.note')}</p>
    </section>
  );
}

/** Everything beside the board. */
function Side(props: PanelProps & { adviser: Adviser; wait: VNode }) {
  const { judged, laid, wait } = props;
  const { review } = judged;
  return (
    <div class="review-side frame" tabIndex={0} role="region" aria-label={t('web.review')}>
      <section class="panel review-curve">
        <h2>{t('web.review.curve')}</h2>
        {review ? <CurvePanel {...props} review={review} /> : wait}
      </section>
      <VerdictPanel {...props} />
      {review && <PointsPanel {...props} review={review} />}
      <Held laid={laid} />
      {review && (
        <details class="panel review-figures">
          <summary>{t('replay.review.figures')}</summary>
          <Figures {...reviewProps(props, review)} />
        </details>
      )}
    </div>
  );
}

/** The head of the table, with what it opens. */
function Top({ laid }: { laid: Projected }) {
  const { play, gameView } = laid;
  const view = play.view.value;
  const [sheet, show] = useState<Sheet | undefined>();
  return (
    <>
      <Head
        {...{ play, view, gameView }}
        beside={undefined}
        onMenu={() => show('menu')}
        onSeat={seat => show({ seat })}
      />
      {sheet && (
        <Later part={sheets}>
          {({ Sheets }) => <Sheets opened={laid} view={view} sheet={sheet} show={show} />}
        </Later>
      )}
    </>
  );
}

/** A game looked back at on its board: the chances, what was played there, and what a bot would have preferred. */
export function ReviewBoard(props: ReviewBoardProps) {
  const { shown, laid } = props;
  const { play: screening, player, gameView, motion } = laid;
  const { now, begin } = useReview(shown.record);
  const adviser = useMemo(() => new Adviser(screening), [screening]);
  const choreography = useChoreography(props);
  useReel({ shown, screening, player }, true);
  useEyesOfNext(screening);
  useEffect(() => {
    void begin();
    return () => adviser.close();
  }, [shown.record]);
  const view = screening.view.value;
  const isDone = typeof now === 'object' && 'review' in now;
  const found = isDone ? now.review : undefined;
  useEffect(() => {
    if (found) keepOwn(puzzlesIn(found, screening));
  }, [found]);
  const judged = judge(found, screening, adviser);
  return (
    <Moving motion={motion} view={view}>
      <div class={`table review-board of-${gameView.game.id} ${layoutClass(gameView)}`}>
        <gameView.Sprite />
        <Top laid={laid} />
        <div class="table-room">
          <main class="review-main">
            <Stage
              laid={laid}
              marks={marksOf(laid, choreography, judged)}
              of={[view.version, view.viewer, judged.better, choreography !== undefined].join()}
            />
            <section class="reel review-reel" aria-label={t('replay.title')}>
              <Transport screening={screening} player={player} />
              <div>
                <p class="reel-where num">{whereText(screening)}</p>
                <Line screening={screening} player={player} />
              </div>
            </section>
            <Side
              {...props}
              {...{ judged, adviser }}
              wait={<Waiting now={isDone ? undefined : now} begin={() => void begin()} />}
            />
          </main>
        </div>
      </div>
    </Moving>
  );
}
