/** The rules of a table online. A terminal runs what it was shipped with; what a house sends only if it is trusted. */
import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { damagedRules } from '@kaffeehaus/kernel';
import type { Rules } from '@kaffeehaus/kernel';
import { BadInput } from '../command.ts';
import { shippedRules } from '../rules.ts';

/** Runs what came from elsewhere, if it is what its name says. */
const runForeign = async (hash: string, code: string): Promise<Rules> => {
  if (createHash('sha256').update(code).digest('hex') !== hash) throw damagedRules(hash);
  const file = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-rules-')), `${hash}.mjs`);
  writeFileSync(file, code, { mode: 0o600 });
  return (await import(pathToFileURL(file).href)) as Rules;
};

export const rulesFor = async (
  hash: string,
  folder: URL,
  fetchCode: (() => Promise<string>) | undefined,
): Promise<Rules> => {
  const own = await shippedRules(hash, folder);
  if (own) return own;
  if (!fetchCode) throw new BadInput('cli.join.bad.rules', { rules: hash.slice(0, 12) });
  return runForeign(hash, await fetchCode());
};
