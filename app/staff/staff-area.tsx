// The staff area: the sign-in screen, or the frame with its screens.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation, useRoutes } from 'react-router';
import { shell } from '#text/staff/shell';
import { ToastHost } from '../ui/toast-host';
import { shownToast } from '../ui/toasts';
import { clearOwnVersions } from './data/api';
import { passwordPrompt } from './data/confirmed';
import { openConflict } from './data/conflict';
import { type Office, setOffice } from './data/office';
import { queryClient } from './data/query-client';
import { buildLoginAddress, useIsSignedIn } from './data/session';
import { isHelpOpen } from './keys/keyboard-help';
import { isQuickFindOpen } from './quick-find/quick-find-state';
import { loginScreen, screens, welcomeScreen } from './screens';
import { GoTo } from './shell/go-to';
import { clearRecentMessages } from './shell/recent-messages';
import { ScreenError } from './shell/screen-error';
import { StaffFrame } from './shell/staff-frame';
import { allowInjectedStyles } from './shell/style-nonce';
import { signOutPrompt } from './shell/use-sign-out';

allowInjectedStyles();

const routes = [
  { element: <SafeOutlet />, children: [loginScreen, welcomeScreen] },
  {
    element: <SignedInArea />,
    children: [{ index: true, element: <GoTo address="/admin/dashboard" /> }, ...screens],
  },
];

export function StaffArea({ office }: { office: Office }) {
  // Set here: a build gives the staff area its own copy of that module.
  setOffice(office);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="staff min-h-dvh text-plain">{useRoutes(routes)}</div>
      <ToastHost />
    </QueryClientProvider>
  );
}

/** Remounts the screen when only the id in its address changes. */
function SafeOutlet() {
  const { pathname } = useLocation();
  return (
    <ScreenError key={pathname}>
      <Suspense
        fallback={
          // Fill the window, so that the footer does not show before the screen.
          <p role="status" className="min-h-dvh">
            {shell.loading}
          </p>
        }
      >
        <Outlet />
      </Suspense>
    </ScreenError>
  );
}

function SignedInArea() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isSignedIn) return;
    // The next account must not see the reads of the last session.
    queryClient.clear();
    clearOwnVersions();
    shownToast.set(undefined);
    clearRecentMessages();
    openConflict.set(undefined);
    signOutPrompt.set(undefined);
    isQuickFindOpen.set(false);
    isHelpOpen.set(false);
    // Cancel an action that waited for the last account's password.
    passwordPrompt.get()?.answer(false);
  }, [isSignedIn]);
  if (!isSignedIn) return <GoTo address={buildLoginAddress(pathname + search)} />;
  return (
    <StaffFrame>
      <SafeOutlet />
    </StaffFrame>
  );
}
