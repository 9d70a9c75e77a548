import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderSite } from '../../../tests/screens/render-site';

const fridayEvening = new Date('2026-11-13T23:30:00Z');
const mondayMorning = new Date('2026-11-16T15:00:00Z');

async function renderContactAt(now: Date, path = '/contact') {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  fakeServer({});
  await renderSite(path);
}
/** The visible text; times contain a narrow space. */
const said = () =>
  document.querySelector('main address + p strong')?.textContent?.replace(/\s/g, ' ');

it('says whether the office is open in Richmond time, and updates while the page stays open', async () => {
  await renderContactAt(fridayEvening);
  expect(said()).toBe('Closed now. We open Monday at 8:00 AM.');
  vi.setSystemTime(mondayMorning);
  await act(async () => vi.advanceTimersByTime(30_000));
  expect(said()).toBe('Open now, until 6:00 PM');
});

it('says on Thanksgiving that the office opens the next day', async () => {
  await renderContactAt(new Date('2026-11-26T16:00:00Z'));
  expect(said()).toBe('Closed now. We open Friday at 8:00 AM.');
});

it('says in Spanish when the office opens, with one period', async () => {
  await renderContactAt(fridayEvening, '/es/contact');
  expect(said()).toMatch(/^Cerrado ahora. Abrimos.*8:00 a\. ?m\.$/);
});
