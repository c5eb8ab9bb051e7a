// @ts-check
// Lets Node import our TypeScript sources, which older versions cannot do alone.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: ['@kaffeehaus/source', ...context.conditions] });

/** @type {import('node:module').LoadHook} */
export const load = (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = transformSync(file, readFileSync(file, 'utf8'));
  return { format: 'module', shortCircuit: true, source: code };
};
