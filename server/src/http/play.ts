/** What is asked at a table besides its moves: a hint, a rematch; and of a finished game its review. */
import type { ReviewAnswer } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { seatOf } from '../gate/gate.ts';
import { headsOf } from '../lobby/heads.ts';
import { NoThought } from '../play/pool.ts';
import * as answers from './answers.ts';
import type { Topic } from './index.ts';
import { Refused, conflict, forbidden, notFound } from './refusal.ts';
import { route, tableFor } from './route.ts';
import { tableId } from './schemas.ts';

const named = z.strictObject({ id: tableId });

/** Who asks again while it is still thought about asks after so many seconds. */
const LATER = 5;

const noHint = (): Refused =>
  new Refused(503, 'busy', 'Nobody has thought of a hint in time. Try again soon.', 1000 * LATER);

export const play: Topic = house => async app => {
  /** Who has asked for a hint, and waits for it: one at a time, whatever number of tables somebody sits at. */
  const asking = new Set<number>();

  route(app, house, {
    verb: 'tables.hint',
    about: 'The best answers to one’s own open question, and why, where the table has hints.',
    params: named,
    answer: answers.hints,
    handle: async ({ caller, params }) => {
      const circle = await tableFor(house, caller, 'tables.hint', params.id);
      const seat = seatOf(circle, caller);
      if (seat === undefined) throw forbidden();
      const { person } = caller;
      if (asking.has(person)) throw conflict('thinking', 'A hint is being thought about already.');
      asking.add(person);
      try {
        return { hints: (await house.play.hint(params.id, seat)) ?? [] };
      } catch (error) {
        if (error instanceof NoThought) throw noHint();
        throw error;
      } finally {
        asking.delete(person);
      }
    },
  });

  route(app, house, {
    verb: 'tables.rematch',
    about: 'Wishes for a rematch: opens its table, or sits down at it. Its owner begins it.',
    params: named,
    answer: answers.table,
    handle: async ({ caller, params }) => {
      const circle = await tableFor(house, caller, 'tables.rematch', params.id);
      const head = await house.rematches.wish(circle, caller);
      const [shown] = await headsOf(house, [head], caller.person);
      return shown;
    },
  });

  route(app, house, {
    verb: 'records.review',
    about: 'What decided a finished game. The first who asks waits a while: 202, ask again.',
    params: named,
    answer: answers.review,
    also: [202, 503],
    handle: async ({ params, reply }): Promise<ReviewAnswer> => {
      const head = await house.store.head(params.id);
      if (head?.phase !== 'over') throw notFound('There is no such record, or the game is not over yet.');
      const { held } = await house.tables.look(params.id);
      if (!held.over) throw notFound('Only a game that was played to its end is reviewed.');
      const answer = house.reviews.of(head.tab, held.record);
      if (answer.state !== 'done') reply.header('retry-after', LATER);
      if (answer.state === 'thinking') reply.code(202);
      if (answer.state === 'busy' || answer.state === 'failed') reply.code(503);
      return answer;
    },
  });
};
