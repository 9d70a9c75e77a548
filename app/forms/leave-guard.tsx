import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { forms } from '#content/en/forms';
import { hasAnswers } from './typed';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../ui/confirm-dialog')).ConfirmDialog,
}));

type LeaveGuardProps = {
  form: RefObject<HTMLFormElement | null>;
  /** A page that came back from the server holds what was typed before, as if it had always been there. */
  isReturned: boolean;
  texts?: typeof forms.leave;
};

/** Asks once before a form with answers is left. A closing tab gets the browser's own question. */
export function LeaveGuard({ form, isReturned, texts = forms.leave }: LeaveGuardProps) {
  const hasLeft = useRef(false);
  const isDirty = useCallback(
    () => !hasLeft.current && form.current !== null && (isReturned || hasAnswers(form.current)),
    [form, isReturned],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Who leaves quickly has a reason and no time for a question.
      if (isDirty() && !document.querySelector('.quick-exit-cover')) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  const { title, text, stay, leave } = texts;
  return (
    <Suspense>
      <ConfirmDialog
        title={title}
        text={text}
        confirm={leave}
        cancel={stay}
        onCancel={() => blocker.reset()}
        onConfirm={() => {
          hasLeft.current = true;
          blocker.proceed();
        }}
      />
    </Suspense>
  );
}
