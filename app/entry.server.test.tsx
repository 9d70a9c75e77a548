import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import handleRequest from './entry.server';
import { canRenderContext } from './request-context';

it('renders nothing when the network may have no further page', async () => {
  const context = new RouterContextProvider();
  context.set(canRenderContext, () => false);
  const request = new Request('http://localhost/contact', { method: 'POST' });
  const response = await handleRequest(request, 200, new Headers(), {} as EntryContext, context);
  expect(response.status).toBe(429);
  expect(response.body).toBeNull();
});
