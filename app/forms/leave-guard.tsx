import { lazy, Suspense, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { donate } from '#content/en/donate';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/confirm-dialog')).ConfirmDialog,
}));

type LeaveGuardProps = { isDirty: () => boolean; onLeave: () => void };

/** Asks once before an unfinished gift is left. A closing tab gets the browser's own question. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  const { title, text, stay, leave } = donate.leave;
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        text={text}
        confirm={leave}
        cancel={stay}
        onCancel={() => blocker.reset()}
        onConfirm={() => {
          onLeave();
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}
