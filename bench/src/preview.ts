/** How long it takes to tell a player what an answer would bring. */
import { apply, at, mask, preview, start, times } from '@kaffeehaus/kernel';
import type { Answer, Game, State } from '@kaffeehaus/kernel';
import type { Played } from './games.ts';
import { shareOf, spread } from './measure.ts';
import type { Windows } from './measure.ts';
import type { Sample, Subject } from './subjects.ts';

const MILLI = 1e3;
/** Taken from so many answers of so many games. */
const GAMES = 6;
const TIMED = 400;

interface Asked {
  readonly view: State;
  readonly answer: Answer;
}

/** What each answer of a game was given to, as its seat saw it. */
const askedIn = (game: Game, { record, answers }: Played): Asked[] => {
  const s = start(game, record.options, record.seats, record.seed);
  return answers.map(([seat, answer]) => {
    const view = mask(game, s, seat);
    apply(game, s, seat, answer);
    return { view, answer };
  });
};

export const previews = ({ game, played }: Sample, windows: Windows): Subject[] => {
  const all = played.slice(0, GAMES).flatMap(one => askedIn(game, one));
  const works = times(Math.min(TIMED, all.length), i => {
    const { view, answer } = at(all, Math.floor((i * all.length) / TIMED));
    return () => preview(game, view, [answer]);
  });
  const taken = spread(works, MILLI, windows);
  return [
    { name: 'preview', unit: 'ms', budget: { most: 0.3 }, figure: shareOf(taken, 0.5) },
    { name: 'preview, 99 %', unit: 'ms', budget: { most: 1 }, figure: shareOf(taken, 0.99) },
  ];
};
