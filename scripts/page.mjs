// @ts-check
// npm run page: the page as a folder of files for any web space, in .cache/page or the folder named: games against bots
// and at one screen. It needs no server and offers nothing that would.
import { cpSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { words } from './build.mjs';
import { Trouble, at, enter, install, say, tool, tools } from './house.mjs';
import { noticesOf, origins } from './origins.mjs';

/** @param {string} to */
export const buildPage = async to => {
  const made = await words();
  const { code, out } = made.code
    ? made
    : await tool(
        tools.vite,
        ['build', 'web', '--mode', 'alone', '--logLevel', 'warn', '--outDir', to, '--emptyOutDir'],
        { env: { NODE_ENV: 'production' } },
      );
  if (code) throw new Trouble(`${out.trim()}\nBuilding the page failed.`);
  cpSync(at('LICENSE'), join(to, 'LICENSE.txt'));
  writeFileSync(join(to, 'NOTICES.txt'), noticesOf(origins(['web'])));
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await enter(async () => {
    await install();
    const to = resolve(process.argv[2] ?? at('.cache', 'page'));
    await buildPage(to);
    say(`The page lies in ${to}: copy it to any web space.`);
  });
