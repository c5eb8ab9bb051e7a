import { WATCHER } from '@kaffeehaus/kernel';
import { useEffect, useMemo } from 'preact/hooks';
import type { Moment } from '../repertoire/moments.ts';
import { PERSON } from '../store/kept.ts';
import { Table } from '../table/Table.tsx';
import { isPalette, paint } from '../ui/colours.ts';
import { Later } from '../ui/Later.tsx';
import { Part } from '../ui/part.ts';
import { type Projected, layFilm } from './lay.ts';
import { Reel, useReel } from './Reel.tsx';
import { Screening, eyesAt } from './screening.ts';
import type { Shown } from './shown.ts';
import './replay.css';

/** What a bot thinks of the game, for whoever wants to know. */
const reviews = new Part(() => import('./ReviewBoard.tsx'));

export interface ReplayProps {
  shown: Shown;
  moment: Moment;
  isReviewed?: boolean;
}

/** Once a game is over one looks with the eyes of the first person who sat here. */
const firstEyes = ({ sitters, record }: Shown): number => {
  const person = sitters.indexOf(PERSON);
  return record.seats === 0 ? WATCHER : Math.max(0, person);
};

const goTo = (screening: Screening, moment: Moment): void => {
  if (moment === undefined) return;
  screening.go('n' in moment ? moment.n : screening.answerOf(moment.event));
};

const project = (shown: Shown, moment: Moment): Projected => {
  const { gameView, record, sitters, names, colours, isEnded = false, recalled } = shown;
  const screening = new Screening({
    game: gameView.game,
    record,
    sitters,
    ...(names && { names }),
    eyes: recalled?.eyes ?? [eyesAt(sitters)],
    ended: isEnded,
    source: recalled?.source,
  });
  if (screening.over) screening.lend(firstEyes(shown));
  goTo(screening, moment);
  screening.went = 0;
  const opening = gameView.wears?.(screening.opening);
  paint(isPalette(colours) ? colours : opening);
  const laid: Projected = layFilm(
    screening,
    gameView,
    ({ view }) => <Reel {...{ shown, screening, view }} player={laid.player} />,
    at => shown.address(at),
  );
  return laid;
};

function Watched({ shown, laid }: { shown: Shown; laid: Projected }) {
  const { play: screening, player } = laid;
  useReel({ shown, screening, player }, false);
  return <Table opened={laid} view={screening.view.value} />;
}

/** A game looked at, at any moment of it; with what a bot thinks of it if somebody wants to know. */
export function Replay({ shown, moment, isReviewed = false }: ReplayProps) {
  const laid = useMemo(() => project(shown, moment), [shown]);
  useEffect(() => goTo(laid.play, moment), [laid, moment]);
  if (!isReviewed || !laid.play.over) return <Watched {...{ shown, laid }} />;
  return <Later part={reviews}>{({ ReviewBoard }) => <ReviewBoard {...{ shown, laid }} />}</Later>;
}
