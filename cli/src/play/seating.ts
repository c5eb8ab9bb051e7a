/** Who sits where: people at this keyboard and bots. */
import { LEVELS, isLevel } from '@kaffeehaus/bots';
import type { Level } from '@kaffeehaus/bots';
import { setTable, times } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { BadInput, Left } from '../command.ts';
import type { Call } from '../command.ts';
import { plainText } from './listing.ts';

/** A person at this keyboard is `you`. */
export const YOU = 'you';
export type Player = Level | typeof YOU;

const KINDS: readonly Player[] = [YOU, ...LEVELS];
/** Whom one plays against unless somebody is named. */
const USUAL: Level = 'normal';

export const isPlayer = (name: string): name is Player => name === YOU || isLevel(name);

/** What people call a player in their language. */
export const playerName = (words: Words, player: Player): string => words.t(`cli.player.${player}`);

/** A player by the code word, which stands in records too, or as people call them. */
export const playerNamed = (words: Words, text: string): Player | undefined => {
  const said = plainText(text);
  return KINDS.find(kind => said === kind || said === plainText(playerName(words, kind)));
};

const named = (words: Words, name: string): Player => {
  const player = playerNamed(words, name);
  if (player !== undefined) return player;
  throw new BadInput('cli.bad.player', { name, known: namesOf(words, KINDS).join(', ') });
};

const namesOf = (words: Words, players: readonly Player[]): string[] =>
  players.map(player => playerName(words, player));

/** `you,hard,easy`, or a number: you against normal bots on all other seats. */
export const readSeating = (words: Words, text: string, game: Game): readonly Player[] => {
  const players = /^\d+$/.test(text.trim())
    ? times(Math.min(Number(text), 99), i => (i === 0 ? YOU : USUAL))
    : text.split(',').map(name => named(words, name));
  // The kernel refuses what the game is not for, in its own words.
  setTable(game, {}, players.length);
  return players;
};

/** The players a file tells, if it was written here. */
export const seatingOf = (
  names: readonly string[] | undefined,
  seats: number,
): readonly Player[] | undefined => (names?.length === seats && names.every(isPlayer) ? names : undefined);

/** Asks until it is answered; the first choice is what Enter alone means. */
const choose = async <T>(
  { io }: Call,
  prompt: string,
  read: (line: string) => T | undefined,
  again: string,
): Promise<T> => {
  for (;;) {
    const line = await io.ask(`${prompt} `);
    if (line === undefined) throw new Left('cli.play.eof');
    const value = read(line.trim().toLowerCase());
    if (value !== undefined) return value;
    io.out.write(`${again}\n`);
  }
};

/** For how many the table is. */
export const askSeats = (call: Call, game: Game): Promise<number> => {
  const { words } = call;
  const [min, max] = game.seats;
  return choose(
    call,
    words.t('cli.play.howMany', { min, max }),
    line => {
      const n = line === '' ? min : /^\d+$/.test(line) ? Number(line) : NaN;
      return n >= min && n <= max ? n : undefined;
    },
    words.t('cli.play.howMany.again', { min, max }),
  );
};

/** Who sits on each of so many seats; the first is whoever sits at the keyboard. */
export const askSeating = async (call: Call, seats: number): Promise<readonly Player[]> => {
  const { words } = call;
  const others: Player[] = [];
  for (let seat = 2; seat <= seats; seat++) {
    const kinds = words.list(namesOf(words, KINDS.slice().reverse()), 'or');
    const read = (line: string): Player | undefined => (line === '' ? USUAL : playerNamed(words, line));
    const prompt = words.t('cli.play.who', {
      seat,
      you: playerName(words, YOU),
      bots: namesOf(words, LEVELS).join(', '),
      usual: playerName(words, USUAL),
    });
    others.push(await choose(call, prompt, read, words.t('cli.play.who.again', { kinds })));
  }
  return [YOU, ...others];
};
