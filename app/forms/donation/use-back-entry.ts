import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { getHistoryIndex } from '../../ui/history-index';
import { hasAnswers } from '../has-answers';

/**
 * Pushes a history entry of the same page on the first input. Back from a visit's first page would leave
 * the app without a question; from this entry `LeaveGuard` can ask first.
 */
export function useBackEntry(form: RefObject<HTMLFormElement | null>): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read on input
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const pushEntry = () => {
      if (getHistoryIndex() > 0 || !hasAnswers(element)) return;
      void navigate({ search: location.search }, { state: { asksOnBack: true } });
    };
    // The visitor may have typed before the app started.
    pushEntry();
    element.addEventListener('input', pushEntry);
    return () => element.removeEventListener('input', pushEntry);
  }, []);
}
