import type { Puzzle } from '@kaffeehaus/bots';
import { useEffect, useMemo } from 'preact/hooks';
import { Answering } from '../ask/answering.ts';
import { answerText } from '../ask/CounselPart.tsx';
import { Counsel } from '../ask/counsel.ts';
import { habits } from '../ask/habits.ts';
import { put } from '../repertoire/games.ts';
import { note } from '../repertoire/puzzles.ts';
import { Marks } from '../replay/Marks.tsx';
import { aheadOf, drawnOf } from '../replay/marks.ts';
import type { GameView } from '../seat/gameview.ts';
import { Motion } from '../table/motion.ts';
import type { Laid } from '../table/open.ts';
import { Table } from '../table/Table.tsx';
import { thinker } from '../think/thinker.ts';
import { paint } from '../ui/colours.ts';
import { announce, tell } from '../ui/voice.ts';
import { percent, t, whole } from '../ui/words.ts';
import { Riddle, type Told } from './riddle.ts';

export interface AskedProps {
  puzzle: Puzzle;
  gameView: GameView;
  names: readonly string[];
  next: string;
  all: string;
}

/** One question by itself: it is chosen, then given, and never the next one with it. */
const lay = (riddle: Riddle, gameView: GameView): Laid => ({
  play: riddle,
  gameView,
  motion: new Motion(gameView, () => undefined),
  answering: new Answering(riddle, { ...habits, confirms: () => true, skips: () => false }, gameView),
  counsel: new Counsel(riddle, thinker),
});

const behindText = ({ behind, margin }: Told): string =>
  t('replay.practise.behind', { n: whole(100 * behind), margin: whole(100 * margin) });

/** What was compared, and how it came out. */
function Answers({ riddle, gameView }: { riddle: Riddle; gameView: GameView }) {
  const { question, told, names, chosen } = riddle;
  const { ask, table } = question;
  if (!ask) return null;
  return (
    <ol class="practise-answers">
      {told.map((each, i) => (
        <li key={i} class={each.answer.join() === chosen.value?.join() ? 'is-chosen' : undefined}>
          <span>{answerText(gameView.game, table, ask, each.answer, names)}</span>
          <b class="num">{percent(each.chance)}</b>
          <span class="quiet num">{i > 0 && behindText(each)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Plays on from the question, in a game that counts nowhere. */
const playOn = async ({ record, names, sitters }: Riddle): Promise<void> => {
  const id = await put({ ...record, names }, sitters, undefined, { fork: record.answers.length });
  if (id === undefined) tell(t('web.trouble.unkept'));
  else location.hash = `#/table/${id}`;
};

function Outcome({
  riddle,
  gameView,
  next,
  all,
}: { riddle: Riddle } & Pick<AskedProps, 'gameView' | 'next' | 'all'>) {
  const isKnown = riddle.told.some(({ answer }) => answer.join() === riddle.chosen.value?.join());
  return (
    <section class="prompt is-mine practise-outcome" aria-labelledby="practise-title">
      <h2 id="practise-title" class="reel-said">
        {riddle.isRight ? t('replay.practise.right') : t('replay.practise.wrong')}
      </h2>
      {!isKnown && <p class="quiet">{t('replay.practise.other')}</p>}
      <Answers riddle={riddle} gameView={gameView} />
      <div class="row">
        <a class="button primary small" href={next}>
          {t('replay.practise.next')}
        </a>
        {!riddle.isRight && (
          <button type="button" class="button small" onClick={() => riddle.again()}>
            {t('replay.practise.again')}
          </button>
        )}
        <button type="button" class="button small" onClick={() => void playOn(riddle)}>
          {t('replay.fork')}
        </button>
        <a class="button plain small" href={all}>
          {t('replay.practise.all')}
        </a>
      </div>
    </section>
  );
}

/** What was chosen and what is best, over the board. */
function Drawing({ riddle, gameView }: { riddle: Riddle; gameView: GameView }) {
  const { question, told, chosen } = riddle;
  const best = told[0]?.answer;
  const mine = chosen.value;
  if (!best || !mine) return null;
  const drawn = (answer: readonly number[]) =>
    drawnOf(gameView, undefined, question, answer, aheadOf(gameView, question, answer).events);
  return (
    <Marks
      of={mine.join()}
      marks={[
        ...(riddle.isRight ? [] : [{ look: 'played', drawn: drawn(mine) } as const]),
        { look: 'better', drawn: drawn(best) },
      ]}
    />
  );
}

/** A puzzle on its table: a real question, answered as in a game. */
export function Asked({ puzzle, gameView, names, next, all }: AskedProps) {
  const riddle = useMemo(() => new Riddle(gameView.game, puzzle, names), [puzzle]);
  const laid = useMemo(() => {
    paint(gameView.wears?.(riddle.question.table));
    return lay(riddle, gameView);
  }, [riddle]);
  const isGiven = riddle.chosen.value !== undefined;
  useEffect(() => {
    if (!isGiven) return;
    note(puzzle, riddle.isRight);
    announce(riddle.isRight ? t('replay.practise.right') : t('replay.practise.wrong'));
  }, [isGiven]);
  const opened: Laid = isGiven
    ? { ...laid, instead: () => <Outcome {...{ riddle, gameView, next, all }} /> }
    : laid;
  return (
    <>
      <Table opened={opened} view={riddle.view.value} />
      {isGiven && <Drawing riddle={riddle} gameView={gameView} />}
    </>
  );
}
