import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { home } from '#content/en/home';
import { navigation } from '#content/en/navigation';
import { organization } from '#content/en/organization';
import { TextProvider } from '../../text';
import { Hero, heroRotationMs } from './hero';

/** Renders the hero with a stopped clock. */
function renderHero({ wantsLessMotion = false } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  const page = (
    <TextProvider text={{ navigation, organization }}>
      <Hero content={home.hero} />
    </TextProvider>
  );
  const router = createBrowserRouter([{ path: '*', element: page }]);
  render(<RouterProvider router={router} />);
}
const hero = () => screen.getByRole('region', { name: home.hero.label });
const position = () => document.querySelector('.hero-controls > p')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const swipe = (by: number) => {
  fireEvent.pointerDown(hero(), { clientX: 200 });
  fireEvent.pointerUp(hero(), { clientX: 200 + by });
};

it('turns every six seconds, and starts again after the last slide', async () => {
  renderHero();
  expect(heroRotationMs).toBe(6_000);
  for (const place of ['1 of 3', '2 of 3', '3 of 3', '1 of 3']) {
    expect(position()).toBe(place);
    await pass(5_999);
    expect(position()).toBe(place);
    await pass(1);
  }
});

it('rests under the pointer', async () => {
  renderHero();
  fireEvent.pointerEnter(hero());
  await pass(20_000);
  expect(position()).toBe('1 of 3');
  fireEvent.pointerLeave(hero());
  await pass(6_000);
  expect(position()).toBe('2 of 3');
});

it('turns by a swipe of more than 75 px, around both ends', () => {
  renderHero();
  for (const [by, place] of [
    [76, '3 of 3'],
    [-76, '1 of 3'],
    [-120, '2 of 3'],
    [75, '2 of 3'],
    [-75, '2 of 3'],
  ] as const) {
    swipe(by);
    expect(position(), `${by} px`).toBe(place);
  }
});

it('pauses and plays by its button', async () => {
  renderHero();
  fireEvent.click(button(home.hero.pause));
  await pass(12_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(button(home.hero.play));
  await pass(6_000);
  expect(position()).toBe('2 of 3');
});

it('turns by buttons, both ways, and stops for good once one has the focus', async () => {
  renderHero();
  act(() => button(home.hero.previous).focus());
  fireEvent.click(button(home.hero.previous));
  expect(position()).toBe('3 of 3');
  fireEvent.click(button(home.hero.next));
  expect(position()).toBe('1 of 3');
  act(() => button(home.hero.next).blur());
  await pass(20_000);
  expect(position()).toBe('1 of 3');
  expect(button(home.hero.play)).toBeDefined();
});

it('stops for good when a keyboard reaches a link of a slide', async () => {
  renderHero();
  const link =
    document.querySelector<HTMLElement>('.hero-slide[data-active] a') ?? expect.unreachable();
  act(() => link.focus());
  act(() => link.blur());
  await pass(20_000);
  expect(position()).toBe('1 of 3');
});

it('does not start for people who asked for less motion, until they start it', async () => {
  renderHero({ wantsLessMotion: true });
  await pass(30_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(button(home.hero.play));
  await pass(6_000);
  expect(position()).toBe('2 of 3');
});

it('leads from each slide to giving in a new tab and to help on this site', async () => {
  renderHero();
  for (const slide of home.hero.slides) {
    const shown = document.querySelector('.hero-slide[data-active]');
    const [give, other] = shown?.querySelectorAll('a') ?? [];
    expect(give?.textContent).toContain(slide.primaryButton.text);
    expect(give?.getAttribute('href')).toBe(slide.primaryButton.link);
    expect(give?.getAttribute('target')).toBe('_blank');
    expect(other?.textContent).toContain(slide.secondaryButton.text);
    expect(other?.getAttribute('href')).toBe(slide.secondaryButton.link);
    expect(other?.getAttribute('target')).toBeNull();
    expect(document.querySelectorAll('.hero-slide[inert]')).toHaveLength(2);
    await pass(6_000);
  }
});
