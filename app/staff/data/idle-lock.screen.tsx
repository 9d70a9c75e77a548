import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import { watchIdle } from './idle-lock';
import { buildLoginAddress, readToken } from './session';

it('ends the session after 29 minutes without input, and restarts the time on a key press', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'] });
  const { sent } = fakeServer({});
  const stop = watchIdle();
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);
  pass(28);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/session']);
  pass(28);
  expect(readToken()).not.toBeNull();
  pass(2);
  expect(readToken()).toBeNull();
  expect(sent.at(-1)?.path).toBe('/api/admin/logout');
  expect(buildLoginAddress('/admin/inbox')).toBe('/admin/login?from=%2Fadmin%2Finbox&expired=idle');
  stop();
});

it('says on the sign-in screen that the session ended because nobody used the browser', async () => {
  localStorage.removeItem('wwi_admin_token');
  fakeServer({});
  renderStaffArea('/admin/login?expired=idle');
  await screen.findByText(/nobody used this browser for half an hour/);
});
