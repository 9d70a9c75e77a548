import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startHandler } from '../../tests/http/handler-fixture.ts';
import { timeStatement } from '../db/statement-times.ts';
import { slowMs } from './slow-requests.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

it('logs the statements that a slow request waited for, slowest first and without values', async () => {
  const server = await startHandler({
    api: async ({ url }) => {
      const isSlow = new URL(url).pathname.startsWith('/api/members');
      await timeStatement('select "id"\n  from "rate_limits"', () => sleep(5));
      await timeStatement('select * from "members" where "id" = $1', () =>
        sleep(isSlow ? slowMs : 0),
      );
      return Response.json({});
    },
  });
  onTestFinished(() => server.stop());
  await fetch(`${server.url}/api/summary`);
  const headers = { traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  await fetch(`${server.url}/api/members/7?search=Silva`, { headers });

  await expect.poll(() => server.warnings).toHaveLength(1);
  expect(server.warnings[0]).toEqual({
    id: expect.any(String),
    trace,
    route: '/api/members/:id',
    ms: expect.toSatisfy((ms) => ms >= slowMs),
    waitedFor: [
      {
        sql: 'select * from "members" where "id" = $1',
        ms: expect.toSatisfy((ms) => ms >= slowMs - 10),
      },
      { sql: 'select "id" from "rate_limits"', ms: expect.any(Number) },
    ],
  });
});
