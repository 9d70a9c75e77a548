import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import type { Forms } from '#content/form-shape';
import { removeLanguagePrefix } from '#content/languages';
import { useText } from '../text';
import { LazyConfirmDialog } from '../ui/confirm-later';
import { getHistoryIndex } from '../ui/history-index';
import { hasAnswers } from './has-answers';

const callWithinMs = 1_000;

type LeaveGuardProps = {
  form: RefObject<HTMLFormElement | null>;
  /** True when the server returned the form: earlier answers count although they equal the defaults. */
  isReturned: boolean;
  texts?: Forms['leave'];
  /** Removes answers stored elsewhere. */
  onLeave?: () => void;
};

/** The history entry of `useBackEntry`: Back from it stays on the same page, so that the app can ask. */
const isBackEntry = ({ state }: Location) => state?.asksOnBack;

/** Asks once before a visitor leaves a form with answers; for a closing tab the browser asks. */
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
      // Switching the language of the page keeps the answers.
      (removeLanguagePrefix(from.pathname) !== removeLanguagePrefix(to.pathname) ||
        (historyAction === 'POP' && isBackEntry(from) && !isBackEntry(to))) &&
      isDirty(),
  );
  useEffect(() => {
    const before = place.current;
    place.current = location;
    // Continue to the page before the form; if there is none, the visitor stays.
    if (isBackEntry(before) && getHistoryIndex() === 0) history.back();
    // The next page did not load: ask again next time.
    else mayLeave.current = false;
  }, [location]);
  useEffect(() => {
    // Links with a scheme (tel:, mailto:, https:) do not leave the page, but Chromium still fires beforeunload.
    const noteCall = ({ target }: Event) => {
      if (!(target as Element).closest('[href*=":"]')) return;
      mayLeave.current = true;
      setTimeout(() => {
        mayLeave.current = false;
      }, callWithinMs);
    };
    const ask = (event: BeforeUnloadEvent) => {
      // No question for visitors who leave quickly, and none while the form is being sent.
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
    <LazyConfirmDialog
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
