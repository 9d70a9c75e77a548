import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { placeInHistory } from '../../ui/history-place';
import { hasAnswers } from '../typed';

/**
 * Pushes a history entry of the same page once somebody types. Back from the first page of a visit would leave the
 * app, and only the browser could ask; from this entry `LeaveGuard` asks, and then goes back for real.
 */
export function useBackEntry(form: RefObject<HTMLFormElement | null>): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read when somebody types
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const pushEntry = () => {
      if (placeInHistory() > 0 || !hasAnswers(element)) return;
      void navigate({ search: location.search }, { state: { asksOnBack: true } });
    };
    // Somebody may have typed before the app started.
    pushEntry();
    element.addEventListener('input', pushEntry);
    return () => element.removeEventListener('input', pushEntry);
  }, []);
}
