import { useEffect } from 'react';
import { useLaterText } from '../../later-text';
import { TextProvider } from '../../text';
import { useStore } from '../../ui/store';
import { useLoaded } from '../../ui/use-loaded';
import { consent, consentRequest } from './consent';
import { useFloating } from './floating';

const askAfterMs = 1_000;

/** Asks once, a moment after the page is there, and again whenever somebody wants to change the choice. */
export function CookieConsent() {
  const request = useStore(consentRequest);
  const isShown = useFloating('cookie-card', request !== undefined);
  const card = useLoaded(isShown, () => import('./cookie-card'));
  const text = useLaterText(isShown, 'cookieCard');

  useEffect(() => {
    if (consent() !== undefined) return;
    const timer = setTimeout(() => {
      if (consentRequest.get() === undefined) consentRequest.set({ opener: null });
    }, askAfterMs - msSinceLoad());
    return () => clearTimeout(timer);
  }, []);

  if (card === undefined || text === undefined) return null;
  return (
    <TextProvider text={text}>
      <card.CookieCard
        opener={request?.opener ?? null}
        onDone={() => consentRequest.set(undefined)}
      />
    </TextProvider>
  );
}

/** The app may start long after the page has loaded; who is on the page has waited already. */
function msSinceLoad(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.loadEventEnd ? performance.now() - visit.loadEventEnd : 0;
}
