import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import handleRequest from './entry.server';
import { canRenderContext } from './request-context';

it('returns 429 without rendering when the network is over its page limit', async () => {
  const context = new RouterContextProvider();
  context.set(canRenderContext, () => false);
  const request = new Request('http://localhost/contact', { method: 'POST' });
  const response = await handleRequest(request, 200, new Headers(), {} as EntryContext, context);
  expect(response.status).toBe(429);
  expect(response.body).toBeNull();
});
