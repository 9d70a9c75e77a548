import { useEffect, useState } from 'react';
import { useLoaded } from '../../ui/use-loaded';
import { consent, onCookieSettings } from './consent';
import { useFloating } from './floating';

const askAfterMs = 1_000;

/** Asks once, a moment after the page is there, and again whenever somebody wants to change the choice. */
export function CookieConsent() {
  const [isAsking, setAsking] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  const isShown = useFloating('cookie-card', isAsking);
  const card = useLoaded(isShown, () => import('./cookie-card'));

  useEffect(() => {
    if (consent() !== undefined) return;
    const timer = setTimeout(setAsking, askAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(
    () =>
      onCookieSettings(() => {
        setOpener(document.activeElement);
        setAsking(true);
      }),
    [],
  );

  if (card === undefined) return null;
  return (
    <card.CookieCard
      opener={opener}
      onDone={() => {
        setAsking(false);
        setOpener(null);
      }}
    />
  );
}
