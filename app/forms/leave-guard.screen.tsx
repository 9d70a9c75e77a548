import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import { fakeServer } from '../../tests/screens/fake-server';
import { renderSite } from '../../tests/screens/render-site';

const { fields, forms, navigation } = contentOf('en');

/** True when the browser would ask before a reload or leaving the page. */
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
/** Types into the first text question. */
function type(): void {
  const first = document.querySelector<HTMLInputElement>(
    'main form :is([name=amount], [name=firstName], [name=name])',
  );
  fireEvent.input(first ?? expect.unreachable(), { target: { value: '1' } });
}

it.each(['/donate', '/membership-assistance', '/get-started?type=donate', '/contact'])(
  'asks before a form with answers is reloaded, but not an empty one: %s',
  async (path) => {
    fakeServer({});
    await renderSite(path);
    expect(isAsked()).toBe(false);
    type();
    expect(isAsked()).toBe(true);
  },
);

it('never asks a visitor who leaves quickly', async () => {
  vi.spyOn(location, 'replace').mockImplementation(() => {});
  fakeServer({ 'GET /leave': () => new Response() });
  await renderSite('/contact');
  type();
  fireEvent.click(screen.getByRole('link', { name: navigation.quickExit.label }));
  type();
  expect(isAsked()).toBe(false);
  document.querySelector('.quick-exit-cover')?.remove();
  vi.restoreAllMocks();
});

it('does not ask a visitor who calls or writes from a form, and asks again a moment later', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  fakeServer({});
  await renderSite('/membership-assistance');
  fireEvent.click(screen.getByLabelText(fields.assistance.homeSafety.options['NOT SAFE']));
  expect(isAsked()).toBe(true);
  for (const link of [
    '.danger-panel [href="tel:911"]',
    '.danger-panel [href="sms:988"]',
    'footer [href^="mailto:"]',
  ]) {
    const element = document.querySelector(link) ?? expect.unreachable(link);
    element.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(element);
    expect(isAsked(), link).toBe(false);
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(isAsked(), link).toBe(true);
  }
});

it("asks once before a link leaves a form with answers, and follows the visitor's choice", async () => {
  fakeServer({});
  const { goTo } = await renderSite('/contact');
  type();
  await goTo('/accessibility');
  fireEvent.click(await screen.findByText(forms.leave.stay));
  expect(location.pathname).toBe('/contact');
  await goTo('/accessibility');
  fireEvent.click(await screen.findByText(forms.leave.leave));
  await waitFor(() => expect(location.pathname).toBe('/accessibility'));
});
