// Moves to a URL that shows the confirmation again after a reload, or in a tab that the phone discarded.
import type { NavigateFunction } from 'react-router';
import { getHistoryIndex } from '../ui/history-index';
import { confirmationSearch } from './confirmation';

export async function goToConfirmation(
  page: { pathname: string; firstPlace: number },
  navigate: NavigateFunction,
): Promise<void> {
  // The visitor is leaving: the URL has changed already, but the page has not.
  if (location.pathname !== page.pathname) return;
  // Remove the form's steps from the history, so that Back leads to the page before the form.
  const steps = getHistoryIndex() - page.firstPlace;
  if (steps > 0) {
    const hasGone = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    await navigate(-steps);
    await hasGone;
  }
  await navigate({ search: confirmationSearch }, { replace: true });
}
