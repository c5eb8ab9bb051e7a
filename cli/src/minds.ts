/** What the games tell those who think about them, loaded when a bot needs it. */
import { Judge } from '@kaffeehaus/bots';
import type { Game, Mind, State } from '@kaffeehaus/kernel';

/** A host knows minds only from outside, as it knows games. */
const fromOutside = <S extends State>({ mind }: { readonly mind: Mind<S> }): Mind => mind as unknown as Mind;

const MINDS: { readonly [game: string]: () => Promise<Mind> } = {
  vienna: async () => fromOutside(await import('@kaffeehaus/vienna/mind')),
  hamburg: async () => fromOutside(await import('@kaffeehaus/hamburg/mind')),
  estoril: async () => fromOutside(await import('@kaffeehaus/estoril/mind')),
};

export const mindOf = async (game: Game): Promise<Mind> => {
  const load = MINDS[game.id];
  if (load === undefined) throw new Error(`nobody has thought about ${game.id}`);
  return load();
};

const judges = new Map<string, Judge>();

/** One for each game is enough: it remembers nothing of the tables it has judged. */
export const judgeOf = async (game: Game): Promise<Judge> => {
  const judge = judges.get(game.id) ?? new Judge(game, await mindOf(game));
  judges.set(game.id, judge);
  return judge;
};
