// @ts-check
// npm run bundles: makes each game with its kernel into one file, named by its hash, below .cache/rules.
//   npm run bundles -- --freeze   keeps those of a new revision or shape for good, in rules/
//   npm run bundles -- --server   lays them where the server looks for what new tables begin by, with their list
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { GAMES, bundle, freeze } from './bundle.mjs';
import { at, enter, install, say } from './house.mjs';

/** @param {number} bytes */
const kilo = bytes => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * The games as they are now, in place of those of an earlier build.
 * @param {string} folder
 */
const lay = async folder => {
  rmSync(folder, { recursive: true, force: true });
  for (const game of GAMES) await freeze(folder, await bundle(game));
};

await enter(async () => {
  const { values } = parseArgs({ options: { freeze: { type: 'boolean' }, server: { type: 'boolean' } } });
  if (values.server) return lay(at('server', 'dist', 'revisions'));
  await install();
  mkdirSync(at('.cache', 'rules'), { recursive: true });
  for (const game of GAMES) {
    const made = await bundle(game);
    writeFileSync(at('.cache', 'rules', `${made.hash}.js`), made.code);
    say(
      `${game}: ${made.hash.slice(0, 12)}, ${kilo(made.code.length)}, ${kilo(gzipSync(made.code).length)} gzip`,
    );
    if (!values.freeze) continue;
    const frozen = await freeze(at('rules'), made);
    say(
      frozen
        ? `  frozen as revision ${frozen.rev}, shape ${frozen.shape}`
        : '  that revision is frozen already',
    );
  }
});
