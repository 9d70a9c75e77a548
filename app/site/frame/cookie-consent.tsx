import { useEffect } from 'react';
import { TextProvider } from '../../text';
import { useLaterText } from '../../ui/later-text';
import { useStore } from '../../ui/store';
import { useLoaded } from '../../ui/use-loaded';
import { consentRequest, readConsent } from './consent';
import { getMsSinceLoad, useFloatingCard } from './floating';

const askAfterMs = 1_000;

/** Asks once, shortly after the page has loaded, and again when the visitor wants to change the choice. */
export function CookieConsent() {
  const request = useStore(consentRequest);
  const isShown = useFloatingCard('cookie-card', request !== undefined);
  const card = useLoaded(isShown, () => import('./cookie-card'));
  const text = useLaterText(isShown, 'cookieCard');

  useEffect(() => {
    if (readConsent() !== undefined) return;
    const timer = setTimeout(() => {
      if (consentRequest.get() === undefined) consentRequest.set({ opener: null });
    }, askAfterMs - getMsSinceLoad());
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
