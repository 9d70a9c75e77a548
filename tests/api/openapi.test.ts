// The API's description of itself, held against the route table and against real responses.
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { passwordPaths, routes } from '../../server/api.ts';
import { work } from './cheap-argon2.ts';
import { mailSettings, openSite, signedForm, textSettings } from './harness.ts';
import { agreesWith, type JsonSchema } from './json-schema.ts';
import { addressOf, prepareGround, type ValidCall, validCalls } from './valid-calls.ts';

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
  // The one-time codes are made now, and sent last.
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn();
  calls = validCalls(await prepareGround(site, staff));
  // Undo finds what a contact changed by its moment.
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

describe('the document', () => {
  it('says what it is', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toEqual({ title: expect.any(String), version: expect.any(String) });
  });

  it('is valid OpenAPI', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('names each path once, whatever its parameter is called', () => {
    const paths = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(paths).toEqual([...new Set(paths)]);
  });

  it('describes every route of the table and no other', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.toSorted()).toEqual(described.toSorted());
  });

  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
    for (const [, reference = ''] of references) {
      const found = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((at, key) => Reflect.get(Object(at), key), document);
      expect(found, reference).toBeDefined();
    }
  });

  it('names every path parameter once, and marks it required', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(methods)) {
        const named = operation.parameters.filter((parameter) => parameter.in === 'path');
        expect(named.map((parameter) => parameter.name)).toEqual(inPath);
        expect(named.every((parameter) => parameter.required)).toBe(true);
      }
    }
  });

  it('asks for a session exactly where the table does', () => {
    for (const route of routes) {
      if (route.path === '/api/openapi.json') continue;
      const { security } = operationOf(`${route.method} ${route.path}`);
      expect(security.length > 0, route.path).toBe(route.access === 'staff');
    }
  });
});

describe.each(described)('%s', (name) => {
  it('has a good sample that its description accepts', () => {
    const call = calls[name] ?? expect.unreachable('every route needs a sample call');
    const operation = operationOf(name);
    expect(operation.requestBody === undefined).toBe(call.body === undefined);
    const type = call.isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    const schema = operation.requestBody?.content[type]?.schema;
    expect(schema === undefined).toBe(call.body === undefined);
    if (schema !== undefined) expect(agreesWith(schema, call.body)).toEqual([]);
    const parameters = new Map(operation.parameters.map((one) => [one.name, one.schema]));
    for (const [key, value] of Object.entries(call.query ?? {})) {
      const parameter = parameters.get(key) ?? expect.unreachable(`${key} is not described`);
      expect(agreesWith(parameter, value), key).toEqual([]);
    }
  });

  it('responds as described, and hashes a password only where the table says so', async () => {
    // Signing in and out end the session that they are sent with; beside a passkey no password confirms.
    const member = /(log(in|out)|password|confirm)$/.test(name)
      ? await site.signIn('leaver')
      : staff;
    const caller = operationOf(name).security.length > 0 ? member : site.visitor;
    const call = calls[name] ?? expect.unreachable();
    const sent = call.isForm ? signedForm(call.path, call.body) : { body: call.body };
    const hashed = work.done;
    const response = await caller(call.method, addressOf(call), sent);
    const [, path = ''] = name.split(' ');
    expect(work.done > hashed).toBe(passwordPaths.has(path));
    const { content, headers = {} } = operationOf(name).responses[response.status] ?? {};
    const [type = ''] = (response.headers.get('Content-Type') ?? 'application/json').split(';');
    const schema = content?.[type]?.schema;
    expect(schema, `${response.status} ${type} ${response.text}`).toBeDefined();
    expect(agreesWith(schema ?? {}, response.body)).toEqual([]);
    const paging = [...response.headers.keys()].filter((key) => /^(link$|x-total)/.test(key));
    const known = Object.keys(headers).map((key) => key.toLowerCase());
    expect(known).toEqual(expect.arrayContaining(paging));
  });
});

describe('a form', () => {
  it.each([
    ['POST /api/members', 'hearAbout'],
    ['POST /api/members', 'referralSource'],
    ['POST /api/get-involved-submissions', 'bestTimes'],
    ['POST /api/get-involved-submissions', 'mediaOutletName'],
  ])('%s describes its question %s', (name, key) => {
    const schema = operationOf(name).requestBody?.content['application/json']?.schema;
    expect(JSON.stringify(schema)).toContain(`"${key}":`);
  });
});

describe('a refusal', () => {
  it('responds as described', async () => {
    const schema = document.components.responses.Failure.content['application/json'].schema;
    const refusals = [
      await site.visitor('GET', '/api/members'),
      await site.visitor('POST', '/api/contacts', { body: {} }),
      await site.visitor('GET', '/api/nothing'),
    ];
    for (const response of refusals) expect(agreesWith(schema, response.body)).toEqual([]);
  });
});
