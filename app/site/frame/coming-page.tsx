import { useNavigation } from 'react-router';

/**
 * That a page is on its way is seen where it takes more than a moment: the stylesheet waits that long. It is there from
 * the start, since one may be on its way already when the app takes over what the server rendered.
 */
export function ComingPage() {
  return <div className="coming-page" hidden={useNavigation().state !== 'loading'} />;
}
