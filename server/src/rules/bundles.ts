/** Files of rules: one for each revision of a game, with its kernel, named by the SHA-256 of its text. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { damagedRules } from '@kaffeehaus/kernel';
import type { Frozen } from '@kaffeehaus/kernel';

export interface Bundle extends Frozen {
  readonly code: string;
}

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/** What is not what its name says is never run, stored or handed out. */
export const checked = <B extends Pick<Bundle, 'hash' | 'code'>>(bundle: B): B => {
  if (hashOfCode(bundle.code) !== bundle.hash) throw damagedRules(bundle.hash);
  return bundle;
};

/** All of a folder with its list, first to last; none if there is no such folder. */
export const bundlesIn = (folder: URL): readonly Bundle[] => {
  const index = new URL('index.json', folder);
  if (!existsSync(index)) return [];
  const frozen = JSON.parse(readFileSync(index, 'utf8')) as readonly Frozen[];
  return frozen.map(one =>
    checked({ ...one, code: readFileSync(new URL(`${one.hash}.js`, folder), 'utf8') }),
  );
};
