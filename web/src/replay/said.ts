/** What was answered at a step of a game, in words. */
import { answerText } from '../ask/CounselPart.tsx';
import type { GameView } from '../seat/gameview.ts';
import { linesOf } from '../table/lines.ts';
import { say, t } from '../ui/words.ts';
import type { Screening } from './screening.ts';

export const nameOf = ({ names }: Pick<Screening, 'names'>, seat: number): string =>
  names[seat] ?? t('common.seat', { seat: seat + 1 });

/** Which step this is, and of which round. */
export const whereText = ({ n, length, stop: { round }, game }: Screening): string =>
  [
    t('replay.at', { n: n.value, of: length }),
    ...(round > 0 ? [t('common.round', { round, game: game.id })] : []),
  ].join(' · ');

/** The last answer; of somebody else's only what was seen of it. */
export const saidText = (screening: Screening, { game }: GameView): string => {
  const { n, names, view } = screening;
  if (n.value === 0) return t('replay.opening');
  const who = nameOf(screening, screening.seatOf(n.value));
  const said = screening.said(n.value);
  if (said)
    return t('replay.said', { who, answer: answerText(game, said.table, said.ask, said.answer, names) });
  const [line] = linesOf(game, view.value, view.value.since);
  return line ? say(line.phrase, names) : t('replay.unseen', { who });
};
