// @ts-check
// npm run lessons: takes every lesson to its end in a browser, by real presses, and on to a table of one's own; pictures of
// every step are kept in screens/lessons. What is not lit, covered or cannot be pressed where it is seen fails it.
//   npm run lessons -- --lesson vienna-first    only these (several: --lesson vienna-first,hamburg-solo)
//   npm run lessons -- --size 390               only in this window (390 by a finger, 1440 by a mouse)
//   npm run lessons -- --lang de,fr             in other languages than English
//   npm run lessons -- --light dark             by night
//   npm run lessons -- --astray                 with a wrong answer before the first right one of every step
//   npm run lessons -- --as-built               the page as it was built last
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { Trouble, at, enter, install, say, tool, tools } from './house.mjs';

await enter(async () => {
  const text = /** @type {const} */ ({ type: 'string' });
  const yes = /** @type {const} */ ({ type: 'boolean' });
  const { values } = parseArgs({
    options: { lesson: text, size: text, lang: text, light: text, astray: yes, 'as-built': yes },
  });
  await install();
  if (!values['as-built']) await build();
  const pictures = at('screens', 'lessons');
  rmSync(pictures, { recursive: true, force: true });
  const env = {
    KAFFEEHAUS_TESTS: 'walk',
    WALK_PICTURES: pictures,
    WALK_LESSON: values.lesson ?? '',
    WALK_SIZE: values.size ?? '390,1440',
    WALK_LANG: values.lang ?? 'en',
    WALK_LIGHT: values.light ?? 'light',
    WALK_ASTRAY: values.astray ? 'yes' : '',
  };
  const { code, out } = await tool(tools.vitest, ['run', '--config', 'vitest.e2e.config.ts'], {
    env,
    minutes: 60,
  });
  say(out);
  if (code) throw new Trouble(`Not every lesson can be taken to its end. Pictures: ${pictures}`);
  say(`Pictures of every step: ${pictures}`);
});
