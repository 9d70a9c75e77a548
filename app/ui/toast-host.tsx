import { useState } from 'react';
import { TextProvider } from '../text';
import { useLaterText } from './later-text';
import { useStore } from './store';
import { shownToast } from './toasts';
import { useLoaded } from './use-loaded';

/** Stands in the layout; costs nothing until the first toast. */
export function ToastHost() {
  const toast = useStore(shownToast);
  const [isLoaded, setLoaded] = useState(false);
  // Once there was a toast the region stays, so that F8 finds it and the last one can leave calmly.
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
