// The door of the staff area. The server sends an empty frame and no personal data, ever; the area
// itself is a client app in chunks of its own. It is one route on purpose: public pages carry the
// list of routes, and must not grow with the screens of staff (those are listed in staff/screens.ts).
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shell } from '#content/en/staff/shell';
import './styles/staff.css';

const load = () => import('./staff-area');

function Waiting() {
  return (
    <div className="staff grid min-h-dvh place-items-center p-6 text-center text-quiet">
      <p role="status">{shell.waiting}</p>
      <noscript>{shell.noScript}</noscript>
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

export default function Staff() {
  // The first render in the browser must be what the server sent.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isInBrowser) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <StaffArea />
    </Suspense>
  );
}
