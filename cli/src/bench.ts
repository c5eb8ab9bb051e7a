/** kaffeehaus bench: how fast games and kernel are, against their budgets and, if wished, against peers. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WINDOWS, bench } from '@kaffeehaus/bench';
import type { Peer, Report, Result, Windows } from '@kaffeehaus/bench';
import type { Game } from '@kaffeehaus/kernel';
import type { Words } from '@kaffeehaus/words/node';
import { BadInput, FAILED, FINE } from './command.ts';
import type { Call, Command } from './command.ts';
import { GAMES } from './games.ts';
import { Pool } from './pool.ts';
import { JSON_FLAG, tell, wants, writeJson } from './read.ts';
import { table } from './text.ts';

/** Peers have packages and a lock of their own; they come only when asked for. */
const PEERS = new URL('../../bench/peers/', import.meta.url);

const loadPeer = async (call: Call): Promise<Peer> => {
  const folder = fileURLToPath(PEERS);
  if (!existsSync(new URL('node_modules/boardgame.io/package.json', PEERS))) {
    call.io.err.write(`${call.words.t('cli.bench.installing')}\n`);
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', args, { cwd: folder, shell: process.platform === 'win32' });
    if (status !== 0) throw new BadInput('cli.bad.peers', { folder });
  }
  process.env['NODE_ENV'] = 'production';
  return (await import(new URL('boardgame.mjs', PEERS).href)) as Peer;
};

const shown = (words: Words, n: number): string => words.number(n, { maximumSignificantDigits: 3 });

/** Speeds and ratios must reach their budget, everything else must keep below it. */
const bound = ({ unit, budget, ratio }: Result, words: Words): string => {
  if (ratio !== undefined) return `≥ ${words.number(budget)} ×`;
  return `${unit.endsWith('/s') ? '≥' : '≤'} ${words.number(budget)}`;
};

const row = (result: Result, words: Words): string[] => {
  const { name, game = '', seats, value, unit, peer, ratio, ok } = result;
  return [
    ok ? '✓' : '✗',
    name,
    seats === undefined ? game : `${game} ${seats}`,
    `${shown(words, value)} ${unit}`,
    bound(result, words),
    peer === undefined || ratio === undefined ? '' : `${shown(words, ratio)} × ${shown(words, peer)}`,
  ];
};

const overview = ({ machine, node, calibration, results }: Report, words: Words): string => {
  const titles = (['figure', 'game', 'value', 'budget', 'peer'] as const).map(name =>
    words.t(`cli.bench.${name}`),
  );
  const aligns = ['left', 'left', 'left', 'right', 'right', 'right'] as const;
  const note = words.t('cli.bench.machine', { machine, node, speed: shown(words, calibration.value) });
  return `${table([['', ...titles], ...results.map(result => row(result, words))], aligns)}\n\n${note}`;
};

/** A thread that has met no other game. */
const inNewThread = async ({ io }: Call, { id }: Game, windows: Windows): Promise<readonly Result[]> => {
  const pool = new Pool({ ...io.threads, count: 1 });
  try {
    return await pool.run('bench', { game: id, windows });
  } finally {
    await pool.close();
  }
};

const run = async (call: Call): Promise<number> => {
  const { words, io } = call;
  const peer = wants(call, 'peers') ? await loadPeer(call) : undefined;
  const watch = (name: string): void => {
    if (io.err.tty) io.err.write(`${words.t('cli.bench.measuring', { name })}\n`);
  };
  const report = await bench({
    games: GAMES,
    windows: WINDOWS,
    watch,
    send: (game, windows) => inNewThread(call, game, windows),
    ...(peer && { peer }),
  });
  const failed = report.results.filter(({ ok }) => !ok).length;
  if (wants(call, 'json')) writeJson(call, report);
  else tell(call, overview(report, words));
  tell(call, words.t('cli.bench.verdict', { failed, all: report.results.length }));
  return failed > 0 ? FAILED : FINE;
};

export const command: Command = {
  name: 'bench',
  takes: '',
  flags: [{ name: 'peers', text: 'cli.bench.flag.peers' }, JSON_FLAG],
  examples: ['bench', 'bench --peers --json'],
  run,
};
