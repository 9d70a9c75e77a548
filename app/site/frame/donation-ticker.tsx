import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { TextProvider } from '../../text';
import { useLaterText } from '../../ui/later-text';
import { useLoaded } from '../../ui/use-loaded';
import { isQuietPage } from '../page-kinds';
import { getMsSinceLoad, useFloatingCard } from './floating';

const appearsAfterMs = 2_000;
export const tickerDismissedKey = 'wwi_ticker_dismissed';

/** Shows example gifts one at a time in a corner, on every page without a form for help or for gifts. */
export function DonationTicker() {
  const { pathname } = useLocation();
  const [isWelcome, setWelcome] = useState(true);
  const [isDue, setDue] = useState(false);
  const isFree = useFloatingCard('ticker', isWelcome && !isQuietPage(pathname));
  const gifts = useLoaded(isFree && isDue, () => import('./example-gifts'));
  const text = useLaterText(isFree && isDue, 'ticker');
  // Count the wait only once: after another element floated here, do not appear under the finger that closed it.
  const waitedMs = useRef(0);

  useEffect(() => {
    waitedMs.current = getMsSinceLoad();
    if (isDismissed()) setWelcome(false);
  }, []);
  useEffect(() => {
    setDue(false);
    if (!isFree) return;
    const timer = setTimeout(setDue, appearsAfterMs - waitedMs.current, true);
    waitedMs.current = 0;
    return () => clearTimeout(timer);
  }, [isFree]);

  if (gifts === undefined || text === undefined) return null;
  return (
    <TextProvider text={text}>
      <gifts.ExampleGifts
        onDonate={() => setWelcome(false)}
        onDismiss={() => {
          setWelcome(false);
          rememberDismissal();
        }}
      />
    </TextProvider>
  );
}

function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(tickerDismissedKey) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(tickerDismissedKey, 'true');
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
