/** Who sits where: people at this keyboard and bots. */
import { LEVELS, isLevel } from '@kaffeehaus/bots';
import type { Level } from '@kaffeehaus/bots';
import { setTable, times } from '@kaffeehaus/kernel';
import type { Game } from '@kaffeehaus/kernel';
import { BadInput } from '../command.ts';
import type { Call } from '../command.ts';

/** A person at this keyboard is `you`. */
export const YOU = 'you';
export type Player = Level | typeof YOU;

const KINDS: readonly string[] = [YOU, ...LEVELS];
/** Whom one plays against unless somebody is named. */
const USUAL: Level = 'normal';

export const playerNamed = (name: string): Player => {
  if (name === YOU || isLevel(name)) return name;
  throw new BadInput('cli.bad.player', { name, known: KINDS.join(', ') });
};

/** `you,hard,easy`, or a number: you against normal bots on all other seats. */
export const readSeating = (text: string, game: Game): readonly Player[] => {
  const names = /^\d+$/.test(text.trim())
    ? times(Math.min(Number(text), 99), i => (i === 0 ? YOU : USUAL))
    : text.split(',').map(name => name.trim());
  const players = names.map(playerNamed);
  // The kernel refuses what the game is not for, in its own words.
  setTable(game, {}, players.length);
  return players;
};

/** The players a record names, if it was made here. */
export const seatingOf = (
  names: readonly string[] | undefined,
  seats: number,
): readonly Player[] | undefined =>
  names?.length === seats && names.every(name => KINDS.includes(name)) ? names.map(playerNamed) : undefined;

/** Asks until it is answered; the first choice is what Enter alone means. */
const choose = async <T>(
  { io }: Call,
  prompt: string,
  read: (line: string) => T | undefined,
  again: string,
): Promise<T> => {
  for (;;) {
    const line = await io.ask(`${prompt} `);
    if (line === undefined) throw new BadInput('cli.play.eof');
    const value = read(line.trim().toLowerCase());
    if (value !== undefined) return value;
    io.out.write(`${again}\n`);
  }
};

export const askSeating = async (call: Call, game: Game): Promise<readonly Player[]> => {
  const { words } = call;
  const [min, max] = game.seats;
  const seats = await choose(
    call,
    words.t('cli.play.howMany', { min, max }),
    line => {
      const n = line === '' ? min : /^\d+$/.test(line) ? Number(line) : NaN;
      return n >= min && n <= max ? n : undefined;
    },
    words.t('cli.play.howMany.again', { min, max }),
  );
  const others: Player[] = [];
  for (let seat = 2; seat <= seats; seat++) {
    const kinds = words.list(KINDS.slice().reverse(), 'or');
    const read = (line: string): Player | undefined =>
      line === '' ? USUAL : KINDS.includes(line) ? playerNamed(line) : undefined;
    const prompt = words.t('cli.play.who', { seat, usual: USUAL });
    others.push(await choose(call, prompt, read, words.t('cli.play.who.again', { kinds })));
  }
  return [YOU, ...others];
};
