// The staff area as a whole: who is not signed in sees the login, everybody else the frame.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useRoutes } from 'react-router';
import { shell } from '#content/en/staff/shell';
import { ToastHost } from '../ui/toast-host';
import { queryClient } from './data/query-client';
import { loginAddress, useIsSignedIn } from './data/session';
import { loginScreen, screens } from './screens';
import { ScreenError } from './shell/screen-error';
import { StaffFrame } from './shell/staff-frame';
import { allowInjectedStyles } from './shell/style-nonce';

allowInjectedStyles();

const routes = [
  { element: <SafeOutlet />, children: [loginScreen] },
  {
    element: <SignedInArea />,
    children: [{ index: true, element: <Navigate to="dashboard" replace /> }, ...screens],
  },
];

export function StaffArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <div className="staff min-h-dvh text-plain">{useRoutes(routes)}</div>
      <ToastHost />
    </QueryClientProvider>
  );
}

/** A screen of another address is another screen, also where only the id differs. */
function SafeOutlet() {
  const { pathname } = useLocation();
  return (
    <ScreenError key={pathname}>
      <Suspense fallback={<p role="status">{shell.loading}</p>}>
        <Outlet />
      </Suspense>
    </ScreenError>
  );
}

function SignedInArea() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // What the last session has read is nobody's business any more.
    if (!isSignedIn) queryClient.clear();
  }, [isSignedIn]);
  if (!isSignedIn) return <Navigate to={loginAddress(pathname + search)} replace />;
  return (
    <StaffFrame>
      <SafeOutlet />
    </StaffFrame>
  );
}
