import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import { TextProvider } from '../../text';
import { createStore, useStore } from '../../ui/store';
import { DonationTicker } from './donation-ticker';
import { useFloatingCard } from './floating';

const { navigation, organization, ticker } = contentOf('en');

const isCardShown = createStore(false);

function CookieCard() {
  useFloatingCard('cookie-card', useStore(isCardShown));
  return null;
}

/** Renders the ticker on a page with this address, with a stopped clock. */
function renderTicker(path = '/about') {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  history.replaceState(null, '', path);
  const page = (
    <TextProvider text={{ organization, navigation }}>
      <DonationTicker />
      <CookieCard />
    </TextProvider>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  return render(<RouterProvider router={router} />);
}

/** Advances the clock, then waits for lazily loaded code. */
async function pass(ms: number) {
  await act(async () => {
    vi.advanceTimersByTime(ms);
  });
  await act(async () => {
    await vi.dynamicImportSettled();
  });
}
const gift = () => screen.queryByRole('region', { name: ticker.label });
const placeOf = (text: string | null | undefined) =>
  ticker.entries.findIndex(
    ({ name, amount }) => text?.includes(name) && text.includes(`$${amount} `),
  );

it('appears two seconds after the page, stays for five, and shows the next gift after six', async () => {
  renderTicker();
  await pass(1_999);
  expect(gift()).toBeNull();
  await pass(1);
  const first = placeOf(gift()?.textContent);
  expect(first).toBeGreaterThanOrEqual(0);
  await pass(4_999);
  expect(gift()).not.toBeNull();
  await pass(1);
  expect(gift()).toBeNull();
  for (let step = 1; step <= ticker.entries.length; step += 1) {
    await pass(1_000);
    expect(placeOf(gift()?.textContent)).toBe((first + step) % ticker.entries.length);
    await pass(5_000);
    expect(gift()).toBeNull();
  }
});

it('stays while it has focus or the pointer moves over it, but not under a still pointer', async () => {
  renderTicker();
  await pass(2_000);
  const card = gift() ?? expect.unreachable();
  const move = (movementX: number) => {
    const event = new MouseEvent('pointermove', { bubbles: true });
    Object.assign(event, { movementX, movementY: 0 });
    fireEvent(card, event);
  };
  await pass(4_999);
  move(4);
  await pass(4_999);
  expect(gift()).not.toBeNull();
  move(0);
  await pass(1);
  expect(gift()).toBeNull();
  await pass(1_000);
  fireEvent.focus(screen.getByRole('link', { name: new RegExp(ticker.donate) }));
  await pass(20_000);
  expect(gift()).not.toBeNull();
});

it('stays away for the session once it is closed', async () => {
  const { unmount } = renderTicker();
  await pass(2_000);
  fireEvent.click(screen.getByRole('button', { name: ticker.dismiss }));
  expect(gift()).toBeNull();
  unmount();
  renderTicker();
  await pass(10_000);
  expect(gift()).toBeNull();
});

it.each(['/donate', '/get-started', '/membership-assistance', '/get-assistance'])(
  'hides the ticker on %s, where visitors give or ask for help',
  async (path) => {
    renderTicker(path);
    await pass(10_000);
    expect(gift()).toBeNull();
  },
);

/** Sets the width that media queries see. */
function setWidth(width: number) {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number }) => void };
  };
  happyDOM.setViewport({ width });
}

it('appears beside the cookie card two seconds after the page from 1024 px on', async () => {
  setWidth(1024);
  isCardShown.set(true);
  renderTicker();
  await pass(1_999);
  expect(gift()).toBeNull();
  await pass(1);
  expect(gift()).not.toBeNull();
  await act(async () => isCardShown.set(false));
});

it('waits below 1024 px until two seconds after the cookie card has gone', async () => {
  setWidth(1023);
  isCardShown.set(true);
  renderTicker();
  await pass(10_000);
  expect(gift()).toBeNull();
  await act(async () => isCardShown.set(false));
  await pass(1_999);
  expect(gift()).toBeNull();
  await pass(1);
  expect(gift()).not.toBeNull();
});

it('begins with a random gift', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  renderTicker();
  await pass(2_000);
  expect(placeOf(gift()?.textContent)).toBe(Math.floor(ticker.entries.length / 2));
  random.mockRestore();
});
