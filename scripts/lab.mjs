// @ts-check
// npm run lab: writes the reports in docs/lab anew, game by game, on all cores, what they say in short, and the
// figures that the page shows with each card.
//   npm run lab -- --game vienna    only this game
//   npm run lab -- --games 500      so many games of each (360 unless given)
//   npm run lab -- --bots easy      other levels than normal, with some easy and random games to compare scores
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { command, meant } from './contest.mjs';
import { Trouble, at, enter, tool, tools } from './house.mjs';
import { labFigures } from './labfigures.mjs';
import { labPage } from './labpage.mjs';

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const { values } = parseArgs({ options: { game: text, games: text, bots: text } });
  const { GAMES } = await command();
  const games = meant(
    GAMES.map(({ id }) => id),
    values.game,
  );
  mkdirSync(at('docs', 'lab'), { recursive: true });
  for (const game of games) {
    const fresh = at('docs', 'lab', `${game}.new.html`);
    rmSync(fresh, { force: true });
    const wish = ['--games', values.games ?? '360', '--bots', values.bots ?? 'normal,easy,random'];
    const args = ['lab', game, ...wish, '--seed', 'coffee', '--out', fresh, '--lang', 'en', '--json'];
    const told = execFileSync(process.execPath, [at('cli', 'bin', 'kaffeehaus.mjs'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 26,
    });
    if (!existsSync(fresh)) throw new Trouble(`There is no new report on ${game}; the old one stays.`);
    renameSync(fresh, at('docs', 'lab', `${game}.html`));
    const figures = at('web', 'src', 'guide', 'lab', `${game}.json`);
    writeFileSync(figures, JSON.stringify(labFigures(JSON.parse(told))));
    await tool(tools.prettier, ['--write', figures]);
  }
  const page = at('docs', 'lab', 'README.md');
  const reports = GAMES.map(({ id }) => ({ id, file: at('docs', 'lab', `${id}.html`) }));
  const written = reports.filter(({ file }) => existsSync(file));
  writeFileSync(page, labPage(written.map(({ id, file }) => ({ id, html: readFileSync(file, 'utf8') }))));
  await tool(tools.prettier, ['--write', page]);
});
