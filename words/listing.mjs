// @ts-check
// Writes games/<game>/words/cards.txt: every distinct card text in four languages, to be read through.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { home } from './tools/read.mjs';

/** @type {{ module: typeof import('./test/listings.ts') }} */
const { module } = await runnerImport(join(home, 'words', 'test', 'listings.ts'), {
  root: home,
  configFile: false,
  logLevel: 'error',
  // Our own packages are taken from their sources, as in the tests.
  environments: {
    inline: { resolve: { conditions: ['@kaffeehaus/source'], noExternal: [/^@kaffeehaus\//] } },
  },
});
for (const { file, text } of module.listings()) {
  writeFileSync(join(home, file), text);
  process.stdout.write(`${file}: ${text.split('\n\n').length} texts\n`);
}
