// The API described by itself, from the same schemas that check it.
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { type AnySchema, publicRoute, type Route } from './route.ts';

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
  return [...inPath, ...inQuery];
}

function bodySchema(body: AnySchema, choices: Route['bodyChoices']) {
  if (choices === undefined) return jsonSchema(body, 'input');
  // What comes out of a check has no default left: it says which answers are needed.
  return { anyOf: choices.map((choice) => jsonSchema(choice, 'output')) };
}

function operationOf(route: Route) {
  const failure = { $ref: '#/components/responses/Failure' };
  return {
    summary: route.summary,
    security: route.access === 'public' ? [] : [{ session: [], csrf: [] }],
    parameters: parametersOf(route),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodySchema(route.body, route.bodyChoices) } },
          },
        }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(route.response, 'output') } },
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
    info: { title: 'Wondrous World Initiative', version: '1' },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-wwi_session' },
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
