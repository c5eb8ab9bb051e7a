/** What concerns the house itself: whether it is well, its figures, the description of its interface, its rules. */
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { z } from 'zod';
import type { House } from '../house.ts';
import { MATRIX } from '../gate/matrix.ts';
import type { Right } from '../gate/matrix.ts';
import { VERSION } from '../version.ts';
import type { Topic } from './index.ts';
import { openApi } from './openapi.ts';
import { notFound } from './refusal.ts';
import { Text, route } from './route.ts';

/** A clock that is wrong by more than so many milliseconds would give moments that others doubt. */
const SKEW = 250;

const YEAR = 'public, max-age=31536000, immutable';

/** Whether everything that is asked for can be answered: the store reads, and nobody is closing. */
const isReady = async (house: House): Promise<boolean> => {
  if (house.isClosing || house.isCutOff() || Math.abs(house.skew()) > SKEW) return false;
  try {
    await house.db.selectFrom('nodes').select('node').limit(1).execute();
    return true;
  } catch {
    return false;
  }
};

const compress = promisify(brotliCompress);

/** Rules are few, never change, and are asked for by every page: they are squeezed once. */
class Squeezed {
  readonly #house: House;
  readonly #made = new Map<string, Promise<Buffer>>();

  constructor(house: House) {
    this.#house = house;
  }

  async code(hash: string): Promise<string> {
    const code = await this.#house.books.code(hash);
    if (code === undefined) throw notFound('There are no such rules.');
    return code;
  }

  async small(hash: string): Promise<Buffer> {
    const making = this.#made.get(hash) ?? this.code(hash).then(code => compress(code));
    this.#made.set(hash, making);
    // What could not be read may be there another time.
    making.catch(() => this.#made.delete(hash));
    return making;
  }
}

const takesBrotli = (accepted: string | undefined): boolean => /\bbr\b/.test(accepted ?? '');

export const house: Topic = one => async app => {
  const rules = new Squeezed(one);
  const health = z.object({ live: z.literal(true), ready: z.boolean() });

  route(app, one, {
    verb: 'house.health',
    about: 'Whether the house is alive, and ready to be asked; if not ready, the status is 503.',
    answer: health,
    also: [503],
    handle: async ({ reply }) => {
      const ready = await isReady(one);
      if (!ready) reply.code(503);
      return { live: true as const, ready };
    },
  });

  route(app, one, {
    verb: 'house.metrics',
    about: 'Figures of the running house, as Prometheus reads them.',
    answer: new Text('text/plain; version=0.0.4'),
    handle: () => one.metrics.text(),
  });

  /** It takes a while, and never changes once all routes are there. */
  let described: ReturnType<typeof openApi> | undefined;
  const describe = (): ReturnType<typeof openApi> =>
    openApi(
      one.routes.map(told => {
        const { needs, limit }: Right = MATRIX[told.verb];
        return { ...told, needs, limit };
      }),
      VERSION,
    );

  route(app, one, {
    verb: 'house.api',
    about: 'This description.',
    answer: z.looseObject({}),
    handle: () => (described ??= describe()),
  });

  route(app, one, {
    verb: 'house.rules',
    about: 'The rules of a table as a module that can be run, by their hash; they never change.',
    params: z.strictObject({ file: z.string().regex(/^[\da-f]{64}\.js$/, 'is no file of rules') }),
    answer: new Text('text/javascript'),
    handle: async ({ params, request, reply }) => {
      const hash = params.file.slice(0, 64);
      const isSmall = takesBrotli(request.headers['accept-encoding']);
      const body = isSmall ? await rules.small(hash) : await rules.code(hash);
      if (isSmall) reply.header('content-encoding', 'br');
      reply.header('cache-control', YEAR).header('vary', 'accept-encoding');
      return body;
    },
  });
};
