/** The games with what they tell those who think about them. Only the thinking thread loads them from here. */
import { Judge } from '@kaffeehaus/bots';
import type { Game, Mind, State } from '@kaffeehaus/kernel';

/** A host knows games and minds only from outside. */
const judge = <S extends State>(game: Game<S>, mind: Mind<S>): Judge =>
  new Judge(game, mind as unknown as Mind);

const JUDGES: { readonly [game: string]: () => Promise<Judge> } = {
  vienna: async () => {
    const [{ vienna }, { mind }] = await Promise.all([
      import('@kaffeehaus/vienna'),
      import('@kaffeehaus/vienna/mind'),
    ]);
    return judge(vienna, mind);
  },
  hamburg: async () => {
    const [{ hamburg }, { mind }] = await Promise.all([
      import('@kaffeehaus/hamburg'),
      import('@kaffeehaus/hamburg/mind'),
    ]);
    return judge(hamburg, mind);
  },
  estoril: async () => {
    const [{ estoril }, { mind }] = await Promise.all([
      import('@kaffeehaus/estoril'),
      import('@kaffeehaus/estoril/mind'),
    ]);
    return judge(estoril, mind);
  },
};

const judges = new Map<string, Promise<Judge>>();

/** One for each game is enough: it remembers nothing of the tables it has judged. */
export const judgeOf = (game: string): Promise<Judge> => {
  const load = JUDGES[game];
  if (!load) return Promise.reject(new Error(`nobody has thought about ${game}`));
  const known = judges.get(game) ?? load();
  judges.set(game, known);
  return known;
};
