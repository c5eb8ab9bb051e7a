/** A page that is open while the house is renewed still finds its own scripts. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plainConfig } from '../src/config.ts';
import { openHouse } from '../src/house.ts';
import { keepPages } from '../src/http/former.ts';

const scratch = mkdtempSync(join(tmpdir(), 'kaffeehaus-former-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const built = (release: string): string => {
  const root = join(scratch, `built-${release}`);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<title>Kaffeehaus</title>');
  writeFileSync(join(root, 'release.json'), JSON.stringify({ release }));
  writeFileSync(join(root, 'assets', `part-${release}.js`), `export default '${release}';`);
  return root;
};

const [A, B, C] = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb', 'cccccccccccccccc'];

test('the release before is kept, older ones are not, and the same again changes nothing', () => {
  const pages = join(scratch, 'pages');
  mkdirSync(pages);
  expect(keepPages(built(A), pages, 1000)).toBeUndefined();
  expect(keepPages(built(A), pages, 2000)).toBeUndefined();
  expect(keepPages(built(B), pages, 3000)).toBe(join(pages, A));
  expect(keepPages(built(B), pages, 4000)).toBe(join(pages, A));
  expect(keepPages(built(C), pages, 5000)).toBe(join(pages, B));
  expect(readdirSync(pages).sort()).toEqual([B, C]);
  // Somebody goes back to the release before.
  expect(keepPages(built(B), pages, 6000)).toBe(join(pages, C));
});

test('its scripts are served for ever, and nothing else of it', async () => {
  const pages = join(scratch, 'served');
  mkdirSync(pages);
  keepPages(built(A), pages, 1000);
  const [root, former] = [built(B), keepPages(built(B), pages, 2000)];
  writeFileSync(join(String(former), 'secret.txt'), 'no');
  const { http } = await openHouse(plainConfig(), { root, ...(former !== undefined && { former }) });
  const old = await http.inject(`/assets/part-${A}.js`);
  expect([old.statusCode, old.body]).toEqual([200, `export default '${A}';`]);
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await http.inject(`/assets/part-${B}.js`)).statusCode).toBe(200);
  for (const url of [
    `/assets/part-${C}.js`,
    '/secret.txt',
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
  ])
    expect((await http.inject(url)).statusCode).toBe(404);
  await http.close();
});
