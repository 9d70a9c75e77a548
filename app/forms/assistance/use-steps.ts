// The steps of the application as entries in the browser's history: Back and Forward walk through them.
// All steps stay in the document, so that every answer stays where it was typed.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { problemsIn } from '../browser-checks';
import { type Steps, stepIn, stepKey } from './assistance';

/** Where the step was reached from, so that "Back" on the page is the browser's own Back. */
type StepState = { from?: number } | null;

export function useSteps(form: RefObject<HTMLFormElement | null>, steps: Steps, first: number) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const asked = stepIn(new URLSearchParams(search).get(stepKey), steps);
  // A page is served with its first step, whatever the address asks for.
  const [isReady, setReady] = useState(false);
  const [walkedTo, setWalkedTo] = useState<number>();
  const step = isReady ? asked : first;
  const shown = useRef(step);
  const headings = useRef<(HTMLElement | null)[]>([]);

  function goTo(next: number) {
    // Whoever walks on by themselves waits for no address of before.
    setReady(true);
    if ((state as StepState)?.from === next) void navigate(-1);
    else void navigate(addressOf(next), { state: { from: step } });
  }

  // Who reloads, or comes by a link, has no answers: no step is shown whose steps before are not answered.
  // Who asked for a step before the script was there has them, and gets the steps before as history.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what stands there at the start counts
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

  // An address is shown some time after it was asked for. Somebody may be typing: no other step comes between.
  useEffect(() => {
    if (walkedTo === undefined) return;
    if (first > 0 ? asked >= walkedTo : asked === walkedTo) setReady(true);
  }, [asked, walkedTo, first]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // What is wrong is read first; who is at a question stays there.
    const isBusy = document.activeElement?.matches('.error-summary, .step[data-current] *');
    if (!isBusy) headings.current[step]?.focus();
  }, [step]);

  return { step, headings, goTo };
}

function addressOf(step: number): string {
  return step === 0 ? '.' : `?${stepKey}=${step + 1}`;
}

export function stepElement(form: HTMLFormElement, step: number): HTMLFieldSetElement {
  return form.querySelectorAll<HTMLFieldSetElement>('.step')[step] as HTMLFieldSetElement;
}

function reachableStep(form: HTMLFormElement | null, asked: number): number {
  if (form === null) return 0;
  for (let step = 0; step < asked; step++) {
    if (Object.keys(problemsIn(stepElement(form, step))).length > 0) return step;
  }
  return asked;
}
