/** The games a record is read by, each in the revision it was played by. */
import { playedBy } from '@kaffeehaus/kernel';
import type { GameView } from '../seat/gameview.ts';
import { BILLS, billOf, bring } from './bills.ts';

/** The games a record could be of: the one it names, or else all of them, to say that it is none of them. */
export const bringFor = async (record: unknown): Promise<readonly GameView[]> => {
  const named = typeof record === 'object' && record !== null && 'game' in record ? record.game : undefined;
  if (named === undefined) return [];
  const bill = billOf(named);
  return bill ? revisions(await bring(bill), record) : Promise.all(BILLS.map(bring));
};

/** The game as it is built in, and as the record was played if that is another revision that was kept. */
const revisions = async (view: GameView, record: unknown): Promise<readonly GameView[]> => {
  if (playedBy(record).rev === view.game.rev) return [view];
  const { frozen } = await import('../rules/frozen.ts');
  const game = await frozen.gameFor(record, [view.game]);
  return game === undefined || game === view.game ? [view] : [view, { ...view, game }];
};
