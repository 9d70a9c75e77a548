import { afterEach, expect, it, vi } from 'vitest';
import { watchPresses } from './double-press-guard';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('ignores the second click of a double click, also on a button that moved there', () => {
  stop = watchPresses();
  const [first, second] = [document.createElement('button'), document.createElement('button')];
  document.body.append(first, second);
  const onPress = vi.fn();
  for (const button of [first, second]) button.addEventListener('click', onPress);
  const press = (button: HTMLElement, detail: number) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  press(first, 1);
  press(second, 2);
  expect(onPress).toHaveBeenCalledTimes(1);
  press(second, 1);
  expect(onPress).toHaveBeenCalledTimes(2);
});
