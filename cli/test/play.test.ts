/** A whole game on the terminal from the prompts alone, hot-seat secrets, and everything else one can say. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, below, isOver, replay, score, seeded } from '@kaffeehaus/kernel';
import type { GameRecord } from '@kaffeehaus/kernel';
import { describe, expect, test, vi } from 'vitest';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import { gameOf } from '../src/games.ts';
import { main } from '../src/main.ts';
import { plainText } from '../src/play/listing.ts';
import { filesIn, folder, kaffeehaus, played, stage, totalsIn } from './stage.ts';
import type { Setting } from './stage.ts';

const game = gameOf('vienna');
const INTRO = ['--options', '{"version":"intro"}'];
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const recordIn = (cwd: string, file: string): GameRecord =>
  JSON.parse(readFileSync(join(cwd, file), 'utf8')) as GameRecord;

/** The block of lines since the last prompt. */
const lastBlock = (shown: string): string => shown.split(/^Seat \d> /m).at(-2) ?? shown;

/** A person who knows nothing but what the last prompt says, and takes any of the things listed. */
const obedient = () => {
  const chance = seeded('any of them');
  let before = '';
  return (shown: string): string => {
    const last = lastBlock(shown);
    // A refusal shows no list: the one before still stands.
    const block = /^ {2}\d+\. /m.test(last) || /nobody else/.test(last) ? last : before;
    before = block;
    const numbers = [...block.matchAll(/^ {2}(\d+)\. /gm)].map(match => match[1] ?? '');
    if (/presses Enter when nobody else/.test(block)) return '';
    const several = /^Type (\d+) /m.exec(block);
    const left = numbers.slice();
    const pick = (): string =>
      left.splice(below(chance, left.length), 1)[0] ?? at(numbers, below(chance, numbers.length));
    return Array.from({ length: several ? Number(several[1]) : 1 }, pick).join(' ');
  };
};

/** Lines first, then whatever `after` says. */
const script = (lines: readonly string[], after: (shown: string) => string | undefined = () => undefined) => {
  const left = [...lines];
  return (shown: string): string | undefined => left.shift() ?? after(shown);
};

const play = (argv: readonly string[], setting: Setting = {}) =>
  kaffeehaus(['play', 'vienna', ...argv], setting);

describe('from the prompts alone', () => {
  test('a new user plays the introductory version to the score sheet', async () => {
    const cwd = folder();
    const input = script(['', ''], obedient());
    const { code, out, err } = await play([...INTRO, '--seed', 'first', '--record', 'g.json'], {
      cwd,
      input,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('How many seats, 2 to 4?');
    expect(out).toContain('Seat 1 (you), Seat 2 (normal)');
    expect(out).toContain('Assign');
    expect(out).toMatch(/(wins|share the victory)\./);
    expect(out).not.toMatch(/vienna\.|common\.|cli\./);
    const table = replay(game, recordIn(cwd, 'g.json'));
    expect(isOver(table)).toBe(true);
    expect(out.match(/the seed first\b/g)).toHaveLength(1);
    expect(totalsIn(out).map(([, total]) => total)).toEqual(game.audit(table).map(score));
  });

  test('and the full version with both expansions, hot-seat', async () => {
    const options = ['--options', '{"version":"full","thirdMan":true,"feldFigures":true}'];
    const { code, out } = await play(['--seats', 'you,you,random', '--seed', 'all', ...options], {
      input: obedient(),
    });
    expect(code).toBe(0);
    expect(totalsIn(out)).toHaveLength(3);
    expect(out).not.toMatch(/vienna\.|common\.|cli\./);
  });
});

describe('hot-seat', () => {
  test('nobody is told the seed, from which every hidden card follows, before the game is over', async () => {
    const input = script(['', '1 2 3', '', '1 2 3', 'table', 'desk', 'log', '?', 'quit', 'quit']);
    const argv = ['--seats', 'you,you', '--seed', 'secretgarden', ...INTRO];
    const { out, err } = await play(argv, { input });
    expect(out).toContain('Assign');
    expect(out + err).not.toContain('secretgarden');
  });

  test('on a terminal nothing of the former seat is left when the next one looks', async () => {
    const input = (shown: string): string | undefined =>
      shown.split(CLEAR).length > 2 ? undefined : obeyRich(shown);
    const argv = ['--seats', 'you,you', '--seed', 'secret', ...INTRO];
    const { out } = await play(argv, { input, tty: true });
    const [first = '', second = ''] = out.split(CLEAR);
    const cards = (text: string): string[] =>
      [...text.matchAll(/Card (\d{3})/g)].map(match => match[1] ?? '');
    const secrets = cards(first);
    expect(new Set(secrets).size).toBe(3);
    expect(first).toMatch(/Vienna, 2 seats[\s\S]*^Pass the keyboard to Seat \d/m);
    expect(second).toMatch(/^Pass the keyboard to Seat \d/);
    expect(new Set(cards(second)).size).toBe(3);
    for (const card of secrets) expect(second).not.toContain(card);
  });

  const obeyRich = (shown: string): string => (/Enter when nobody else[^>]*> $/.test(shown) ? '' : '1 2 3');

  test('while the keyboard is handed on, an answer nobody has seen can be taken back', async () => {
    const argv = ['--seats', 'you,you', '--seed', 'secret', ...INTRO];
    const { out } = await play(argv, { input: ['', '1 2 3', 'undo', '3 2 1', '', '1 2 3'], tty: true });
    // The same seat is asked to assign once more, then the other one.
    const asked = [...out.matchAll(/Pass the keyboard to (Seat \d)|(Assign)/g)].map(
      ([, to, ask]) => to ?? ask,
    );
    const [from, , to] = asked;
    expect(asked.slice(0, 6)).toEqual([from, 'Assign', to, 'Assign', to, 'Assign']);
    expect(to).not.toBe(from);
  });
});

describe('what one can say', () => {
  const say = async (...lines: string[]): Promise<string> =>
    (await play(['--seats', 'you,random', '--seed', 'tram', ...INTRO], { input: lines })).out;

  test('who has typed ahead does not open the next seat’s cards with it', async () => {
    const seats = ['--seats', 'you,you', '--seed', 'tram', ...INTRO];
    const { out } = await play(seats, { tty: true, input: ['', '1 2 3\n\n', 'quit', 'quit'] });
    const second = out.slice(out.lastIndexOf(CLEAR));
    expect(second).toMatch(/^[^>]*Pass the keyboard to Seat \d[^>]*> quit\n/);
    expect(second).not.toMatch(/Card \d{3}/);
  });

  test('? explains the question and lists what can be said', async () => {
    const out = await say('?');
    expect(out).toContain('Type 3 numbers or names in that order');
    expect(out).toMatch(/^ {2}save FILE {2}/m);
  });

  test('table, desk, log, rules, card', async () => {
    const out = await say('table', 'desk 2', 'log', 'rules', 'card staatsoper', 'card 017', 'card square-3');
    expect(out).toContain('40 squares with secret information');
    expect(out).toContain('Desk: Seat 2');
    expect(out).toMatch(/Round 1 begins/);
    expect(out).toContain('spy rings in Vienna');
    expect(out).toMatch(/^Staatsoper, violet \(chocolate\), British flag/m);
    expect(out).toMatch(/^Card 017: wine in action II, slide in action IV\./m);
    expect(out).toMatch(/^Square 3, worth 2: .*\. Rathaus and Hofburg\./m);
  });

  test('answers by word, by name, by the beginning of a name, whatever the case or accents', async () => {
    const first = /Card (\d{3}).*Card (\d{3}).*Card (\d{3})/s.exec(await say());
    const out = await say(`${first?.[3]} ${first?.[1]} ${first?.[2]}`, 'DRAWER 2', 'hôfb');
    expect(out).toMatch(new RegExp(`Seat 1 puts card ${first?.[3]} \\([a-z]+, [a-z]+\\) into drawer 2\\.`));
    expect(out).toMatch(/Seat 1 places an agent on Hofburg|An agent costs/);
  });

  test('what is not offered is refused with its rule, by number and by name; why cites the rule', async () => {
    const upToAgent = ['1 2 3', '1'];
    const out = await say(...upToAgent, '7', 'parlament', 'why parlament', 'why two-wine');
    expect(out.match(/An agent costs 2 tobacco here; you have only 1\./g)).toHaveLength(3);
    expect(out).toContain('An agent costs 2 bribes of the building’s colour.');
    expect(out).not.toContain('vienna.');
    expect(out).toContain('2 wine can be chosen.');
  });

  test('after anything long the question is there again; a word that wants a name says so', async () => {
    for (const word of ['table', 'desk', 'log', 'rules', 'help'])
      expect((await say(word)).match(/^Assign/gm)).toHaveLength(2);
    const out = await say('card', 'why', 'save');
    expect(out.match(/^Say (card|why|save) [A-Z]+\.$/gm)).toHaveLength(3);
    expect(out.match(/^Assign/gm)).toHaveLength(1);
  });

  test('on a low screen what is long comes in pages, and whoever has seen enough goes on', async () => {
    const argv = ['--seats', 'you,random', '--seed', 'tram', ...INTRO];
    const setting = { tty: true, env: { NO_COLOR: '1' } };
    const { out: whole } = await play(argv, { ...setting, input: ['table', 'quit', 'quit'] });
    const pages = await play(argv, {
      ...setting,
      rows: 24,
      input: ['table', '', '', 'desk', 'quit', 'quit'],
    });
    const more = [...pages.out.matchAll(/^Enter shows more \((\d+) lines\); or say something else: .*$/gm)];
    const left = more.map(([, n]) => Number(n));
    expect(left.slice(1)).toEqual(left.slice(0, -1).map(n => n - 22));
    expect(left).toHaveLength(3);
    // Page after page is the table, and then the desk at once.
    const text = pages.out.replaceAll(/^Enter shows more .*\n/gm, '');
    const head = text.slice(
      text.indexOf('> table\n'),
      text.indexOf('Desk of Seat 1', text.lastIndexOf('squares') + 1),
    );
    expect(whole).toContain(head.split('\n').slice(0, 60).join('\n'));
    expect(pages.code).toBe(0);
  });

  test('nonsense, too few and ambiguous answers are explained and change nothing', async () => {
    const out = await say('1 2', '1 1 2', 'xyzzy', 'card', '99');
    expect(out).toContain('“xyzzy” cannot be chosen here');
    expect(out).toContain('“99” cannot be chosen here');
    expect(out).not.toContain('puts card');
  });

  test('undo takes back an answer as long as nothing was revealed', async () => {
    const refused = await say('undo', '1 2 3', 'undo');
    expect(refused).toContain('There is nothing to take back: you have not answered yet.');
    expect(refused.replaceAll(/\s+/g, ' ')).toContain(
      'Your last answer stands: since then something was revealed, rolled or drawn, or somebody else has answered.',
    );
    const any = obedient();
    let undone = '';
    const input = (shown: string): string | undefined => {
      if (undone !== '') return undefined;
      if (!/Which agent goes to/.test(lastBlock(shown))) return any(shown);
      undone = shown;
      return 'undo';
    };
    const { out } = await play(['--seats', '2', '--seed', 'tram', ...INTRO], { input });
    const after = out.slice(undone.length);
    expect(after).toMatch(/^\nTaken back\.[\s\S]*Action III: Choose a building/);
    expect(after).not.toContain('Which agent goes to');
  });

  test('the words of the language work beside the English ones', async () => {
    const argv = ['--seats', '2', '--seed', 'tram', '--lang', 'de', ...INTRO];
    const { out } = await play(argv, { input: ['tisch', 'table', 'zurück', 'hilfe'] });
    expect(out.match(/40 Plätze mit Geheiminformation/g)).toHaveLength(2);
    expect(out).toContain('speichern DATEI');
  });
});

describe('bots that think', () => {
  test('sit where they are told, and a number means you against normal ones', async () => {
    const { out } = await play(['--seats', 'you,hard,easy', '--think', '1', ...INTRO], { input: ['quit'] });
    expect(out).toContain('Seat 1 (you), Seat 2 (hard), Seat 3 (easy)');
    const { out: three } = await play(['--seats', '3', ...INTRO], { input: ['quit'] });
    expect(three).toContain('Seat 1 (you), Seat 2 (normal), Seat 3 (normal)');
  });

  const LEVELS = ['random', 'easy', 'normal', 'hard'] as const;

  test.each(LANGS)(
    'in %s they are typed, listed and told as people call them there, or in English',
    async lang => {
      const words = wordsOf(lang);
      const { t } = words;
      const names = LEVELS.map(level => t(`cli.player.${level}`));
      for (const [i, name] of names.entries()) {
        const seats = `${t('cli.player.you').toUpperCase()}, ${plainText(name)},${at(LEVELS, i)}`;
        const given = await play(['--seats', seats, '--think', '1', '--lang', lang, ...INTRO], {
          input: ['quit'],
        });
        const sits = (seat: number, who: string): string => `${t('common.seat', { seat })} (${who})`;
        expect(given.out).toContain([sits(1, t('cli.player.you')), sits(2, name), sits(3, name)].join(', '));
      }
      const asked = await play(['--think', '1', '--lang', lang, ...INTRO], {
        input: ['2', 'clever', at(names, 3), 'quit'],
      });
      expect(asked.out.replaceAll('\n', ' ')).toContain(`(${names.join(', ')})`);
      expect(asked.out).toContain(`(${at(names, 3)})`);
      const refused = await play(['--lang', lang, '--seats', 'clever,you'], { input: [] });
      expect(refused.err).toContain(names.join(', '));
      const { code } = await kaffeehaus(
        ['simulate', 'estoril', '--games', '1', '--bots', at(names, 0), '--lang', lang],
        {},
      );
      expect(code).toBe(0);
    },
  );

  test.each(LANGS)(
    'in %s every command can be typed by each of its names, and no name means two',
    async lang => {
      const { t } = wordsOf(lang);
      const names = (
        ['help', 'rules', 'desk', 'table', 'log', 'hint', 'undo', 'save', 'card', 'why', 'quit'] as const
      ).map(word => t(`cli.say.${word}`).split(', '));
      const all = names.flat().map(plainText);
      expect(new Set(all).size).toBe(all.length);
      const desks = t('cli.say.desk').split(', ');
      const argv = ['--seats', 'you,random', '--seed', 'tram', '--lang', lang, ...INTRO];
      const { out } = await play(argv, { input: [...desks, ...t('cli.say.quit').split(', ')] });
      expect(out.split(t('vienna.label.desk', { who: t('common.seat', { seat: 1 }) }))).toHaveLength(
        desks.length + 1,
      );
    },
  );

  test('think in threads: a terminal shows who, and Ctrl+C ends the thinking and the game', async () => {
    const argv = ['--seats', 'hard,you', '--think', '60000', '--seed', 'tram', ...INTRO];
    const { io, shown } = stage({ tty: true, input: ['1 2 3'] });
    const end = main(['play', 'vienna', ...argv], io);
    await vi.waitFor(() => expect(shown.out).toContain('Seat 1 is thinking'), { timeout: 10_000 });
    process.emit('SIGINT');
    const code = await end;
    const { out, err } = shown;
    expect(code).toBe(130);
    expect(out).toContain('Seat 1 is thinking …\r\u001b[K');
    // Nobody is asked any more: a bot that had thought on would have come to an answer, and to seat 2.
    expect(out).not.toContain('Seat 2>');
    expect(err).toMatch(/^kaffeehaus: The input ended before the game did[^\n]*\n$/);
  });

  test('whoever leaves while they think finds what was answered before', async () => {
    const cwd = folder();
    const { io, shown } = stage({ tty: true, cwd, input: ['1', '1', '1'] });
    // Bots that never come to an end.
    const threads = { ...io.threads, entry: new URL('data:text/javascript,setInterval(() => {}, 1000)') };
    const argv = ['--seats', 'you,easy', '--seed', 'coast', '--record', 'g.json'];
    const end = main(['play', 'estoril', ...argv], { ...io, threads });
    await vi.waitFor(() => expect(shown.out).toContain('Seat 2 is thinking'), { timeout: 10_000 });
    const before = shown.out.match(/^Seat 1> \d/gm)?.length ?? 0;
    process.emit('SIGINT');
    expect(await end).toBe(0);
    expect(shown.out).toContain('The game is saved in g.json.');
    expect(before).toBeGreaterThan(0);
    const kept = recordIn(cwd, 'g.json').answers;
    expect(kept.filter(answer => answer.startsWith('1:'))).toHaveLength(before);
  });

  test('hint: the best answers with chance, points, where they come from, and the risk', async () => {
    const argv = ['--seats', 'you,random,random', '--seed', 'tram', '--think', '200', ...INTRO];
    const { out } = await play(argv, { input: ['hint', 'quit'] });
    const hint = out.slice(out.indexOf('Best choices, from what you know.'));
    expect(hint.match(/^ {2}[123]\. Card \d{3} \(/gm)?.length).toBeGreaterThan(1);
    expect(hint).toMatch(/^ {5}Chance of winning \d+%, about \d+ points: [A-Z][\w ]+ −?\d+/m);
    expect(hint).toMatch(
      /^ {5}Risk: one time in ten you end with at most \d+ points?\.\s+If you do\s+not win,\s+Seat [23]\s+most\s+often\s+does\s+\(\d+%\)\./m,
    );
    expect(hint).not.toMatch(/vienna\.|common\.|cli\./);
    const german = await play([...argv, '--lang', 'de'], { input: ['tipp', 'quit'] });
    expect(german.out).toMatch(/^ {5}Gewinnchance \d+\s%, etwa \d+ Punkte: /m);
  });
});

describe('keeping a game', () => {
  const argv = ['--seats', 'you,random', '--seed', 'tram', ...INTRO];

  test('--record keeps every answer, and continues where it stopped', async () => {
    const cwd = folder();
    const first = await play([...argv, '--record', 'g.json'], { cwd, input: ['1 2 3', '1', 'quit'] });
    expect(first.code).toBe(0);
    expect(first.out).toContain('The game is saved in g.json.');
    const kept = recordIn(cwd, 'g.json');
    expect(kept.names).toEqual(['you', 'random']);
    // Whoever comes back remembers what was told before.
    const back = await play(['--record', 'g.json'], { cwd, input: ['quit'] });
    expect(first.out).toMatch(/^· Seat 1 puts card 037/m);
    expect(back.out).not.toMatch(/^· /m);
    const more = await play(['--record', 'g.json'], { cwd, input: obedient() });
    expect(more.code).toBe(0);
    const done = recordIn(cwd, 'g.json');
    expect(done.answers.slice(0, kept.answers.length)).toEqual(kept.answers);
    expect(isOver(replay(game, done))).toBe(true);
    expect(filesIn(cwd)).toEqual(['g.json']);
  });

  test('where somebody else has played on nothing is overwritten, and the game can be saved elsewhere', async () => {
    const cwd = folder();
    const other = '{"of":"somebody else"}';
    let asked = 0;
    const { out, code } = await play([...argv, '--record', 'g.json'], {
      cwd,
      input: () => {
        if (++asked === 2) writeFileSync(join(cwd, 'g.json'), other);
        return ['1 2 3', '1', 'save g.json', 'save h.json', 'quit'][asked - 1];
      },
    });
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      'Somebody else has played on in g.json: it stays as they left it',
    );
    expect(out).toContain('g.json exists already and stays as it is');
    expect(out).not.toContain('The game is saved in g.json.');
    expect(readFileSync(join(cwd, 'g.json'), 'utf8')).toBe(other);
    expect(recordIn(cwd, 'h.json').answers.length).toBeGreaterThan(2);
  });

  test('answers that wait for others are kept, too', async () => {
    const cwd = folder();
    const seats = ['--seats', 'you,you', '--seed', 'tram', ...INTRO];
    const first = await play([...seats, '--record', 'g.json'], { cwd, input: ['', '1 2 3', 'quit'] });
    expect(first.code).toBe(0);
    const { answers, given } = JSON.parse(readFileSync(join(cwd, 'g.json'), 'utf8')) as GameRecord & {
      given: readonly string[];
    };
    expect([answers, given.length]).toEqual([[], 1]);
    const more = await play(['--record', 'g.json'], { cwd, input: ['', '1 2 3', 'quit'] });
    expect(more.code).toBe(0);
    expect(recordIn(cwd, 'g.json').answers.length).toBe(2);
    expect(recordIn(cwd, 'g.json').answers.join(' ')).toContain(given[0]);
  });

  test('save writes a new file, never over another one', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'mine.txt'), 'mine');
    const { out, code } = await play(argv, { cwd, input: ['save mine.txt', 'save g.json', 'quit'] });
    expect(code).toBe(0);
    expect(out).toContain('mine.txt exists already and stays as it is');
    expect(readFileSync(join(cwd, 'mine.txt'), 'utf8')).toBe('mine');
    expect(recordIn(cwd, 'g.json').seed).toBe('tram');
  });

  test('quit wants to be said twice while the game is saved nowhere', async () => {
    const { out, code } = await play(argv, { input: ['1 2 3', 'quit', 'quit'] });
    expect(code).toBe(0);
    expect(out).toContain('This game is not saved.');
    expect(out).toContain('Goodbye.');
  });

  test('input that ends, or Ctrl+C, where nothing is kept: one line, and the exit code of a process that was ended', async () => {
    for (const [flags, input] of [[argv, ['1 2 3']] as const, [[], []] as const]) {
      const { code, err } = await play(flags, { input });
      expect(code).toBe(130);
      expect(err).toMatch(/^kaffeehaus: The input ended before the game did[^\n]+\n$/);
    }
  });

  test('input that ends after the game was kept: it is said where, and all is well', async () => {
    const cwd = folder();
    const followed = await play([...argv, '--record', 'g.json'], { cwd, input: ['1 2 3'] });
    expect(followed).toMatchObject({ code: 0, err: '' });
    expect(followed.out).toContain('The game is saved in g.json.');
    const saved = await play(argv, { cwd, input: ['1 2 3', 'save h.json'] });
    expect(saved).toMatchObject({ code: 0, err: '' });
    expect(saved.out).toContain('The game is saved in h.json.');
    const gone = await play(argv, { cwd, input: ['save i.json', '1 2 3'] });
    expect(gone).toMatchObject({ code: 130 });
    expect(gone.out).not.toContain('kept in');
  });

  test('a game of people with names asks for nothing that the file tells, and stays theirs', async () => {
    const cwd = folder();
    const theirs = { ...played('vienna', 3, { version: 'intro' }, 5), names: ['Anna', 'Jan', 'Mia'] };
    writeFileSync(join(cwd, 'g.json'), JSON.stringify(theirs));
    const first = await play(['--record', 'g.json'], { cwd, input: ['random', 'easy', 'table', 'quit'] });
    expect(first.code).toBe(0);
    expect(first.out).not.toContain('How many seats');
    expect(first.out.match(/Who sits on seat \d/g)).toHaveLength(2);
    expect(first.out).toContain('Anna (you), Jan (random), Mia (easy)');
    expect(first.out).toMatch(/^Anna> /m);
    expect(first.out).not.toMatch(/Seat \d/);
    expect(recordIn(cwd, 'g.json').names).toEqual(theirs.names);
    const again = await play(['--record', 'g.json'], { cwd, input: ['quit'] });
    expect(again.code).toBe(0);
    expect(again.out).not.toContain('Who sits');
    expect(again.out).toContain('Anna (you), Jan (random), Mia (easy)');
  });
});

describe('bad input changes no file', () => {
  const cwd = folder();
  writeFileSync(join(cwd, 'half.json'), '{"format":"kaffee');
  const three = JSON.stringify(played('vienna', 3, {}, 5));
  writeFileSync(join(cwd, 'three.json'), three);

  test.each([
    ['--seats you', /2 to 4 players, not 1/],
    ['--seats 5', /2 to 4 players, not 5/],
    ['--seats you,clever', /no player “clever”\. Known players: you, random/],
    ['--seats you,random --options {"flags":"pirates"}', /one of "printed", "random"/],
    ['--record half.json', /half\.json is not valid JSON/],
    ['--record three.json --seats you,random', /three\.json is a game with 3 seats, not with 2/],
    ['--record three.json --seed x', /has its own --seed; leave the flag out/],
    ['--record no/where.json --seats 2', /no\/where\.json cannot be written \(ENOENT\)/],
  ])('%s', async (line, says) => {
    const { code, err } = await play(line.split(' '), { cwd });
    expect(code).toBe(2);
    expect(err).toMatch(says);
    expect(err).toMatch(/^kaffeehaus: [^\n]+\n$/);
    expect(filesIn(cwd)).toEqual(['half.json', 'three.json']);
    expect(readFileSync(join(cwd, 'three.json'), 'utf8')).toBe(three);
    expect(existsSync(join(cwd, 'no'))).toBe(false);
  });
});
