import { useNavigation } from 'react-router';

/** That a page is on its way is seen where it takes more than a moment: the stylesheet waits that long. */
export function ComingPage() {
  return useNavigation().state === 'loading' ? <div className="coming-page" /> : null;
}
