/** Hints on the terminal: what will happen, the cards they speak of, and ties called so, in every game and language. */
import { Sight, counted, reasonFor } from '@kaffeehaus/bots';
import type { Prospect } from '@kaffeehaus/bots';
import { FIRST, apply, askOf, at, below, count, mask, nth, seeded, start } from '@kaffeehaus/kernel';
import { firstOpen } from '@kaffeehaus/kernel';
import type { Ask, State } from '@kaffeehaus/kernel';
import { LANGS, wordsOf } from '@kaffeehaus/words/node';
import type { Lang } from '@kaffeehaus/words/node';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../src/boards/index.ts';
import { GAMES, playerNames } from '../src/games.ts';
import { judgeOf } from '../src/minds.ts';
import { hintText } from '../src/play/hint.ts';
import type { Asking } from '../src/play/listing.ts';
import { PLAIN } from '../src/style.ts';

const PATIENCE = () => ({ find: counted(4), compare: counted(4), play: counted(2) });

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const askingAt = async (s: State, ask: Ask, lang: Lang): Promise<Asking> => {
    const words = wordsOf(lang);
    const pen = { words, names: playerNames(words, game, s), style: PLAIN, columns: 80 };
    const table = mask(game, s, ask.seat);
    return { game, board: await boardOf(game), table, ask, options: [], pen };
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
          const about = asking.board.about(asking.table, ask, item, asking.pen);
          expect(flat).toContain(about.replaceAll(/\s+/g, ' '));
          if (item > FIRST && about !== '') cards++;
        }
      }
    }
    expect(cards).toBeGreaterThan(0);
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
