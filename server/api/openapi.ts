// Generates the OpenAPI document from the schemas that validate requests.
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { name } from '#organization';
import { type AnySchema, publicRoute, type Route, requiresVersion } from './route.ts';

function jsonSchema(schema: AnySchema, typeMode: 'input' | 'output') {
  const { $schema: _, ...rest } = toJsonSchema(schema as never, { typeMode, errorMode: 'ignore' });
  return rest;
}

type JsonObject = { properties?: Record<string, unknown>; required?: string[] };

function parametersOf(route: Route) {
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  }));
  const query = route.query === undefined ? {} : (jsonSchema(route.query, 'input') as JsonObject);
  const inQuery = Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query.required?.includes(name) ?? false,
    schema,
  }));
  return [...inPath, ...inQuery, ...headersOf(route)];
}

function headersOf(route: Route) {
  const version = {
    name: 'If-Match',
    in: 'header',
    required: route.version !== 'optional',
    description: 'The version of the row that the change was made from, in quotation marks',
    schema: { type: 'string', pattern: '^"\\d{1,9}"$' },
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: route.idempotency === 'key-required',
    description: 'Sent again with the same key, the request is done once',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$' },
  };
  return [
    ...(requiresVersion(route) ? [version] : []),
    ...(typeof route.idempotency === 'string' ? [key] : []),
  ];
}

function bodySchema(body: AnySchema, choices: Route['bodyChoices']) {
  if (choices === undefined) return jsonSchema(body, 'input');
  // Output types have no defaults, so the document shows which answers are required.
  return { anyOf: choices.map((choice) => jsonSchema(choice, 'output')) };
}

function bodyType({ isSigned }: Route): string {
  return isSigned === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
}

/** Response headers of a paged list. */
const pageHeaders = {
  Link: {
    description: 'Where the next page is, with rel="next"; on the last page there is none',
    schema: { type: 'string' },
  },
  'X-Total-Count': {
    description: 'How many rows there are in all',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-Count-Is': {
    description: 'Where more rows than these were not counted',
    schema: { const: 'at-least' },
  },
};

function operationOf(route: Route) {
  const parameters = parametersOf(route);
  const isPaged = parameters.some(({ name }) => name === 'cursor');
  const type = route.responseType ?? 'application/json';
  const failure = { $ref: '#/components/responses/Failure' };
  return {
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ session: [], csrf: [] }],
    parameters,
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { [bodyType(route)]: { schema: bodySchema(route.body, route.bodyChoices) } },
          },
        }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done',
        ...(isPaged && { headers: pageHeaders }),
        content: { [type]: { schema: jsonSchema(route.response, 'output') } },
      },
      '4XX': failure,
      '5XX': failure,
    },
  };
}

export function openApiDocument(routes: readonly Route[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-wwi_session',
          description: 'Without https, on the own machine: wwi_session',
        },
        csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token' },
      },
      responses: {
        Failure: {
          description: 'What went wrong, for a program and for a person',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['error'],
                properties: {
                  error: {
                    type: 'object',
                    required: ['code', 'message'],
                    properties: {
                      code: { type: 'string' },
                      message: { type: 'string' },
                      fields: { type: 'object', additionalProperties: { type: 'string' } },
                      current: { type: 'object', description: 'Of a row that changed: as it is' },
                      differs: {
                        type: 'object',
                        description: 'Field by field: what it is, and what was wanted',
                        additionalProperties: { type: 'array' },
                      },
                      changedBy: { type: 'string' },
                      changedAt: { type: 'string', format: 'date-time' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}

export function openApiRoute(routes: readonly Route[]): Route {
  let document: unknown;
  return publicRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This document',
    response: v.looseObject({ openapi: v.string() }),
    handle: async () => {
      document ??= openApiDocument(routes);
      return { body: document };
    },
  });
}
