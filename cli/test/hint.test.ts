/** Hints on the terminal: what will happen, the cards they speak of, and ties called so, in every game and language. */
import { Sight, counted, reasonFor } from '@kaffeehaus/bots';
import type { Prospect } from '@kaffeehaus/bots';
import {
  FIRST,
  apply,
  askOf,
  at,
  below,
  count,
  mask,
  newRecord,
  nth,
  seeded,
  start,
} from '@kaffeehaus/kernel';
import { firstOpen } from '@kaffeehaus/kernel';
import type { Ask, State } from '@kaffeehaus/kernel';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Lang } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/index.ts';
import { GAMES, playerNames } from '../src/games.ts';
import { judgeOf } from '../src/minds.ts';
import { present } from '../src/play.ts';
import { Evening } from '../src/play/evening.ts';
import { hintText } from '../src/play/hint.ts';
import type { Asking } from '../src/play/listing.ts';
import { Room } from '../src/play/room.ts';
import { PLAIN } from '../src/style.ts';
import { stage } from './stage.ts';

const PATIENCE = () => ({ find: counted(4), compare: counted(4), play: counted(2) });

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const askingAt = async (s: State, ask: Ask, lang: Lang): Promise<Asking> => {
    const words = wordsOf(lang);
    const pen = { words, names: playerNames(words, game, s), style: PLAIN, columns: 80 };
    const seen = mask(game, s, ask.seat);
    return { game, board: await boardOf(game), seen, ask, options: [], pen };
  };

  const hintsAt = async (s: State, ask: Ask): Promise<readonly Prospect[]> =>
    reasonFor(new Sight(game, s, ask, seeded('hint')), await judgeOf(game), PATIENCE());

  /** The first question of each kind in a game by lot. */
  const kinds = (): { s: State; ask: Ask }[] => {
    const s = start(game, {}, 3, 'hints');
    const chance = seeded('answers');
    const found = new Map<string, { s: State; ask: Ask }>();
    for (let ask = firstOpen(s); ask !== undefined; ask = firstOpen(s)) {
      if (count(ask) > 1 && !found.has(ask.why)) found.set(ask.why, { s: game.clone(s), ask });
      apply(game, s, ask.seat, nth(ask, below(chance, count(ask))));
    }
    return [...found.values()];
  };

  test('no hint is a bare word, and every card it names is explained', async () => {
    let cards = 0;
    for (const { s, ask } of kinds()) {
      const prospects = await hintsAt(s, ask);
      for (const lang of LANGS) {
        const asking = await askingAt(s, ask, lang);
        const text = hintText(asking, prospects);
        const nothing = asking.pen.words.t('cli.play.nothing');
        for (const [, title] of text.matchAll(/^ {2}\d\. (.*)$/gm)) {
          expect(title).not.toBe(nothing);
          expect(title).not.toMatch(/^(Yes|Ja|Oui)$/);
        }
        expect(text).not.toMatch(/vienna\.|hamburg\.|estoril\.|common\.|cli\./);
        const flat = text.replaceAll(/\s+/g, ' ');
        for (const item of new Set(prospects.flatMap(({ answer }) => answer))) {
          const about = asking.board.about(asking.seen, ask, item, asking.pen);
          expect(flat).toContain(about.replaceAll(/\s+/g, ' '));
          if (item > FIRST && about !== '') cards++;
        }
      }
    }
    expect(cards).toBeGreaterThan(0);
  });

  test('of what lies on the table a hint says what the list of choices says, and no more', async () => {
    const { io } = stage();
    const call = { io, words: wordsOf('en'), args: [], flags: new Map<string, string>() };
    const save = { record: newRecord(game, {}, 3, 'hints') };
    const evening = new Evening(game, save, ['you', 'you', 'you']);
    const room = new Room(call, evening, { hint: async () => [] }, await boardOf(game), undefined, undefined);
    const chance = seeded('answers');
    const bare = { chance: 0.5, points: 0, sources: [], deeds: [], tied: true };
    const certain = { mean: 0, margin: 0, samples: 1 };
    for (let seat = evening.nextPerson(); seat !== undefined; seat = evening.nextPerson()) {
      const asking = present(room, seat);
      if (asking === undefined) throw new Error('nobody is asked');
      const { ask, options, pen } = asking;
      for (const { item, about } of options) {
        const prospect = {
          ...bare,
          answer: [item],
          behind: certain,
          risk: { points: 0, rival: 0, chance: 0 },
        };
        const said = hintText({ ...asking, pen: { ...pen, columns: 1000 } }, [prospect]);
        if (about !== '') expect(said.split('\n')).toContain(`     ${about}`);
      }
      evening.answer(seat, nth(ask, below(chance, count(ask))));
    }
  });

  test('what is tied has one rank, and the text says so', async () => {
    const s = start(game, {}, 3, 'hints');
    const ask = at(s.wait, 0);
    const [best] = await hintsAt(s, ask);
    if (best === undefined) throw new Error('no hint');
    const behind = { mean: 0.031, margin: 0.012, samples: 40 };
    const list = [best, { ...best, behind: { ...behind, margin: 0.08 } }, { ...best, behind, tied: false }];
    const lines = hintText(await askingAt(s, askOf(s, ask.seat) ?? ask, 'en'), list);
    expect([...lines.matchAll(/^ {2}(\d)\. /gm)].map(([, rank]) => rank)).toEqual(['1', '1', '3']);
    const text = lines.replaceAll(/\s+/g, ' ');
    expect(text).toContain('The first 2 are equally good as far as can be told.');
    expect(text).toContain('No difference from the first can be told (3.1 ± 8 percentage points).');
    expect(text).toContain('3.1 ± 1.2 percentage points behind the first.');
  });
});
