// Quick find can be opened from anywhere, also by the first letter of a name.
import { createStore } from '../../ui/store';

export const isQuickFindOpen = createStore(false);
/** The text in the box when it opens. */
export let initialSearchText = '';

export function openQuickFind(typed = ''): void {
  initialSearchText = typed;
  isQuickFindOpen.set(true);
}
