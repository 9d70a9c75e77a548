// Validates the OpenAPI document against the route table and real responses.
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwordPaths, routes } from '../../server/api.ts';
import { work } from './cheap-argon2.ts';
import { buildSignedForm, mailSettings, openSite, textSettings } from './harness.ts';
import { findSchemaProblems, type JsonSchema } from './json-schema.ts';
import {
  buildValidCalls,
  getCallAddress,
  prepareCallFixture,
  type ValidCall,
} from './valid-calls.ts';

type Operation = {
  summary: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { $ref?: string; headers?: object; content?: Record<string, { schema: JsonSchema }> }
  >;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: { Failure: { content: { 'application/json': { schema: JsonSchema } } } };
    securitySchemes: Record<string, { type: string; in: string; name: string }>;
  };
};

const site = openSite({ ...mailSettings, ...textSettings });
let staff: Awaited<ReturnType<typeof site.signIn>>;
let calls: Record<string, ValidCall>;
let document: Document;
beforeAll(async () => {
  // One-time codes expire: they are made now and used last, so the clock stands still.
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn();
  calls = buildValidCalls(await prepareCallFixture(site, staff));
  // Undo finds the changes of a contact attempt by their timestamp, so the times must differ.
  site.clock.offsetMs += 1;
  document = (await site.visitor('GET', '/api/openapi.json')).body as Document;
});

const operationOf = (name: string): Operation => {
  const [method = '', path = ''] = name.split(' ');
  return document.paths[path]?.[method.toLowerCase()] ?? expect.unreachable(name);
};
const described = routes
  .map((route) => `${route.method} ${route.path}`)
  .filter((name) => name !== 'GET /api/openapi.json');

describe('OpenAPI document', () => {
  it('states version and title in the OpenAPI document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual({ title: expect.any(String), version: expect.any(String) });
  });

  it('passes an OpenAPI validator', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('lists each path once, regardless of parameter names', () => {
    const paths = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('describes every route and no other', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(described.toSorted());
  });

  it('contains every definition that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    for (const [, reference = ''] of references) {
      const found = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), document);
      expect(found, reference).toBeDefined();
    }
  });

  it('lists every path parameter once and marks it required', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(methods)) {
        const named = operation.parameters.filter((parameter) => parameter.in === 'path');
        expect(named.map((parameter) => parameter.name)).toEqual(inPath);
        expect(named.every((parameter) => parameter.required)).toBe(true);
      }
    }
  });

  it('requires a session exactly where the route table does', () => {
    for (const route of routes) {
      if (route.path === '/api/openapi.json') continue;
      const { security } = operationOf(`${route.method} ${route.path}`);
      expect(security.length > 0, route.path).toBe(route.access === 'staff');
    }
  });
});

describe.each(described)('%s', (name) => {
  it('accepts the sample call of each route', () => {
    const call = calls[name] ?? expect.unreachable('every route needs a sample call');
    const operation = operationOf(name);
    expect(operation.requestBody === undefined).toBe(call.body === undefined);
    const type = call.isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const schema = operation.requestBody?.content[type]?.schema;
    expect(schema === undefined).toBe(call.body === undefined);
    if (schema !== undefined) expect(findSchemaProblems(schema, call.body)).toEqual([]);
    const parameters = new Map(operation.parameters.map((one) => [one.name, one.schema]));
    for (const [key, value] of Object.entries(call.query ?? {})) {
      const parameter = parameters.get(key) ?? expect.unreachable(`${key} is not described`);
      expect(findSchemaProblems(parameter, value), key).toEqual([]);
    }
  });

  it('matches the description in its response, and hashes a password only on password routes', async () => {
    // These routes end the session, or need an account without a passkey: use a separate account.
    const member = /(log(in|out)|password|confirm)$/.test(name)
      ? await site.signIn('leaver')
      : staff;
    const caller = operationOf(name).security.length > 0 ? member : site.visitor;
    const call = calls[name] ?? expect.unreachable();
    const sent = call.isForm ? buildSignedForm(call.path, call.body) : { body: call.body };
    const hashed = work.done;
    const response = await caller(call.method, getCallAddress(call), sent);
    const [, path = ''] = name.split(' ');
    expect(work.done > hashed).toBe(passwordPaths.has(path));
    const { content, headers = {} } = operationOf(name).responses[response.status] ?? {};
    const [type = ''] = (response.headers.get('Content-Type') ?? 'application/json').split(';');
    const schema = content?.[type]?.schema;
    expect(schema, `${response.status} ${type} ${response.text}`).toBeDefined();
    expect(findSchemaProblems(schema ?? {}, response.body)).toEqual([]);
    const paging = [...response.headers.keys()].filter((key) => /^(link$|x-total)/.test(key));
    const known = Object.keys(headers).map((key) => key.toLowerCase());
    expect(known).toEqual(expect.arrayContaining(paging));
  });
});

describe('forms', () => {
  it.each([
    ['POST /api/members', 'hearAbout'],
    ['POST /api/members', 'referralSource'],
    ['POST /api/get-involved-submissions', 'bestTimes'],
    ['POST /api/get-involved-submissions', 'mediaOutletName'],
  ])('describes for %s the question %s', (name, key) => {
    const schema = operationOf(name).requestBody?.content['application/json']?.schema;
    expect(JSON.stringify(schema)).toContain(`"${key}":`);
  });
});

describe('error responses', () => {
  it('describes the error responses that the server sends', async () => {
    const schema = document.components.responses.Failure.content['application/json'].schema;
    const refusals = [
      await site.visitor('GET', '/api/members'),
      await site.visitor('POST', '/api/contacts', { body: {} }),
      await site.visitor('GET', '/api/nothing'),
    ];
    for (const response of refusals) expect(findSchemaProblems(schema, response.body)).toEqual([]);
  });
});
