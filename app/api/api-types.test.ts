import { expectTypeOf, it } from 'vitest';
import type { ApiPath, ApiResponse, ApiRow } from './api-types';

/** Only the compiler reads these calls; the tests never run them. */
type Client = typeof import('./request') &
  typeof import('../staff/data/api') &
  Pick<typeof import('../staff/data/queries'), 'useJson' | 'usePage'>;

const id = 7;
const { signal } = new AbortController();

it('infers the response of a read from its path, with numbers and a query', () => {
  expectTypeOf<ApiResponse<'GET', '/api/summary'>['activeAlerts']>().toBeNumber();
  expectTypeOf<ApiResponse<'GET', `/api/members/${number}`>['firstName']>().toBeString();
  expectTypeOf<ApiRow<`/api/case-alerts?memberId=${number}&status=active`>['title']>().toBeString();
  expectTypeOf<ApiRow<`/api/contacts/${number}/related`>['name']>().toBeString();
});

it('infers the response of a write from its method and path', () => {
  const writes = {
    post: ({ post }: Client) => post('/api/case-alerts', {}),
    postJson: ({ postJson }: Client) => postJson('/api/chat', {}),
    postTransient: ({ postTransient }: Client) => postTransient(`/api/accounts/${id}/link`, {}),
    patch: ({ change }: Client) => change('PATCH', `/api/members/${id}`, 1, {}),
    remove: ({ change }: Client) => change('DELETE', `/api/contact-attempts/${id}`, 1),
    several: ({ changeSeveral }: Client) => changeSeveral('/api/members', [], {}),
  };
  type Written<Name extends keyof typeof writes> = Awaited<ReturnType<(typeof writes)[Name]>>;
  expectTypeOf<Written<'post'>['title']>().toBeString();
  expectTypeOf<Written<'postJson'>['response']>().toBeString();
  expectTypeOf<Written<'postTransient'>['path']>().toBeString();
  expectTypeOf<Written<'patch'>['firstName']>().toBeString();
  expectTypeOf<Written<'remove'>['author']>().toBeString();
  expectTypeOf<Written<'several'>['changed'][number]['version']>().toBeNumber();
});

it('rejects a path that the route table lacks', () => {
  const calls = ({
    change,
    getJson,
    getPage,
    post,
    request,
    postTransient,
    useJson,
    usePage,
  }: Client) => [
    // @ts-expect-error
    getJson('/api/my-days'),
    // @ts-expect-error
    useJson(`/api/members/${id}/timelines`),
    // @ts-expect-error
    usePage('/api/members/new'),
    // @ts-expect-error
    getPage('/api/contact?limit=5', signal),
    // @ts-expect-error
    post('/api/case-alert'),
    // @ts-expect-error
    change('PATCH', `/api/members/${id}/firstName`, 1),
    // @ts-expect-error
    postTransient('/api/presences', {}),
    // @ts-expect-error
    request('/api/session'),
  ];
  expectTypeOf(calls).toBeFunction();
  expectTypeOf<string>().not.toExtend<ApiPath<'GET'>>();
  expectTypeOf<`/api/${string}`>().not.toExtend<ApiPath<'POST'>>();
});

it('rejects a path of another method', () => {
  const calls = ({ change, getJson, post, postJson, request, postTransient }: Client) => [
    // @ts-expect-error
    getJson('/api/emergencies/request'),
    // @ts-expect-error
    post('/api/summary'),
    // @ts-expect-error
    postJson('/api/stats', {}),
    // @ts-expect-error
    postTransient('/api/my-day', {}),
    // @ts-expect-error
    change('PUT', `/api/members/${id}`, 1),
    // @ts-expect-error
    change('DELETE', `/api/case-alerts/${id}`, 1),
    // @ts-expect-error
    request('/api/emergencies/request'),
    request('/api/emergencies/request', { method: 'POST' }),
  ];
  expectTypeOf(calls).toBeFunction();
});
