/** Holds what a house answers against its own description of its interface. */
import { z } from 'zod';
import type { ZodType } from 'zod';
import type { House } from '../src/house.ts';

type Json = { readonly [field: string]: unknown };

interface Answered {
  readonly status: number;
  /** The type of the content. */
  readonly type: string;
  readonly text: string;
}

interface Response {
  readonly content: { readonly [type: string]: { readonly schema: Json } };
}

interface Api {
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: { readonly responses: { readonly [status: string]: Response } };
    };
  };
  readonly components: { readonly schemas: { readonly [name: string]: Json } };
}

export class Description {
  /** By route (`GET /me`), the statuses that were answered as described. */
  readonly seen = new Map<string, Set<number>>();
  readonly #api: Api;
  readonly #routes: readonly { readonly at: string; readonly path: RegExp }[];
  readonly #forms = new Map<string, ZodType>();

  constructor(api: Api) {
    this.#api = api;
    this.#routes = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => ({
        at: `${method.toUpperCase()} ${path}`,
        path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      })),
    );
  }

  /** Every route there is. */
  get routes(): readonly string[] {
    return this.#routes.map(({ at }) => at);
  }

  /** The route that is asked; the page and what is not there have none. */
  routeOf(method: string, url: string): string | undefined {
    const [path = ''] = url.split('?');
    const fits = this.#routes.filter(one => one.at.startsWith(`${method} `) && one.path.test(path));
    // What is written out goes before what is put in.
    return fits.sort((one, other) => one.at.split('{').length - other.at.split('{').length)[0]?.at;
  }

  /** What is not as it is described; nothing if all of it is. `at`: method and path, as in the description. */
  faults(at: string, { status, type, text }: Answered): readonly string[] {
    const [method = '', path = ''] = at.split(' ');
    const { responses = {} } = this.#api.paths[path]?.[method.toLowerCase()] ?? {};
    const name = [String(status), `${String(status)[0]}XX`].find(one => one in responses) ?? '';
    const content = responses[name]?.content[type.split(';')[0] ?? ''];
    if (!content) return [`${at}: ${status} ${type} is not described`];
    const value: unknown = type.startsWith('application/json') ? JSON.parse(text) : text;
    const { error } = this.#form(`${at} ${name}`, content.schema).safeParse(value);
    if (error)
      return error.issues.map(({ path: where, message }) => `${at} ${status} ${where.join('.')}: ${message}`);
    this.seen.set(at, (this.seen.get(at) ?? new Set()).add(status));
    return [];
  }

  #form(key: string, schema: Json): ZodType {
    const known = this.#forms.get(key);
    if (known) return known;
    const text = JSON.stringify({ ...schema, $defs: this.#api.components.schemas });
    const form = z.fromJSONSchema(
      JSON.parse(text.replaceAll('"#/components/schemas/', '"#/$defs/')) as never,
    );
    this.#forms.set(key, form);
    return form;
  }
}

let reading: Promise<Description> | undefined;

const read = async ({ http }: House, host: string): Promise<Description> => {
  const { payload } = await http.inject({ method: 'GET', url: '/api.json', headers: { host } });
  return new Description(JSON.parse(payload) as Api);
};

/** All houses describe themselves alike: it is read once. */
export const descriptionOf = (house: House, host: string): Promise<Description> =>
  (reading ??= read(house, host));
