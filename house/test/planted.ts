/** A revision that does not exist yet, for tests of those that will. */
import { bundle } from '../../scripts/bundle.mjs';

/** Vienna as its next revision: abilities score one point more. */
const NEXT = `
import { rulesOf } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
const { score } = vienna.ops;
const run = (act, step) => score.run(act, { ...step, n: step.n + 1 });
const next = { ...vienna, rev: vienna.rev + 1, ops: { ...vienna.ops, score: { ...score, run } } };
export const { contract, id, rev, shape, game, kernel, wire, keys } = rulesOf(next);
`;

export const nextVienna = (): ReturnType<typeof bundle> => bundle('vienna', { entry: NEXT });
