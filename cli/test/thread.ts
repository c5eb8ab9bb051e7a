/**
 * A thread or a process for tests: the sources as they stand, so that tests need no build; in one file, because to find
 * and read a hundred takes a thread longer than most jobs.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

export const bundleThread = (): Promise<URL> => bundleFile('../src/thread.ts');

export const bundleFile = async (source: string): Promise<URL> => {
  const file = join(mkdtempSync(join(tmpdir(), 'kaffeehaus-thread-')), 'thread.mjs');
  const bundle = await rolldown({
    input: fileURLToPath(new URL(source, import.meta.url)),
    platform: 'node',
    resolve: { conditionNames: ['@kaffeehaus/source', 'node', 'import', 'default'] },
  });
  await bundle.write({ file, format: 'es', codeSplitting: false });
  await bundle.close();
  return pathToFileURL(file);
};
