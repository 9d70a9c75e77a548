// When the code or data of the next page fails to load, the visitor stays on this page, keeps typed input, and gets a
// message. Its text came with the first page, because nothing else can load now.
import { useEffect } from 'react';
import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type Location,
  useLocation,
  useNavigate,
  useRouteLoaderData,
} from 'react-router';
import type { Content } from '#content/content-shape';
import type { Route } from '../../+types/root';
import { isChunkRemoved } from '../../start/load-chunk';
import { getHistoryIndex } from '../../ui/history-index';
import { createStore, useStore } from '../../ui/store';

/** The texts of the page that shows when nothing else can be rendered. */
export type FailureTexts = Content['failures']['page'] &
  Pick<Content['organization'], 'name' | 'phone'>;

const isLost = createStore(false);
/** The visible page, and the way back to it. */
let shown: { location: Location; stay: () => void } | undefined;

/** The failure texts of the first page, kept because later ones may fail to load. */
export function useFailureTexts() {
  return useRouteLoaderData('root') as FailureTexts | undefined;
}

export const keepPageOnLoadFailure: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  const lost = Object.keys(results).filter((id) => hasFailed(results[id]));
  if (lost.length === 0 || request.signal.aborted || shown === undefined) return results;
  if (lost.some((id) => isChunkRemoved(results[id]?.result) || isNowhere(results[id]?.result))) {
    // The code belongs to an older version, or the page does not exist in this language: let the browser load it.
    // Visitors with typed input have already confirmed.
    location.assign(request.url);
  } else {
    isLost.set(true);
    const { pathname, search } = new URL(request.url);
    if (pathname + search === shown.location.pathname + shown.location.search) {
      // A revalidation failed: a route without a result keeps its old data.
      return Object.fromEntries(Object.entries(results).filter(([id]) => !lost.includes(id)));
    }
    shown.stay();
  }
  // Going back takes a moment after the browser has moved ahead.
  const { signal } = request;
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return results;
};

/** True if the server does not know the page. */
function isNowhere(result: unknown): boolean {
  return isRouteErrorResponse(result) && result.status === 404;
}

function hasFailed(result: DataStrategyResult | undefined): boolean {
  // Redirects are thrown too.
  return result?.type === 'error' && !(result.result instanceof Response);
}

export function LostPage() {
  const failure = useFailureTexts();
  const isShown = useStore(isLost);
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const place = getHistoryIndex();
    shown = {
      location,
      stay: () => {
        // After Back or Forward the address is already that of the failed page.
        const away = place - getHistoryIndex();
        if (away !== 0) void navigate(away);
        else void navigate(location, { replace: true, state: location.state });
      },
    };
  }, [location, navigate]);

  // Remove the message at the next press.
  useEffect(() => {
    if (!isShown) return;
    const close = () => isLost.set(false);
    addEventListener('click', close);
    return () => removeEventListener('click', close);
  }, [isShown]);

  if (!isShown || !failure) return null;
  const { title, offline, call, phone } = failure;
  return (
    <div className="toast-viewport">
      <p role="alert" className="toast" data-variant="destructive">
        <span>
          <strong>{navigator.onLine ? title : offline}.</strong> {call}{' '}
          <a className="underline" href={phone.href}>
            {phone.text}
          </a>
          .
        </span>
      </p>
    </div>
  );
}
