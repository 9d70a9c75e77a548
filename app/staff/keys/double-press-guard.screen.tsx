import { afterEach, expect, it, vi } from 'vitest';
import { watchPresses } from './double-press-guard';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  document.body.replaceChildren();
});

/** Two buttons and a field; the first button moves away when pressed, and the second takes its place. */
async function pressFirst() {
  leave.push(watchPresses());
  const [first, second] = [document.createElement('button'), document.createElement('button')];
  const field = document.createElement('input');
  document.body.append(first, second, field);
  const onSecond = vi.fn();
  second.addEventListener('click', onSecond);
  const at = { bubbles: true, cancelable: true, detail: 1, clientX: 10, clientY: 10 };
  const press = (button: HTMLElement) => {
    button.dispatchEvent(new MouseEvent('pointerdown', at));
    button.dispatchEvent(new MouseEvent('click', at));
  };
  first.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
  second.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40);
  press(first);
  first.getBoundingClientRect = () => new DOMRect(0, 500, 40, 40);
  document.body.append('moved');
  // The observer hears of it after this.
  await Promise.resolve();
  return { field, pressSecond: () => press(second), onSecond };
}

it('refuses a press on a button that took the place of the one just pressed', async () => {
  const { pressSecond, onSecond } = await pressFirst();
  pressSecond();
  expect(onSecond).not.toHaveBeenCalled();
});

it('takes the press when a field was filled in meanwhile, also without a key', async () => {
  const { field, pressSecond, onSecond } = await pressFirst();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  pressSecond();
  expect(onSecond).toHaveBeenCalledOnce();
});
