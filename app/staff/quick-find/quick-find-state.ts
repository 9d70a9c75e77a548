// Quick find can be opened from anywhere.
import { createStore } from '../../ui/store';

export const isQuickFindOpen = createStore(false);
