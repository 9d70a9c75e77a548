// A page whose data or code is lost on the way is not opened: whoever asked for it stays where they are, with all
// that was typed, and hears of it. What is said came with the first page, since nothing else may come now.
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
import { isGone } from '../../start/load-chunk';
import { placeInHistory } from '../../ui/history-place';
import { createStore, useStore } from '../../ui/store';

/** The texts of the page that shows when nothing else can be rendered. */
export type Failure = Content['failures']['page'] & Pick<Content['organization'], 'name' | 'phone'>;

const isLost = createStore(false);
/** The page in sight, and the way back to it. */
let shown: { location: Location; stay: () => void } | undefined;

/** It came with the first page, and stays: what is lost later takes nothing away. */
export function useFailure() {
  return useRouteLoaderData('root') as Failure | undefined;
}

export const stayIfLost: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  const lost = Object.keys(results).filter((id) => hasFailed(results[id]));
  if (lost.length === 0 || request.signal.aborted || shown === undefined) return results;
  if (lost.some((id) => isGone(results[id]?.result) || isNowhere(results[id]?.result))) {
    // A new version has taken its code away, or there is no such page in the other language either: the browser
    // opens it. Who has typed something was asked before.
    location.assign(request.url);
  } else {
    isLost.set(true);
    const { pathname, search } = new URL(request.url);
    if (pathname + search === shown.location.pathname + shown.location.search) {
      // It was only to be renewed: a route without a result keeps what it has.
      return Object.fromEntries(Object.entries(results).filter(([id]) => !lost.includes(id)));
    }
    shown.stay();
  }
  // The way back takes a moment where the browser has gone ahead.
  const { signal } = request;
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
  return results;
};

/** The server has no data for a page that it does not know. */
function isNowhere(result: unknown): boolean {
  return isRouteErrorResponse(result) && result.status === 404;
}

function hasFailed(result: DataStrategyResult | undefined): boolean {
  // A redirect is thrown too.
  return result?.type === 'error' && !(result.result instanceof Response);
}

export function LostPage() {
  const failure = useFailure();
  const isShown = useStore(isLost);
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const place = placeInHistory();
    shown = {
      location,
      stay: () => {
        // After Back or Forward the address is that of the lost page already.
        const away = place - placeInHistory();
        if (away !== 0) void navigate(away);
        else void navigate(location, { replace: true, state: location.state });
      },
    };
  }, [location, navigate]);

  // It is gone with the next press, whatever that is for.
  useEffect(() => {
    if (!isShown) return;
    const close = () => isLost.set(false);
    addEventListener('click', close);
    return () => removeEventListener('click', close);
  }, [isShown]);

  if (!isShown || !failure) return null;
  const { title, call, phone } = failure;
  return (
    <div className="toast-viewport">
      <p role="alert" className="toast" data-variant="destructive">
        <span>
          <strong>{title}.</strong> {call}{' '}
          <a className="underline" href={phone.href}>
            {phone.text}
          </a>
          .
        </span>
      </p>
    </div>
  );
}
