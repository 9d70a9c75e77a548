// The address of a page says what was sent from it, as it does without scripts: the reference lives through a
// reload and through a tab that a phone has put away.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type FormOutcome, sentParameter } from './public-form';

type Sent = Extract<FormOutcome, { kind: 'sent' }>;

export function useSentAddress() {
  const navigate = useNavigate();
  const first = useRef(0);
  useEffect(() => {
    first.current = entryIndex();
  }, []);

  return async ({ reference, shown }: Sent): Promise<void> => {
    // The steps that led there have no answers any more: Back leads to the page before the form.
    const steps = entryIndex() - first.current;
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

/** The router counts the entries of the history. */
function entryIndex(): number {
  return (history.state as { idx?: number } | null)?.idx ?? 0;
}
