/** The games with what they tell those who think about them. Only the thinking thread loads them from here. */
import { judgeFor, judges } from '@kaffeehaus/bots';
import { frozen } from '../rules/frozen.ts';

export const judgeOf = judges(
  {
    vienna: async () => {
      const [{ vienna }, { mind }] = await Promise.all([
        import('@kaffeehaus/vienna'),
        import('@kaffeehaus/vienna/mind'),
      ]);
      return judgeFor(vienna, mind);
    },
    hamburg: async () => {
      const [{ hamburg }, { mind }] = await Promise.all([
        import('@kaffeehaus/hamburg'),
        import('@kaffeehaus/hamburg/mind'),
      ]);
      return judgeFor(hamburg, mind);
    },
    estoril: async () => {
      const [{ estoril }, { mind }] = await Promise.all([
        import('@kaffeehaus/estoril'),
        import('@kaffeehaus/estoril/mind'),
      ]);
      return judgeFor(estoril, mind);
    },
  },
  (game, rev) => frozen.byRevision(game, rev),
);
