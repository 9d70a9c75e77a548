// Quick find can be opened from anywhere, also by the first letter of a name.
import { createStore } from '../../ui/store';

export const isQuickFindOpen = createStore(false);
/** The text in the box when it opens. */
export let firstTyped = '';

export function openQuickFind(typed = ''): void {
  firstTyped = typed;
  isQuickFindOpen.set(true);
}
