import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tooltip, tooltipDelayMs, tooltipSkipDelayMs } from './tooltip';

function renderTooltips() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  render(
    <>
      <Tooltip text="Previous slide">
        <button type="button">Back</button>
      </Tooltip>
      <Tooltip text="Next slide">
        <button type="button">On</button>
      </Tooltip>
    </>,
  );
}
const anchor = (name: string) =>
  screen.getByRole('button', { name }).parentElement ?? expect.unreachable();
const hover = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerEnter(anchor(name), { pointerType });
const leave = (name: string) => fireEvent.pointerLeave(anchor(name));
const tip = () => screen.queryByRole('tooltip')?.textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

it('opens after 700 ms, and without delay within 300 ms of another', async () => {
  renderTooltips();
  expect([tooltipDelayMs, tooltipSkipDelayMs]).toEqual([700, 300]);
  hover('On');
  await pass(699);
  expect(tip()).toBeUndefined();
  await pass(1);
  expect(tip()).toBe('Next slide');
  leave('On');
  expect(tip()).toBeUndefined();
  await pass(250);
  hover('Back');
  await pass(1);
  expect(tip()).toBe('Previous slide');
  leave('Back');
  await pass(301);
  hover('On');
  await pass(699);
  expect(tip()).toBeUndefined();
});

it('closes on Escape and on click', async () => {
  renderTooltips();
  hover('On');
  await pass(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeUndefined();
  leave('On');
  await pass(301);
  hover('On');
  await pass(700);
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(tip()).toBeUndefined();
});

it('opens without delay on keyboard focus and not on touch', async () => {
  renderTooltips();
  hover('On', 'touch');
  await pass(1_000);
  expect(tip()).toBeUndefined();
  act(() => screen.getByRole('button', { name: 'On' }).focus());
  expect(tip()).toBe('Next slide');
});
