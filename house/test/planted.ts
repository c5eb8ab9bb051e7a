/** A revision that does not exist, for tests of those that will. */
import { bundle } from '../../scripts/bundle.mjs';

/** Vienna as its second revision: abilities score one point more. */
const SECOND = `
import { rulesOf } from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
const { score } = vienna.ops;
const run = (act, step) => score.run(act, { ...step, n: step.n + 1 });
const second = { ...vienna, rev: 2, ops: { ...vienna.ops, score: { ...score, run } } };
export const { contract, id, rev, shape, game, kernel, wire, keys } = rulesOf(second);
`;

export const secondVienna = (): ReturnType<typeof bundle> => bundle('vienna', { entry: SECOND });
