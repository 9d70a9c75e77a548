import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderSite } from '../../../tests/screens/render-site';

const { phoneMenu } = contentOf('en').navigation;

const menu = () =>
  document.querySelector<HTMLDetailsElement>('.phone-menu') ?? expect.unreachable();
const programs = () =>
  menu().querySelector<HTMLDetailsElement>('nav details') ?? expect.unreachable();
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

beforeEach(async () => {
  fakeServer({});
});

async function renderOpenMenus() {
  const view = await renderSite('/accessibility');
  menu().open = true;
  programs().open = true;
  return view;
}

it('closes the innermost menu on Escape and returns the focus to the button that opened it', async () => {
  await renderOpenMenus();
  programs().querySelector('summary')?.focus();
  pressEscape();
  expect([menu().open, programs().open]).toEqual([true, false]);
  expect(document.activeElement).toBe(programs().querySelector('summary'));
  pressEscape();
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(menu().querySelector('summary'));
});

it('closes menus when another page opens', async () => {
  await renderOpenMenus();
  expect(screen.getByRole('navigation', { name: phoneMenu.label })).toBeDefined();
  fireEvent.click(
    menu().querySelector('a[href="/get-assistance"], a[href="/contact"]') ?? expect.unreachable(),
  );
  await waitFor(() => expect(location.pathname).not.toBe('/accessibility'));
  await waitFor(() => expect(menu().open).toBe(false));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

it('closes a menu on a click outside it, but not inside it', async () => {
  await renderOpenMenus();
  fireEvent.pointerDown(programs());
  expect(menu().open).toBe(true);
  fireEvent.pointerDown(document.querySelector('main') ?? expect.unreachable());
  expect([menu().open, programs().open]).toEqual([false, false]);
});

it('closes a menu when the focus leaves it', async () => {
  await renderOpenMenus();
  const relatedTarget = document.querySelector('footer a');
  fireEvent.focusOut(programs(), { relatedTarget });
  expect(menu().open).toBe(false);
});
