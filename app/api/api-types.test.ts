import { expectTypeOf, it } from 'vitest';
import type { ApiPath, ApiResponse, ApiRow } from './api-types';

it('infers the response of a path from the route table, with its numbers and its query', () => {
  expectTypeOf<ApiResponse<'GET', '/api/summary'>['activeAlerts']>().toBeNumber();
  expectTypeOf<ApiResponse<'GET', `/api/members/${number}`>['firstName']>().toBeString();
  expectTypeOf<ApiRow<`/api/case-alerts?memberId=${number}&status=active`>['title']>().toBeString();
  expectTypeOf<ApiRow<`/api/contacts/${number}/related`>['name']>().toBeString();
});

it('rejects a path that the route table lacks, and one of another method', () => {
  expectTypeOf<ApiPath<'GET', '/api/my-days'>>().toBeNever();
  expectTypeOf<ApiPath<'GET', `/api/members/${number}/timelines`>>().toBeNever();
  expectTypeOf<ApiPath<'GET', '/api/emergencies/request'>>().toBeNever();
  expectTypeOf<ApiPath<'POST', '/api/emergencies/request'>>().not.toBeNever();
});
