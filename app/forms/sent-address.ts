// The address of a page says what was sent from it, as it does without scripts: the reference lives through a
// reload and through a tab that a phone has put away.
import type { NavigateFunction } from 'react-router';
import { placeInHistory } from '../ui/history-place';
import { type SentForm, sentParameter } from './public-form';

export async function sayInAddress(
  { reference, shown }: SentForm,
  page: { pathname: string; firstPlace: number },
  navigate: NavigateFunction,
): Promise<void> {
  // Who leaves has the new address a moment before the new page.
  if (location.pathname !== page.pathname) return;
  // The steps that led there have no answers any more: Back leads to the page before the form.
  const steps = placeInHistory() - page.firstPlace;
  if (steps > 0) {
    const hasGone = new Promise((resolve) => {
      addEventListener('popstate', resolve, { once: true });
    });
    await navigate(-steps);
    await hasGone;
  }
  const search = `?${new URLSearchParams({ [sentParameter]: reference, ...shown })}`;
  await navigate({ search }, { replace: true });
}
