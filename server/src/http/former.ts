/**
 * The scripts of the page that was served before: somebody may still have it open, and it asks for its own parts by
 * their own names until it is renewed.
 */
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** The name of a built page; one that was built without says nothing. */
const releaseOf = (root: string): string | undefined => {
  const file = join(root, 'release.json');
  if (!existsSync(file)) return undefined;
  const { release } = JSON.parse(readFileSync(file, 'utf8')) as { readonly release?: unknown };
  return typeof release === 'string' && /^[\da-f]{16}$/.test(release) ? release : undefined;
};

/** Whole or not at all. */
const keep = (root: string, place: string): void => {
  const draft = `${place}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(join(root, 'assets'), join(draft, 'assets'), { recursive: true });
  renameSync(draft, place);
};

/** Keeps the page of this release beside the one before, and says where that one lies, if there is one. */
export const keepPages = (root: string, folder: string, now: number): string | undefined => {
  const release = releaseOf(root);
  if (release === undefined) return undefined;
  const place = join(folder, release);
  if (!existsSync(place)) keep(root, place);
  utimesSync(place, now / 1000, now / 1000);
  const [former, ...older] = readdirSync(folder)
    .filter(name => name !== release)
    .map(name => join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of older) rmSync(path, { recursive: true, force: true });
  return former;
};
