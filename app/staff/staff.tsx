// The route of the staff area. The server sends an empty frame without personal data; the screens are a client app
// (staff/screens.tsx). One route, because public pages carry the list of routes.
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { data, matchPath, useLocation } from 'react-router';
import { notFound } from '#text/not-found';
import { shell } from '#text/staff/shell';
import { siteContext } from '../request-context';
import type { Route } from './+types/staff';
import { buildOffice } from './data/office';
import { screenPaths } from './screen-paths';
import { ScreenError } from './shell/screen-error';
import './styles/staff.css';

const load = () => import('./staff-area');

function Waiting() {
  const { pathname, search } = useLocation();
  return (
    <div className="staff grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center text-quiet">
      <p role="status">{shell.waiting}</p>
      <noscript>{shell.noScript}</noscript>
      {/* Without scripts, or if a script fails to load, this link still works. */}
      <a className="staff-link appears-late" href={pathname + search}>
        {shell.failures.reload}
      </a>
    </div>
  );
}

const StaffArea = import.meta.env.SSR
  ? Waiting
  : lazy(async () => ({ default: (await load()).StaffArea }));
if (!import.meta.env.SSR) void load();

const never = () => () => {};

export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' };
}

export function loader({ params, context }: Route.LoaderArgs) {
  const path = `/${params['*'] ?? ''}`;
  const isKnown = path === '/' || screenPaths.some((each) => matchPath(`/${each}`, path));
  return data(
    { isKnown, office: buildOffice(context.get(siteContext)) },
    { status: isKnown ? 200 : 404 },
  );
}

/** The staff area has its own router; navigation inside it loads nothing from the server. */
export const shouldRevalidate = () => false;

function NotFound() {
  const { title, text } = notFound.page;
  return (
    <main className="staff grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <h1 className="text-3xl">{title}</h1>
      <p>{text}</p>
      <a className="staff-link" href="/admin/dashboard">
        {shell.screens.dashboard}
      </a>
    </main>
  );
}

export default function Staff({ loaderData }: Route.ComponentProps) {
  // The first render must equal the server's.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!loaderData.isKnown) return <NotFound />;
  if (!isInBrowser) return <Waiting />;
  return (
    <ScreenError>
      <Suspense fallback={<Waiting />}>
        <StaffArea office={loaderData.office} />
      </Suspense>
    </ScreenError>
  );
}
