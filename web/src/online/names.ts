/** What those at a table are called. */
import type { SeatHead } from '@kaffeehaus/protocol';
import { billOf } from '../repertoire/bills.ts';
import { t } from '../ui/words.ts';

/** Whoever has left for good has no name any more; bots have those of the game's city. */
const calledOne = ({ kind, name }: SeatHead, seat: number, game: string): string => {
  if (kind === 'free') return t('online.seat.free');
  if (kind === 'bot') return billOf(game)?.bots[seat] ?? t('web.sitter.bot');
  return name === '' ? t('online.person.former') : name;
};

/** Names need not be unique: those that are alike get a number, as their pieces have colours. */
export const toldApart = (names: readonly string[]): readonly string[] =>
  names.map((name, i) => {
    const isAlike = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
    if (names.filter(isAlike).length < 2) return name;
    return `${name} ${names.slice(0, i + 1).filter(isAlike).length}`;
  });

export const calledAll = (seats: readonly SeatHead[], game: string): readonly string[] =>
  toldApart(seats.map((seat, i) => calledOne(seat, i, game)));
