// @ts-check
// The rules of mini-euro as a file that a house can be given.
import { writeFileSync } from 'node:fs';
import { bundle } from '../bundle.mjs';
import { at } from '../house.mjs';

const entry = `
import { rulesOf } from '@kaffeehaus/kernel';
import { miniEuro } from ${JSON.stringify(at('bench', 'src', 'minieuro.ts'))};
export const { contract, id, rev, shape, game, kernel, wire, keys } = rulesOf(miniEuro, []);
`;

/** @param {string} file */
export const writeMiniEuro = async file => {
  const made = await bundle('minieuro', { entry });
  writeFileSync(file, JSON.stringify({ game: 'minieuro', rev: 1, shape: 1, contract: 1, ...made }));
};
