import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed; screens then show all their tabs. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser prints right after this event, so flush.
    const look = (isPaper: boolean) => flushSync(() => setPrinting(isPaper));
    const begin = () => look(true);
    const end = () => look(false);
    const change = () => look(paper.matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
