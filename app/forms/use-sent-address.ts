// The address of a page says what was sent from it, as it does without scripts: the reference lives through a
// reload and through a tab that a phone has put away.
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { placeInHistory } from '../ui/history-place';
import { type FormOutcome, sentParameter } from './public-form';

type Sent = Extract<FormOutcome, { kind: 'sent' }>;

export function useSentAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // In another language it is another page: nobody is led back from the one they chose.
  const first = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it reacts to
  useEffect(() => {
    first.current = placeInHistory();
  }, [pathname]);

  return async ({ reference, shown }: Sent): Promise<void> => {
    // The steps that led there have no answers any more: Back leads to the page before the form.
    const steps = placeInHistory() - first.current;
    if (steps > 0) {
      const hasGone = new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
      });
      await navigate(-steps);
      await hasGone;
    }
    const search = `?${new URLSearchParams({ [sentParameter]: reference, ...shown })}`;
    await navigate({ search }, { replace: true });
  };
}
