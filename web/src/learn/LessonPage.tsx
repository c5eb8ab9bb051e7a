import { readRecord } from '@kaffeehaus/kernel';
import type { Lesson } from '@kaffeehaus/lessons';
import { useEffect, useState } from 'preact/hooks';
import { Answering } from '../ask/answering.ts';
import { Counsel } from '../ask/counsel.ts';
import { habits } from '../ask/habits.ts';
import { billOf, bring } from '../repertoire/bills.ts';
import { put } from '../repertoire/games.ts';
import { kernelOf } from '../rules/kernel.ts';
import type { GameView } from '../seat/gameview.ts';
import { Motion } from '../table/motion.ts';
import type { Laid } from '../table/open.ts';
import { Table } from '../table/Table.tsx';
import { thinker } from '../think/thinker.ts';
import { paint } from '../ui/colours.ts';
import { paceNow, prefs } from '../ui/prefs.ts';
import { Loading, NotLoaded, Sign } from '../ui/Sign.tsx';
import { tell } from '../ui/voice.ts';
import { t } from '../ui/words.ts';
import { gameOf, lessonNamed } from './lessons.ts';
import './lesson.css';
import { hashOfLearning } from './places.ts';
import { note, progressOf } from './progress.ts';
import { Schooling } from './schooling.ts';
import { sentenceOf } from './sentence.ts';
import type { ShelfProps } from './shelves.ts';
import { tutorOf } from './Tutor.tsx';

/** Everything is answered by the learner: nothing goes without saying yet. */
const LEARNING = { ...habits, skips: () => false, confirms: () => false };

/** Puts the table on the shelf as it stands, and goes there. */
const playOn = async ({ lesson, record, names, sitters, given }: Schooling): Promise<void> => {
  const id = await put({ ...record, names: names.slice(0, record.seats) }, sitters, undefined, {
    given,
    lesson: lesson.id,
  });
  if (id === undefined) tell(t('web.trouble.unkept'));
  else location.hash = `#/table/${id}`;
};

/** From the beginning of a chapter the learner goes on as the record did up to there. */
const startAt = (lesson: Lesson, answers: readonly string[], chapter: number | undefined) => {
  const own = answers.slice(lesson.from).filter(line => line.startsWith('1:'));
  return chapter === undefined ? progressOf(lesson.id) : { step: chapter, taken: own };
};

interface Open extends Laid {
  readonly play: Schooling;
}

const open = (lesson: Lesson, gameView: GameView, chapter: number | undefined): Open => {
  const { game, record } = readRecord(lesson.record, [gameView.game]);
  paint(gameView.wears?.(kernelOf(game).replay(game, { ...record, answers: [] })));
  const names = [prefs.value.name || t('web.role.you'), ...(record.names ?? []).slice(1)];
  const motion = new Motion(gameView);
  const play = new Schooling(
    { game, lesson, record },
    gameView.automaton === undefined ? names : [...names, gameView.automaton],
    { pace: paceNow, motion, note: (...how) => note(lesson.id, ...how) },
    startAt(lesson, record.answers, chapter),
  );
  const next = lesson.next === undefined ? undefined : lessonNamed(lesson.next);
  return {
    play,
    answering: new Answering(play, LEARNING, gameView),
    counsel: new Counsel(play, thinker),
    gameView,
    motion,
    tutor: tutorOf({
      schooling: play,
      gameView,
      playOn: () => void playOn(play),
      next: next && {
        title: sentenceOf(next, game.id, 'title'),
        href: hashOfLearning(['lesson', next.id]),
      },
    }),
  };
};

const useLesson = (
  lesson: Lesson | undefined,
  chapter: number | undefined,
): Open | 'unloaded' | undefined => {
  const [opened, setOpened] = useState<Open | 'unloaded' | undefined>();
  useEffect(() => {
    let laid: Open | undefined;
    let isGone = false;
    const bill = lesson && billOf(gameOf(lesson));
    if (lesson && bill)
      bring(bill).then(
        gameView => {
          if (isGone) return;
          laid = open(lesson, gameView, chapter);
          setOpened(laid);
        },
        () => setOpened('unloaded'),
      );
    return () => {
      isGone = true;
      laid?.play.close();
      setOpened(undefined);
    };
  }, [lesson, chapter]);
  return opened;
};

/** A lesson at its table; a second part of the address is the step it begins with. */
export function Page({ path: [id = '', from] }: ShelfProps) {
  const lesson = lessonNamed(id);
  const chapter = from === undefined ? undefined : Number.parseInt(from, 10) || 1;
  const opened = useLesson(lesson, chapter);
  if (!lesson)
    return (
      <Sign>
        <h1>{t('learn.missing')}</h1>
      </Sign>
    );
  if (opened === 'unloaded') return <NotLoaded />;
  const view = opened?.play.view.value;
  return opened && view ? <Table opened={opened} view={view} /> : <Loading />;
}
