/** What is asked by HTTP, as far as the client itself decides something. */
import { expect, test } from 'vitest';
import { Http } from '@kaffeehaus/client';

const answering = (...answers: readonly (readonly [number, object])[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const fetch = (url: string): Promise<Response> => {
    asked.push(url);
    const [status, body] = left.shift() ?? [500, {}];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return { asked, http: new Http({ origin: 'http://house', fetch: fetch as typeof globalThis.fetch }) };
};

const SLOWER = [429, { error: 'too-fast', message: 'Slower.', retry: 1 }] as const;

test('whoever reads a long log waits when the house wants it slower, and then has all of it', async () => {
  const page = { turns: [], next: null };
  const { http, asked } = answering(SLOWER, SLOWER, [200, page]);
  expect(await http.log('abc', 250)).toEqual(page);
  expect(asked).toEqual(Array.from({ length: 3 }, () => 'http://house/tables/abc/log?from=250'));
});

test('but not for ever, and not where the house says no', async () => {
  const patient = answering(...Array.from({ length: 9 }, () => SLOWER));
  await expect(patient.http.log('abc', 0)).rejects.toMatchObject({ status: 429 });
  expect(patient.asked).toHaveLength(5);
  const stranger = answering([404, { error: 'not-found', message: 'There is no such table.' }]);
  await expect(stranger.http.log('abc', 0)).rejects.toMatchObject({ status: 404 });
  expect(stranger.asked).toHaveLength(1);
});
