/** The page without a net: what the worker keeps, what it answers, what it tells. */
import { describe, expect, test } from 'vitest';
import { noticeIn, windowFor } from '../worker/notice.ts';
import { inOrder, isNamedByContents, nameOf } from '../worker/plan.ts';

describe('files of a release', () => {
  test.each([
    ['https://games.example/', ''],
    ['https://games.example/index.html', ''],
    ['https://games.example/?from=home#/tables', ''],
    ['https://games.example/assets/table-abc.js', 'assets/table-abc.js'],
    ['https://elsewhere.example/assets/table-abc.js', undefined],
  ])('%s is %j', (url, name) => expect(nameOf(url, 'https://games.example/')).toBe(name));

  test('lie below the folder of the page, wherever that is', () => {
    const scope = 'https://example.org/games/house/';
    expect(nameOf(`${scope}assets/a-b.js`, scope)).toBe('assets/a-b.js');
    expect(nameOf('https://example.org/games/other/', scope)).toBeUndefined();
  });

  test('are the same for ever only if their name says what is in them', () => {
    const hash = 'a'.repeat(64);
    expect(['assets/house-x1.css', `rules/${hash}.js`].every(isNamedByContents)).toBe(true);
    expect(['', 'icon.svg', 'rules/index.json', 'worker.js'].some(isNamedByContents)).toBe(false);
  });

  test('come in the reader’s language first', () => {
    const rest = [
      'assets/house.de-1.js',
      'assets/house.en-2.js',
      'assets/vienna.de-3.js',
      'rules/index.json',
    ];
    expect(inOrder(rest, 'de')).toEqual([
      'assets/house.de-1.js',
      'assets/vienna.de-3.js',
      'assets/house.en-2.js',
      'rules/index.json',
    ]);
  });
});

describe('a notice', () => {
  test('is shown as it came, and leads into this house, whatever address it names', () => {
    const place = '#/table/F4MiD8c3jN1ASjqpr6G4B6';
    const sent = {
      lang: 'de',
      title: 'Du bist dran',
      body: 'Wien',
      url: `https://evil.example/${place}`,
      tag: 'x',
    };
    expect(noticeIn(JSON.stringify(sent))).toEqual({
      lang: 'de',
      title: 'Du bist dran',
      body: 'Wien',
      tag: 'x',
      place,
    });
  });

  test.each(['', 'null', '[]', '{"title":7}', '{"url":"javascript:alert(1)"}', 'no json'])(
    'that says nothing (%j) is a plain call to home',
    text => expect(noticeIn(text)).toMatchObject({ title: 'Kaffeehaus', body: '', place: '#/' }),
  );

  test('brings the window that shows the table, or one in which nobody plays, or a new one', () => {
    const at = (hash: string) => ({ url: `https://games.example/${hash}` });
    const [home, playing, there] = [at('#/'), at('#/table/abc'), at('#/table/def')];
    expect(windowFor([home, playing, there], '#/table/def')).toEqual({ window: there, isThere: true });
    expect(windowFor([playing, home], '#/table/def')).toEqual({ window: home, isThere: false });
    expect(windowFor([playing], '#/table/def')).toBeUndefined();
  });
});
