/** The description of the interface for those who build on it, made from the very schemas that let requests in. */
import { PROTOCOL, PROTOCOL_JSON } from '@kaffeehaus/protocol';
import { z } from 'zod';
import type { ZodType } from 'zod';

/** A route as far as it is described. */
export interface Told {
  readonly verb: string;
  readonly about: string;
  readonly method: string;
  readonly url: string;
  readonly params?: ZodType | undefined;
  readonly query?: ZodType | undefined;
  readonly body?: ZodType | undefined;
  readonly answer?: ZodType | undefined;
  /** Whom one must be. */
  readonly needs?: 'nothing' | 'person' | 'admin' | undefined;
  /** The limit it counts for. */
  readonly limit?: string | undefined;
}

type Json = { readonly [field: string]: unknown };

const schemaOf = (schema: ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

/** A part of an address that is put in, and the form it must have, if it is told there. */
const PARAMETER = /:(\w+)(?:\([^)]*\))?/g;

/** `/tables/:id` as OpenAPI writes it. */
export const pathOf = (url: string): string => url.replaceAll(PARAMETER, '{$1}');

const namesIn = (url: string): readonly string[] => [...url.matchAll(PARAMETER)].map(([, name = '']) => name);

const propertiesOf = (schema: ZodType | undefined): { readonly [name: string]: Json } =>
  schema ? ((schemaOf(schema, 'input')['properties'] ?? {}) as { readonly [name: string]: Json }) : {};

const requiredIn = (schema: ZodType | undefined): readonly string[] =>
  schema ? ((schemaOf(schema, 'input')['required'] ?? []) as readonly string[]) : [];

const parametersOf = ({ url, params, query }: Told): readonly Json[] => {
  const known = propertiesOf(params);
  const inPath = namesIn(url).map(name => ({
    name,
    in: 'path',
    required: true,
    schema: known[name] ?? { type: 'string' },
  }));
  const needed = requiredIn(query);
  const inQuery = Object.entries(propertiesOf(query)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
};

const contentOf = (schema: Json): Json => ({ 'application/json': { schema } });

const FAILURE: Json = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A word for programs.' },
    message: { type: 'string', description: 'A sentence for people.' },
    retry: { type: 'integer', description: 'After so many milliseconds it may be tried again.' },
  },
  required: ['error', 'message'],
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

const operationOf = (route: Told): Json => {
  const { verb, about, url, body, answer, needs = 'nothing', limit } = route;
  return {
    operationId: verb,
    summary: about,
    tags: [url.split('/')[1] || 'house'],
    parameters: [...parametersOf(route), ...headerOf(route)],
    security: SECURITY[needs] ?? [{}],
    ...(body && { requestBody: { required: true, content: contentOf(schemaOf(body, 'input')) } }),
    responses: {
      200: {
        description: 'Done.',
        ...(answer && { content: contentOf(schemaOf(answer, 'output')) }),
      },
      default: {
        description: 'Refused, and why.',
        content: contentOf({ $ref: '#/components/schemas/Failure' }),
      },
    },
    ...(limit !== undefined && { 'x-limit': `LIMIT_${limit}` }),
  };
};

/** OpenAPI 3.1, which takes JSON Schema as it is. */
export const openApi = (routes: readonly Told[], version: string): Json => {
  const paths: { [path: string]: { [method: string]: Json } } = {};
  for (const route of routes)
    (paths[pathOf(route.url)] ??= {})[route.method.toLowerCase()] = operationOf(route);
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
      schemas: { Failure: FAILURE },
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
