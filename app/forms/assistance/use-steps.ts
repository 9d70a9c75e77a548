// Makes the steps of the application history entries, for Back and Forward. All steps stay in the document,
// so that their answers remain.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findBrowserProblems } from '../browser-checks';
import { parseStep, type Steps, stepKey } from './assistance';

/** The previous step, so that "Back" on the page can use the browser's Back. */
type StepState = { from?: number } | null;

export function useSteps(form: RefObject<HTMLFormElement | null>, steps: Steps, first: number) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = parseStep(new URLSearchParams(search).get(stepKey), steps);
  // The server always renders the first step.
  const [isReady, setReady] = useState(false);
  const [walkedTo, setWalkedTo] = useState<number>();
  const step = isReady ? asked : first;
  const shown = useRef(step);
  const headings = useRef<(HTMLElement | null)[]>([]);

  function goTo(next: number) {
    // The visitor walked on: do not wait for the requested step any more.
    setReady(true);
    if ((state as StepState)?.from === next) void navigate(-1);
    else void navigate(addressOf(next), { state: { from: step } });
  }

  // A reload or a link brings no answers: show no step whose earlier steps are unanswered. A visitor who
  // changed steps before the script loaded gets the earlier steps as history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state at the start counts
  useLayoutEffect(() => {
    const reachable = first > 0 ? first : reachableStep(form.current, asked);
    void (async () => {
      if (reachable !== asked) await navigate('.', { replace: true });
      for (let next = 1; next <= reachable && reachable !== asked; next++) {
        await navigate(addressOf(next), { state: { from: next - 1 } });
      }
      setWalkedTo(reachable);
    })();
    const follow = () => setReady(true);
    addEventListener('popstate', follow, { once: true });
    return () => removeEventListener('popstate', follow);
  }, []);

  // A navigation takes effect with a delay: never show another step in between, because somebody may be typing.
  useEffect(() => {
    if (walkedTo === undefined) return;
    if (first > 0 ? asked >= walkedTo : asked === walkedTo) setReady(true);
  }, [asked, walkedTo, first]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The error summary is read first; a visitor at a question keeps the focus.
    const isBusy = document.activeElement?.matches('.error-summary, .step[data-current] *');
    if (!isBusy) headings.current[step]?.focus();
  }, [step]);

  return { step, headings, goTo };
}

function addressOf(step: number): string {
  return step === 0 ? '.' : `?${stepKey}=${step + 1}`;
}

export function getStepElement(form: HTMLFormElement, step: number): HTMLFieldSetElement {
  return form.querySelectorAll<HTMLFieldSetElement>('.step')[step] as HTMLFieldSetElement;
}

function reachableStep(form: HTMLFormElement | null, asked: number): number {
  if (form === null) return 0;
  for (let step = 0; step < asked; step++) {
    if (Object.keys(findBrowserProblems(getStepElement(form, step))).length > 0) return step;
  }
  return asked;
}
