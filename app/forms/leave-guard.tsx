import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import type { Forms } from '#content/form-shape';
import { pageOfPath } from '#content/languages';
import { useText } from '../text';
import { ConfirmLater } from '../ui/confirm-later';
import { placeInHistory } from '../ui/history-place';
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

/** The history entry of `useBackEntry`: Back from it leads to the same page, so that the app can ask. */
const isBackEntry = ({ state }: Location) => state?.asksOnBack;

/** Asks once before a form with answers is left. A closing tab gets the browser's own question. */
export function LeaveGuard({ form, isReturned, texts, onLeave }: LeaveGuardProps) {
  const forms = useText('forms');
  const location = useLocation();
  const place = useRef(location);
  const mayLeave = useRef(false);
  const isDirty = useCallback(
    () =>
      !mayLeave.current &&
      form.current !== null &&
      form.current.dataset.sent === undefined &&
      (isReturned || hasAnswers(form.current)),
    [form, isReturned],
  );
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      // The same page in another language keeps what was typed.
      (pageOfPath(from.pathname) !== pageOfPath(to.pathname) ||
        (historyAction === 'POP' && isBackEntry(from) && !isBackEntry(to))) &&
      isDirty(),
  );
  useEffect(() => {
    const before = place.current;
    place.current = location;
    // The browser goes on to the page before the form. Where there is none, the visitor stays here.
    if (isBackEntry(before) && placeInHistory() === 0) history.back();
    // A visitor whose next page did not load is asked again next time.
    else mayLeave.current = false;
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
