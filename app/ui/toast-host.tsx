import { useState } from 'react';
import { TextProvider } from '../text';
import { useLaterText } from './later-text';
import { useStore } from './store';
import { shownToast } from './toasts';
import { useLoaded } from './use-loaded';

/** Placed in the layout; loads nothing until the first toast. */
export function ToastHost() {
  const toast = useStore(shownToast);
  const [isLoaded, setLoaded] = useState(false);
  // Keep the region after the first toast, so that F8 finds it and the last toast can animate out.
  if (toast !== undefined && !isLoaded) setLoaded(true);
  const toaster = useLoaded(isLoaded, () => import('./toaster'));
  const text = useLaterText(isLoaded, 'toasts');
  if (toaster === undefined || text === undefined) return null;
  return (
    <TextProvider text={text}>
      <toaster.Toaster toast={toast} />
    </TextProvider>
  );
}
