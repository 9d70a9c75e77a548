import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import { fakeServer } from '../../tests/screens/fake-server';
import { renderSite } from '../../tests/screens/render-site';

const { quickExit } = contentOf('en').navigation;
const left: string[] = [];

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation((to) => void left.push(`${to}`));
  vi.spyOn(location, 'assign').mockImplementation((to) => void left.push(`${to}`));
});
afterEach(() => {
  vi.restoreAllMocks();
  left.length = 0;
  for (const cover of covers()) cover.remove();
});

const covers = () => document.querySelectorAll('.quick-exit-cover');
const wayOut = () => screen.getByRole('link', { name: quickExit.label });
const press = (more: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.body, { key: 'Escape', cancelable: true, ...more });

async function renderHelpPage(path = '/contact') {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { sent } = fakeServer({ 'GET /leave': () => new Response() });
  return { ...(await renderSite(path)), sent };
}

it.each([
  ['the button', () => fireEvent.click(wayOut())],
  ['Escape, three times', () => [1, 2, 3].map(() => press())],
])('covers the page and deletes the input on %s', async (_, leave) => {
  const { sent } = await renderHelpPage();
  sessionStorage.setItem('wwi_draft_help', 'x');
  sessionStorage.setItem('wwi_chat_log', 'x');
  localStorage.setItem('wwi_draft_other', 'x');
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  name.value = 'Ada';
  leave();
  expect(covers()).toHaveLength(1);
  expect(covers()[0]?.textContent).toBe(quickExit.covering);
  expect(document.title).toBe(quickExit.covering);
  expect(name.value).toBe('');
  const kept = [...Object.keys(sessionStorage), ...Object.keys(localStorage)];
  expect(kept.filter((key) => /draft|chat/.test(key))).toEqual([]);
  expect(kept).toContain('wwi_cookie_consent');
  expect(left).toEqual([quickExit.destination]);
  expect(sent.map(({ path }) => path)).toContain('/leave');
});

it('leaves only after three presses within two seconds', async () => {
  await renderHelpPage();
  press();
  press();
  vi.setSystemTime(Date.now() + 2_001);
  press();
  expect(covers()).toHaveLength(0);
  press();
  press();
  expect(covers()).toHaveLength(1);
});

it('does not count a key that is held down', async () => {
  await renderHelpPage();
  press();
  for (let repeat = 0; repeat < 9; repeat += 1) press({ repeat: true });
  expect(covers()).toHaveLength(0);
});

it('leaves once, and is not stopped by further presses of Escape', async () => {
  await renderHelpPage();
  const areTaken = [0, 1, 2, 3, 4].map((at) => {
    if (at > 0) vi.setSystemTime(Date.now() + 800);
    return press();
  });
  expect(areTaken).toEqual([false, false, true, true, true]);
  expect(covers()).toHaveLength(1);
  expect(left).toHaveLength(1);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'lets the browser open the exit page in a new tab on a click with %s',
  async (key) => {
    await renderHelpPage();
    const isTaken: boolean[] = [];
    const watch = (event: Event) => {
      isTaken.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', watch, { once: true });
    fireEvent.click(wayOut(), { [key]: true });
    expect(isTaken).toEqual([false]);
    expect(covers()).toHaveLength(0);
  },
);

it('does nothing on a page without a quick exit', async () => {
  await renderHelpPage('/accessibility');
  for (const _ of [1, 2, 3]) press();
  expect(covers()).toHaveLength(0);
});

it('stores in the tab where the visitor last entered the help pages', async () => {
  const { goTo } = await renderHelpPage('/get-assistance');
  await goTo('/accessibility');
  await goTo('/contact');
  expect(sessionStorage.getItem('wwi_entrance')).toBe(`${history.state.idx}`);
  fireEvent.click(wayOut());
  // No help page precedes this one, so there is nothing to go back over.
  expect(left).toEqual([quickExit.destination]);
});

it('reloads a covered page that the browser restored from its cache', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  await renderHelpPage();
  fireEvent.click(wayOut());
  const show = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  await show(false);
  expect(reload).not.toHaveBeenCalled();
  await show(true);
  expect(reload).toHaveBeenCalled();
});
