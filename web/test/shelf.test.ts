/** Games that lay on the shelf of the first build: whatever the page became since, they open and are played on. */
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { estoril } from '@kaffeehaus/estoril';
import { hamburg } from '@kaffeehaus/hamburg';
import {
  type Chance,
  type Game,
  Registry,
  type State,
  type Step,
  at,
  below,
  count,
  isOver,
  nth,
  replay,
  score,
  seeded,
} from '@kaffeehaus/kernel';
import { vienna } from '@kaffeehaus/vienna';
import { describe, expect, test } from 'vitest';
import type { Kept } from '../src/store/kept.ts';
import { summarize } from '../src/store/reader.ts';
import { Play } from '../src/table/play.ts';
import { quickThinker, settled } from './thinkers.ts';

/** An entry as the browser held it, and what the build that wrote it told of it. */
interface Fixture {
  readonly entry: Kept;
  readonly tells: {
    readonly round: number;
    readonly over: boolean;
    readonly asked: readonly number[];
    readonly scores: readonly number[];
  };
}

const FOLDER = fileURLToPath(new URL('../../corpus/kept/', import.meta.url));
const NAMES = readdirSync(FOLDER).map(file => file.replace('.json', ''));
const read = (name: string): Fixture => JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8')) as Fixture;

const fromOutside = <S extends State, E extends Step>(game: Game<S, E>): Game => game as unknown as Game;
const GAMES: readonly Game[] = [fromOutside(vienna), fromOutside(hamburg), fromOutside(estoril)];

/** The rules beside the page, as a browser fetches them. */
const RULES = new URL('../../rules/', import.meta.url);
const frozen = new Registry({
  index: async () => JSON.parse(readFileSync(new URL('index.json', RULES), 'utf8')) as unknown,
  text: async hash => readFileSync(new URL(`${hash}.js`, RULES), 'utf8'),
  bring: (hash): Promise<unknown> => import(new URL(`${hash}.js`, RULES).href),
});
const gameOf = async ({ record }: Kept): Promise<Game> => {
  const game = await frozen.gameFor(record, GAMES);
  if (!game) throw new Error(`nobody kept revision ${record.rev} of ${record.game}`);
  return game;
};

/** Whoever may look comes, looks and answers by lot. */
const goOn = async (play: Play, chance: Chance): Promise<void> => {
  await settled(play);
  if (play.looking.value) play.lookAway();
  const next = play.curtain.value?.next ?? [];
  if (next.length > 0) play.enter(at(next, 0));
  const ask = play.view.value?.ask;
  if (ask) play.answer(nth(ask, below(chance, count(ask))));
};

const playOn = async (play: Play): Promise<void> => {
  const chance = seeded('those who come back');
  for (let i = 0; i < 5000 && play.view.value?.over !== true; i++) await goOn(play, chance);
};

test('there are games of every kind', () => {
  for (const game of ['vienna', 'estoril'])
    expect(NAMES.filter(name => name.startsWith(game) && read(name).entry.given.length > 0)).not.toEqual([]);
  for (const { id } of GAMES)
    for (const over of [true, false])
      expect(NAMES.filter(name => name.startsWith(id) && read(name).tells.over === over)).not.toEqual([]);
});

describe.each(NAMES)('%s', name => {
  const { entry, tells } = read(name);

  test('stands where it stood', async () => {
    const game = await gameOf(entry);
    const found = summarize(name, entry, [game]);
    if ('fault' in found) throw found.fault;
    expect(found.kept).toEqual(entry);
    expect({ round: found.round, over: found.over }).toEqual({ round: tells.round, over: tells.over });
    expect(new Set(found.turn)).toEqual(new Set(tells.asked));
    expect(game.audit(replay(game, entry.record)).map(score)).toEqual(tells.scores);
  });

  test('is played on to its end, and nothing that was answered is lost', async () => {
    const game = await gameOf(entry);
    const kept: { last: Pick<Kept, 'record' | 'given'> } = { last: entry };
    const play = new Play(game, entry, {
      pace: () => 0,
      thinker: quickThinker(game),
      keep: part => {
        kept.last = part;
      },
    });
    await playOn(play);
    play.close();
    const { answers } = kept.last.record;
    const before = entry.record.answers.length;
    expect(isOver(replay(game, kept.last.record))).toBe(true);
    expect(answers.slice(0, before)).toEqual(entry.record.answers);
    const together = answers.slice(before, before + entry.record.seats);
    for (const waiting of entry.given) expect(together).toContain(waiting);
  });
});
