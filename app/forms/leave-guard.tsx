import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import type { Forms } from '#content/form-shape';
import { pageOfPath } from '#content/languages';
import { useText } from '../text';
import { ConfirmLater } from '../ui/confirm-later';
import { hasAnswers } from './typed';

const callWithinMs = 1_000;

type LeaveGuardProps = {
  form: RefObject<HTMLFormElement | null>;
  /** A page that came back from the server holds what was typed before, as if it had always been there. */
  isReturned: boolean;
  texts?: Forms['leave'];
  /** Forgets what is kept elsewhere. */
  onLeave?: () => void;
};

/** Asks once before a form with answers is left. A closing tab gets the browser's own question. */
export function LeaveGuard({ form, isReturned, texts, onLeave }: LeaveGuardProps) {
  const forms = useText('forms');
  const location = useLocation();
  const mayLeave = useRef(false);
  const isDirty = useCallback(
    () => !mayLeave.current && form.current !== null && (isReturned || hasAnswers(form.current)),
    [form, isReturned],
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // The same page in another language keeps what was typed.
      pageOfPath(currentLocation.pathname) !== pageOfPath(nextLocation.pathname) && isDirty(),
  );
  // Who would have left and could not is asked again next time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also at the same place
  useEffect(() => {
    mayLeave.current = false;
  }, [location]);
  useEffect(() => {
    // An address with a scheme calls, writes or opens beside. Nobody leaves by it; Chromium asks all the same.
    const noteCall = ({ target }: Event) => {
      if (!(target as Element).closest('[href*=":"]')) return;
      mayLeave.current = true;
      setTimeout(() => {
        mayLeave.current = false;
      }, callWithinMs);
    };
    const ask = (event: BeforeUnloadEvent) => {
      // Who leaves quickly has a reason and no time for a question; who sends does not leave.
      if (isDirty() && !document.querySelector('.quick-exit-cover, [data-sent]'))
        event.preventDefault();
    };
    addEventListener('click', noteCall);
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('click', noteCall);
      removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);

  if (blocker.state !== 'blocked') return null;
  const { title, text, stay, leave } = texts ?? forms.leave;
  return (
    <ConfirmLater
      title={title}
      text={text}
      confirm={leave}
      cancel={stay}
      onCancel={() => blocker.reset()}
      onConfirm={() => {
        mayLeave.current = true;
        onLeave?.();
        blocker.proceed();
      }}
    />
  );
}
