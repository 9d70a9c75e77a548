import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import { TextProvider } from '../../text';
import { Hero, heroRotationMs } from './hero';

const { home, navigation, organization } = contentOf('en');

/** Renders the hero with a stopped clock. */
function renderHero({ wantsLessMotion = false } = {}) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: wantsLessMotion }));
  const page = (
    <TextProvider text={{ navigation, organization }}>
      <Hero content={home.hero} programs={[]} />
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

it('advances every six seconds and returns to the first slide after the last', async () => {
  renderHero();
  expect(heroRotationMs).toBe(6_000);
  for (const place of ['1 of 3', '2 of 3', '3 of 3', '1 of 3']) {
    expect(position()).toBe(place);
    await pass(5_999);
    expect(position()).toBe(place);
    await pass(1);
  }
});

it('pauses while the pointer is over it', async () => {
  renderHero();
  fireEvent.pointerEnter(hero());
  await pass(20_000);
  expect(position()).toBe('1 of 3');
  fireEvent.pointerLeave(hero());
  await pass(6_000);
  expect(position()).toBe('2 of 3');
});

it('changes slides on a swipe of more than 75 px, and wraps around at both ends', () => {
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

it('pauses and resumes with its button', async () => {
  renderHero();
  fireEvent.click(button(home.hero.pause));
  await pass(12_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(button(home.hero.play));
  await pass(6_000);
  expect(position()).toBe('2 of 3');
});

it('changes slides in both directions with buttons, and stops advancing once a button has focus', async () => {
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

it('stops advancing when keyboard focus reaches a link of a slide', async () => {
  renderHero();
  const link =
    document.querySelector<HTMLElement>('.hero-slide[data-active] a') ?? expect.unreachable();
  act(() => link.focus());
  act(() => link.blur());
  await pass(20_000);
  expect(position()).toBe('1 of 3');
});

it('does not advance when reduced motion is preferred, until the visitor starts it', async () => {
  renderHero({ wantsLessMotion: true });
  await pass(30_000);
  expect(position()).toBe('1 of 3');
  fireEvent.click(button(home.hero.play));
  await pass(6_000);
  expect(position()).toBe('2 of 3');
});

it('links each slide to the donation page in a new tab and to help on this site', async () => {
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
