// After sending, the page stands at an address that shows the confirmation again when it is loaded anew: after a
// reload, or in a tab that a phone has put away.
import type { NavigateFunction } from 'react-router';
import { placeInHistory } from '../ui/history-place';
import { sentSearch } from './confirmation';

export async function goToConfirmation(
  page: { pathname: string; firstPlace: number },
  navigate: NavigateFunction,
): Promise<void> {
  // A visitor who leaves has the new address a moment before the new page.
  if (location.pathname !== page.pathname) return;
  // The steps of the form hold no answers any more: Back leads to the page before the form.
  const steps = placeInHistory() - page.firstPlace;
  if (steps > 0) {
    const hasGone = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    await navigate(-steps);
    await hasGone;
  }
  await navigate({ search: sentSearch }, { replace: true });
}
