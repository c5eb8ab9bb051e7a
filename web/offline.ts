/** Writes what the page needs to be opened without a net: the worker with the list of this build's files, and its name. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { PAGE, type Plan } from './worker/plan.ts';

const WORKER = 'worker.js';
const FOLDER = fileURLToPath(new URL('public', import.meta.url));

/** Comes when nothing else is to be done: words in four languages, rules that only older games are played by, icons. */
const isForLater = (name: string): boolean => /\.(?:en|de|fr|nl)-[^/]+\.js$|^rules\/|\.png$/.test(name);

type Output = Rolldown.OutputBundle;

const contentsOf = (file: Output[string]): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;

/** The page names its release, so that it knows when the house has another one. */
const named = (html: string, release: string): string =>
  html.replace('<head>', `<head>\n    <meta name="release" content="${release}" />`);

/** Files of this build, those that are merely copied among them, by name. */
const filesOf = (bundle: Output): ReadonlyMap<string, string | Uint8Array> =>
  new Map([
    ...readdirSync(FOLDER).map(name => [name, readFileSync(join(FOLDER, name))] as const),
    ...Object.entries(bundle).map(([name, file]) => [name, contentsOf(file)] as const),
  ]);

const planOf = (bundle: Output): Plan => {
  const files = filesOf(bundle);
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(`${name}\0`).update(files.get(name) ?? '');
  const names = [...files.keys()].filter(name => name !== WORKER).sort();
  const parts = names.map(name => (name === 'index.html' ? PAGE : name));
  return {
    release: hash.digest('hex').slice(0, 16),
    first: parts.filter(name => !isForLater(name)),
    rest: parts.filter(isForLater),
  };
};

export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  buildStart() {
    const id = fileURLToPath(new URL('worker/worker.ts', import.meta.url));
    this.emitFile({ type: 'chunk', id, fileName: WORKER });
  },
  generateBundle: {
    // After everything else is written, the page too.
    order: 'post',
    handler(_, bundle) {
      const plan = planOf(bundle);
      const [worker, page] = [bundle[WORKER], bundle['index.html']];
      if (worker?.type !== 'chunk' || page?.type !== 'asset' || worker.imports.length > 0)
        throw new Error('the worker is to be one script, beside a page');
      worker.code = `const PLAN = ${JSON.stringify(plan)};\n${worker.code}`;
      page.source = named(String(page.source), plan.release);
      const source = JSON.stringify({ release: plan.release });
      this.emitFile({ type: 'asset', fileName: 'release.json', source });
    },
  },
});
