// The staff area as a whole: who is not signed in sees the login, everybody else the frame.
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { organisation } from '#content/en/organisation';
import { shell } from '#content/en/staff/shell';
import { ToastHost } from '../ui/toast-host';
import { queryClient } from './data/query-client';
import { loginAddress, useIsSignedIn } from './data/session';
import { loginScreen, type MatchedScreen, missingScreen, screenAt } from './screens';
import { ScreenError } from './shell/screen-error';
import { StaffFrame } from './shell/staff-frame';
import { allowInjectedStyles } from './shell/style-nonce';

allowInjectedStyles();

const missing: MatchedScreen = { screen: missingScreen, params: {} };

export function StaffArea() {
  const { pathname } = useLocation();
  const isLogin = pathname === loginScreen.path;
  return (
    <QueryClientProvider client={queryClient}>
      <div className="staff min-h-dvh text-words">
        {isLogin ? <LoginPage /> : <SignedInArea pathname={pathname} />}
      </div>
      <ToastHost />
    </QueryClientProvider>
  );
}

function LoginPage() {
  useTitle(loginScreen.title);
  return (
    <ScreenError key="login">
      <Suspense>
        <loginScreen.View params={{}} />
      </Suspense>
    </ScreenError>
  );
}

function SignedInArea({ pathname }: { pathname: string }) {
  const isSignedIn = useIsSignedIn();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isEntrance = pathname === '/admin';
  const { screen, params } = screenAt(pathname) ?? missing;
  useTitle(screen.title);
  useEffect(() => {
    if (!isSignedIn) {
      // What the last session has read is nobody's business any more.
      queryClient.clear();
      void navigate(loginAddress(pathname + search), { replace: true });
    } else if (isEntrance) void navigate('/admin/dashboard', { replace: true });
  }, [isSignedIn, isEntrance, pathname, search, navigate]);
  if (!isSignedIn || isEntrance) return null;
  return (
    <StaffFrame>
      <ScreenError key={pathname}>
        <Suspense fallback={<p role="status">{shell.loading}</p>}>
          <screen.View key={pathname} params={params} />
        </Suspense>
      </ScreenError>
    </StaffFrame>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${organisation.name}`;
  }, [title]);
}
