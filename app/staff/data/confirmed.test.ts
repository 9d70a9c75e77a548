import { afterAll, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
});
afterAll(() => vi.unstubAllGlobals());

it('asks for the password once when two actions need it at the same time, and runs both', async () => {
  const { ApiError } = await import('../../api/request');
  const { runConfirmed, passwordPrompt } = await import('./confirmed');
  const refusal = JSON.stringify({ error: { code: 'confirm-first' } });
  let isGiven = false;
  const done: string[] = [];
  const step = (name: string) =>
    runConfirmed(async () => {
      if (!isGiven) throw new ApiError('/api', new Response(null, { status: 403 }), refusal);
      done.push(name);
    });
  void step('one');
  void step('other');
  await vi.waitFor(() => expect(passwordPrompt.get()).toBeDefined());
  isGiven = true;
  passwordPrompt.get()?.answer(true);
  await vi.waitFor(() => expect(done).toEqual(['one', 'other']));
  expect(passwordPrompt.get()).toBeUndefined();
});
