/** Games that bots play against each other, silently. */
import { BOTS, Sight, within } from '@kaffeehaus/bots';
import type { Bot, Judge } from '@kaffeehaus/bots';
import { add, apply, at, firstOpen, score, seeded, start, times } from '@kaffeehaus/kernel';
import type { Answer, Ask, Chance, Options, Seat, State } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { banNamed, restrained } from './bans.ts';
import { thinkingTime } from './clock.ts';
import { BadInput } from './command.ts';
import { gameOf } from './games.ts';
import { judgeOf } from './minds.ts';
import { playerNamed } from './play/seating.ts';

/** A bot, and the milliseconds it may think about one question. */
export interface Sitter {
  readonly bot: Bot;
  readonly think: number;
}

/** A bot by its name, also as people call its level in their language. */
export const botNamed = (name: string, words?: Words): Bot => {
  const said = (words && playerNamed(words, name)) ?? name;
  const bot = BOTS.find(one => one.name === said);
  if (bot) return bot;
  throw new BadInput('cli.bad.bot', { name, known: BOTS.map(one => one.name).join(', ') });
};

/** Hears of each question with its answer before it is applied, and how long the bot took. */
export type Watch = (ask: Ask, answer: Answer, seconds: number) => void;

/** Plays a table to its end and counts the answers. */
export const playOut = (
  judge: Judge,
  s: State,
  sitting: readonly Sitter[],
  chance: Chance,
  watch?: Watch,
): number => {
  const { game } = judge;
  let n = 0;
  for (let ask = firstOpen(s); ask !== undefined; ask = firstOpen(s), n++) {
    const { bot, think } = at(sitting, ask.seat);
    const begin = watch === undefined ? 0 : thinkingTime();
    const answer = bot.answer(new Sight(game, s, ask, chance), judge, within(think, thinkingTime));
    if (watch !== undefined) watch(ask, answer, (thinkingTime() - begin) / 1000);
    apply(game, s, ask.seat, answer);
  }
  return n;
};

/** The luck of the bots: it follows from the seed of their game. */
export const luckOf = (seed: string): Chance => seeded(`bots of ${seed}`);

/** A match as plain data. */
export interface Match {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** By seat: the name of a bot, its time to think, and what it never does. */
  readonly sitting: readonly { readonly bot: string; readonly think: number; readonly ban?: string }[];
}

/** How a match ended, and what each seat needed for it. */
export interface Ending {
  readonly rounds: number;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  readonly answers: readonly number[];
  readonly seconds: readonly number[];
  /** The longest time for one answer. */
  readonly slowest: readonly number[];
}

export const sit = (sitting: Match['sitting']): readonly Sitter[] =>
  sitting.map(({ bot, think, ban }) => {
    const named = botNamed(bot);
    return { bot: ban === undefined ? named : restrained(named, banNamed(ban)), think };
  });

export const playMatch = async ({ game: id, options, seed, sitting }: Match): Promise<Ending> => {
  const game = gameOf(id);
  const judge = await judgeOf(game);
  const seats = sitting.length;
  const s = start(game, options, seats, seed);
  const zeros = (): number[] => times(seats, () => 0);
  const [answers, seconds, slowest] = [zeros(), zeros(), zeros()];
  playOut(judge, s, sit(sitting), luckOf(seed), ({ seat }, _, took) => {
    add(answers, seat, 1);
    add(seconds, seat, took);
    slowest[seat] = Math.max(at(slowest, seat), took);
  });
  return {
    rounds: game.round(s),
    scores: game.audit(s).map(score),
    winners: game.winners(s).seats,
    answers,
    seconds,
    slowest,
  };
};
