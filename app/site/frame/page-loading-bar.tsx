import { useNavigation } from 'react-router';

/**
 * Shows that the next page is loading; the stylesheet delays it a moment. Rendered from the start, because a
 * navigation may be under way when the app hydrates.
 */
export function PageLoadingBar() {
  return <div className="coming-page" hidden={useNavigation().state !== 'loading'} />;
}
