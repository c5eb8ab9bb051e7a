// @ts-check
// npm run figures: plays random games of every game and seat count and writes tables and plots into docs/.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { at, enter, install, say } from './house.mjs';

const GAMES = 300;
const SEED = 'figures';

/**
 * What the game plays itself against a lone player has scores of its own, and a share of the wins after the seats'.
 * @typedef {{ seats: number, rounds: number[], scores: number[], automaton: number[], answers: number, wins: number[] }} Sample
 */

/** @typedef {{ start: typeof import('@kaffeehaus/kernel').start, score: typeof import('@kaffeehaus/kernel').score }} Kernel */
/** @typedef {typeof import('../cli/src/match.ts')} Matches */

/**
 * The games that `kaffeehaus simulate` plays with the same seed.
 * @param {import('@kaffeehaus/kernel').Game} game
 * @param {{ options?: import('@kaffeehaus/kernel').Options, seats: number, games: number }} plan
 * @param {Kernel & Matches & { judge: import('@kaffeehaus/bots').Judge }} house
 * @returns {Sample}
 */
const play = (game, { options = {}, seats, games }, { start, score, playOut, luckOf, botNamed, judge }) => {
  /** @type {Sample} */
  const sample = { seats, rounds: [], scores: [], automaton: [], answers: 0, wins: [] };
  const sitting = Array.from({ length: seats }, () => ({ bot: botNamed('random'), think: 1 }));
  for (let i = 0; i < games; i++) {
    const seed = `${SEED} ${i}`;
    const table = start(game, options, seats, seed);
    sample.answers += playOut(judge, table, sitting, luckOf(seed));
    sample.rounds.push(game.round(table));
    const scores = game.audit(table).map(score);
    sample.scores.push(...scores.slice(0, seats));
    sample.automaton.push(...scores.slice(seats));
    const { seats: winners } = game.winners(table);
    for (const seat of scores.keys())
      sample.wins[seat] = (sample.wins[seat] ?? 0) + (winners.includes(seat) ? 1 / winners.length : 0);
  }
  return sample;
};

/** @param {readonly number[]} list */
const mean = list => list.reduce((sum, x) => sum + x, 0) / list.length;
/** @param {readonly number[]} list */
const range = list => `${mean(list).toFixed(1)} (${Math.min(...list)}–${Math.max(...list)})`;

/** @param {readonly number[]} list */
const against = list => (list.length > 0 ? `, against ${range(list)}` : '');

/** @param {readonly Sample[]} samples */
const table = samples =>
  [
    '| seats | rounds, mean (range) | score, mean (range) | answers a game | wins by seat |',
    '| ----- | -------------------- | ------------------- | -------------- | ------------ |',
    ...samples.map(
      ({ seats, rounds, scores, automaton, answers, wins }) =>
        `| ${seats} | ${range(rounds)} | ${range(scores)}${against(automaton)} | ${Math.round(answers / GAMES)} | ${wins.map(n => `${Math.round((100 * n) / GAMES)} %`).join(', ')} |`,
    ),
  ].join('\n');

const INKS = ['#1d3a5f', '#a3352b', '#b8862b', '#3f6b4f', '#6b4a6e'];

/**
 * One line for each seat count: how often which value came up.
 * @param {string} title
 * @param {readonly Sample[]} samples
 * @param {(sample: Sample) => readonly number[]} values
 */
const plot = (title, samples, values) => {
  const [width, height, left, bottom] = [640, 260, 40, 40];
  const all = samples.flatMap(values);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const step = Math.max(1, Math.ceil((high - low) / 30));
  const bins = Math.floor((high - low) / step) + 1;
  const lines = samples.map(sample => {
    const counts = Array.from({ length: bins }, () => 0);
    for (const x of values(sample))
      counts[Math.floor((x - low) / step)] = (counts[Math.floor((x - low) / step)] ?? 0) + 1;
    return { sample, shares: counts.map(n => n / values(sample).length) };
  });
  const top = Math.max(...lines.flatMap(({ shares }) => shares));
  /** @param {number} i */
  const x = i => left + (i / Math.max(1, bins - 1)) * (width - left - 20);
  /** @param {number} share */
  const y = share => height - bottom - (share / top) * (height - bottom - 40);
  const ticks = Array.from({ length: 6 }, (_, i) => Math.round((i * (bins - 1)) / 5));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img" aria-label="${title}">
<rect width="${width}" height="${height}" fill="#fbf5e6"/>
<text x="${left}" y="22" font-size="15" fill="#1d2f42">${title}</text>
<line x1="${left}" y1="${height - bottom}" x2="${width - 20}" y2="${height - bottom}" stroke="#1d2f42"/>
${ticks.map(i => `<text x="${x(i).toFixed(1)}" y="${height - bottom + 18}" text-anchor="middle" fill="#1d2f42">${low + i * step}</text>`).join('\n')}
${lines
  .map(({ sample, shares }, k) => {
    const ink = INKS[k % INKS.length];
    const dash = ['', '6 3', '2 3', '8 3 2 3', '1 2'][k % 5];
    const points = shares.map((share, i) => `${x(i).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
    const key = left + 70 * k;
    return `<polyline points="${points}" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="${dash}"/>
<line x1="${key}" y1="${height - 8}" x2="${key + 18}" y2="${height - 8}" stroke="${ink}" stroke-width="2" stroke-dasharray="${dash}"/><text x="${key + 22}" y="${height - 4}" fill="#1d2f42">${sample.seats} seats</text>`;
  })
  .join('\n')}
</svg>
`;
};

/**
 * Draws a plot and returns the line that shows it; what is always the same wants no picture.
 * @param {string} name
 * @param {string} title
 * @param {string} caption
 * @param {readonly Sample[]} samples
 * @param {(sample: Sample) => readonly number[]} values
 */
const picture = (name, title, caption, samples, values) => {
  if (new Set(samples.flatMap(values)).size < 2) return [];
  writeFileSync(at('docs', 'figures', `${name}.svg`), plot(title, samples, values));
  return [`![${caption}](figures/${name}.svg)`];
};

/**
 * Puts text between the marks of a page.
 * @param {string} page
 * @param {string} text
 */
const between = (page, text) =>
  page.replace(
    /(<!-- figures -->)[\s\S]*(<!-- \/figures -->)/,
    (_, open, close) => `${open}\n\n${text}\n\n${close}`,
  );

/**
 * How often the seat wins that begins the first round of four, and so at a table of three the last one too.
 * @param {import('@kaffeehaus/kernel').Game} game
 * @param {Parameters<typeof play>[2]} house
 */
const beginning = (game, house) => {
  if (game.id !== 'estoril') return [];
  const games = 8000;
  const { wins } = play(game, { options: { first: 1 }, seats: 3, games }, house);
  const share = (wins[0] ?? 0) / games;
  const error = Math.sqrt((share * (1 - share)) / games);
  const percent = (/** @type {number} */ x) => `${(100 * x).toFixed(1)} %`;
  return [
    `Four rounds do not divide by three: at a table of three the seat that begins the first round begins the last one too. It wins ${percent(share)} of ${games.toLocaleString('en')} games (${percent(error)} standard error; a third would be ${percent(1 / 3)}):`,
    `\`\`\`sh\nnpx kaffeehaus simulate estoril --seats 3 --games ${games} --options '{"first":1}' --seed ${SEED}\n\`\`\``,
  ];
};

await enter(async () => {
  await install();
  await build({ only: 'code', log: say });
  const [kernel, matches, { judgeOf }, { GAMES: games }, prettier] = await Promise.all([
    import('@kaffeehaus/kernel'),
    import(at('cli', 'dist', 'match.js')),
    import(at('cli', 'dist', 'minds.js')),
    import(at('cli', 'dist', 'games.js')),
    import('prettier'),
  ]);
  mkdirSync(at('docs', 'figures'), { recursive: true });
  for (const game of games) {
    const page = at('docs', `${game.id}.md`);
    if (!existsSync(page)) continue;
    const house = { ...kernel, ...matches, judge: await judgeOf(game) };
    const [min, max] = game.seats;
    const samples = Array.from({ length: max - min + 1 }, (_, i) =>
      play(game, { seats: min + i, games: GAMES }, house),
    );
    const text = [
      `${GAMES} games of random players for each number of seats, default options; one row is`,
      `\`\`\`sh\nnpx kaffeehaus simulate ${game.id} --seats ${max} --games ${GAMES} --seed ${SEED}\n\`\`\``,
      table(samples),
      ...picture(`${game.id}-rounds`, 'Rounds', 'How long games are', samples, s => s.rounds),
      ...picture(`${game.id}-scores`, 'Scores', 'How scores are spread', samples, s => s.scores),
      ...beginning(game, house),
    ].join('\n\n');
    const written = between(readFileSync(page, 'utf8'), text);
    const style = await prettier.resolveConfig(page);
    writeFileSync(page, await prettier.format(written, { ...style, filepath: page }));
    say(`docs/${game.id}.md`);
  }
});
