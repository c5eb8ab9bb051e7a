/** The description of the interface for those who build on it, made from the very schemas that let requests in. */
import { PROTOCOL, PROTOCOL_JSON } from '@kaffeehaus/protocol';
import { z } from 'zod';
import { failure } from './answers.ts';
import { Text } from './route.ts';
import type { ZodType } from 'zod';
import type { Verb } from '../gate/matrix.ts';

/** A route as far as it is described. */
export interface Told {
  readonly verb: Verb;
  readonly about: string;
  readonly method: string;
  readonly url: string;
  readonly params?: ZodType | undefined;
  readonly query?: ZodType | undefined;
  readonly body?: ZodType | undefined;
  readonly answer: ZodType | Text;
  readonly status?: number | undefined;
  readonly also?: readonly number[] | undefined;
  /** Whom one must be. */
  readonly needs?: 'nothing' | 'person' | 'admin' | undefined;
  /** The limit it counts for. */
  readonly limit?: string | undefined;
}

type Json = { readonly [field: string]: unknown };

/** Forms that have a name: they are described once, and referred to. */
type Named = Map<string, Json>;

const schemaOf = (schema: ZodType, io: 'input' | 'output', named: Named): Json => {
  // Inside something else, so that a form with a name is referred to like any other.
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), { io, unrepresentable: 'any' });
  for (const [name, { id: _, ...form }] of Object.entries($defs)) named.set(name, relinked(form));
  return relinked((properties?.['it'] ?? {}) as Json);
};

/** Where the description keeps what is referred to. */
const relinked = (form: object): Json =>
  JSON.parse(JSON.stringify(form).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;

/** A part of an address that is put in, and the form it must have, if it is told there. */
const PARAMETER = /:(\w+)(?:\([^)]*\))?/g;

/** `/tables/:id` as OpenAPI writes it. */
export const pathOf = (url: string): string => url.replaceAll(PARAMETER, '{$1}');

const namesIn = (url: string): readonly string[] => [...url.matchAll(PARAMETER)].map(([, name = '']) => name);

interface Fields {
  readonly properties?: { readonly [name: string]: Json };
  readonly required?: readonly string[];
}

const fieldsOf = (schema: ZodType | undefined, named: Named): Fields =>
  schema ? schemaOf(schema, 'input', named) : {};

const parametersOf = ({ url, params, query }: Told, named: Named): readonly Json[] => {
  const { properties: known = {} } = fieldsOf(params, named);
  const inPath = namesIn(url).map(name => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] ?? { type: 'string' },
  }));
  const { properties = {}, required = [] } = fieldsOf(query, named);
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
};

const JSON_TYPE = 'application/json';

const contentOf = (schema: Json, type = JSON_TYPE): Json => ({ [type]: { schema } });

const answered = (answer: Told['answer'], named: Named): Json => {
  if (!(answer instanceof Text)) return contentOf(schemaOf(answer, 'output', named));
  const [type = ''] = answer.type.split(';');
  return contentOf(answer.form ? schemaOf(answer.form, 'output', named) : { type: 'string' }, type);
};

const responsesOf = ({ answer, status = 200, also = [] }: Told, named: Named): Json => {
  const content = answered(answer, named);
  const refused = contentOf(schemaOf(failure, 'output', named));
  return {
    ...Object.fromEntries([status, ...also].map(one => [one, { description: SAID[one] ?? '', content }])),
    '4XX': { description: 'Refused, and why.', content: refused },
    '5XX': { description: 'Not possible at the moment, and why.', content: refused },
  };
};

const SAID: { readonly [status: number]: string } = {
  200: 'Done.',
  201: 'Made.',
  202: 'Begun; it goes on.',
  303: 'Done: on to another place.',
  404: 'That means nothing any more.',
  503: 'Not now.',
};

const SECURITY: { readonly [needs: string]: readonly Json[] } = {
  nothing: [{}],
  person: [{ session: [] }, { token: [] }],
  admin: [{ admin: [] }],
};

const WRITING = ['POST', 'PUT', 'PATCH', 'DELETE'];

const headerOf = ({ method }: Told): readonly Json[] =>
  WRITING.includes(method)
    ? [{ name: 'x-kaffeehaus', in: 'header', required: true, schema: { const: '1' } }]
    : [];

const operationOf = (route: Told, named: Named): Json => {
  const { verb, about, url, body, needs = 'nothing', limit } = route;
  return {
    operationId: verb,
    summary: about,
    tags: [url.split('/')[1] || 'house'],
    parameters: [...parametersOf(route, named), ...headerOf(route)],
    security: SECURITY[needs] ?? [{}],
    ...(body && { requestBody: { required: true, content: contentOf(schemaOf(body, 'input', named)) } }),
    responses: responsesOf(route, named),
    ...(limit !== undefined && { 'x-limit': `LIMIT_${limit}` }),
  };
};

/** OpenAPI 3.1, which takes JSON Schema as it is. */
export const openApi = (routes: readonly Told[], version: string): Json => {
  const named: Named = new Map();
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const route of routes)
    (paths[pathOf(route.url)] ??= {})[route.method.toLowerCase()] = operationOf(route, named);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kaffeehaus',
      version,
      description: `Tables, people, records. What happens at a table is told on a WebSocket at /ws, sub-protocol ${PROTOCOL} or, all in JSON, ${PROTOCOL_JSON}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(named),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-s',
          description: 'Over plain http its name is s.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A bot token.' },
        admin: { type: 'http', scheme: 'bearer', description: 'The token in the data folder.' },
      },
    },
  };
};
