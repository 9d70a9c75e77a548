import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useActionData, useLoaderData, useLocation, useNavigate } from 'react-router';
import { describeProblem } from '#domain/forms/problem';
import { isChunkRemoved } from '../start/load-chunk';
import { getHistoryIndex } from '../ui/history-index';
import { showToast } from '../ui/toasts';
import { findBrowserProblem, findBrowserProblems, isControl } from './browser-checks';
import type { Confirmation } from './confirmation';
import type { Draft } from './deliver';
import { type FormTexts, useFormTexts } from './form-texts';
import type { FormOutcome, Problems, PublicForm } from './public-form';

const sending = () => import('./deliver');

type Options = {
  onSent?: () => void;
  /** Outcome to show before anything was sent. */
  first?: FormOutcome | undefined;
  check?: (element: HTMLFormElement) => Problems;
  /** Loads the confirmation while the visitor types. */
  preload?: () => Promise<unknown>;
};

/** The form's state after an attempt. */
export type SentForm = Pick<ReturnType<typeof usePublicForm>, 'outcome' | 'problems' | 'attempts'>;

/** Sends a public form once, however often the button is clicked, and keeps the answers on failure. */
export function usePublicForm(form: PublicForm, options: Options = {}) {
  const texts = useFormTexts();
  const posted = useActionData() as FormOutcome | undefined;
  const { confirmation } = useLoaderData() as { confirmation?: Confirmation | null };
  const [outcome, setOutcome] = useState<FormOutcome | undefined>(
    () => posted ?? (confirmation ? { kind: 'sent', ...confirmation } : options.first),
  );
  // Answers in a page returned by the server. Do not update them on sending: a changed default overwrites the field.
  const [typed, setTyped] = useState(posted?.kind === 'sent' ? undefined : posted?.answers);
  const [attempts, setAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const draft = useRef<Draft>(undefined);
  const hasAgain = useRef(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = useRef({ pathname, firstPlace: 0 });
  const problems = sayAll(outcome?.kind === 'refused' ? outcome.problems : {}, texts);

  // After "start again", focus the first question.
  useEffect(() => {
    if (outcome !== undefined || !hasAgain.current) return;
    hasAgain.current = false;
    element.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [outcome]);

  // Remove the confirmation from an unattended screen.
  useEffect(() => {
    if (outcome?.kind !== 'sent') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), outcome.secondsLeft * 1000);
    return () => clearTimeout(timer);
  }, [outcome]);

  // A page in another language is another page: do not navigate back to the first one.
  useEffect(() => {
    page.current = { pathname, firstPlace: getHistoryIndex() };
  }, [pathname]);

  function conclude(next: FormOutcome) {
    setOutcome(next);
    setAttempts((count) => count + 1);
  }

  async function send(target: HTMLFormElement) {
    const found = (options.check ?? findBrowserProblems)(target);
    if (Object.keys(found).length > 0) {
      conclude({ kind: 'refused', problems: found });
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      const { deliver, goToConfirmation, createDraft: newDraft } = await sending();
      draft.current ??= newDraft();
      const result = await deliver(form, () => new FormData(target), draft.current, texts.language);
      conclude(result);
      if (result.kind === 'sent') {
        draft.current = undefined;
        setTyped(undefined);
        // Let the visitor leave a sent form without the leave dialog.
        target.dataset.sent = '';
        options.onSent?.();
        // Do not navigate back when the visitor has left the page.
        if (target.isConnected) void goToConfirmation(page.current, navigate);
      }
      // Problems are shown at their fields; a toast would only suggest a retry.
      if (result.kind !== 'refused') showToast({ situation: form[result.kind] });
    } catch (error) {
      if (isChunkRemoved(error)) return sendByBrowser(target);
      conclude({ kind: 'failed', failure: { why: 'offline' } });
      showToast({ situation: form.failed });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  function mend(event: FormEvent<HTMLFormElement>) {
    const control = event.target as Element;
    if (outcome?.kind !== 'refused' || !isControl(control)) return;
    const waived = control.form?.querySelector(`[data-unless="${control.name}"]`);
    const { name } = waived && isControl(waived) ? waived : control;
    if (outcome.problems[name] === undefined || findBrowserProblem(control) !== undefined) return;
    const { [name]: _, ...left } = outcome.problems;
    setOutcome({ ...outcome, problems: left });
  }

  return {
    outcome,
    isSending,
    problems,
    typed,
    /** Number of attempts, so that each summary is announced. */
    attempts,
    element,
    draft,
    isReturned: typed !== undefined,
    setProblems: (found: Problems) => conclude({ kind: 'refused', problems: found }),
    clear: () => {
      setOutcome(undefined);
      setTyped(undefined);
      draft.current = undefined;
    },
    startAgain: () => {
      hasAgain.current = true;
      setOutcome(undefined);
    },
    formProps: {
      ref: element,
      method: 'post' as const,
      noValidate: true,
      className: 'form',
      onFocus: () => {
        sending().then(
          ({ loadToast, createDraft: newDraft }) => {
            draft.current ??= newDraft();
            void loadToast(texts.language);
          },
          () => {},
        );
        options.preload?.().catch(() => {});
      },
      onInput: mend,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy.current) void send(event.currentTarget);
      },
    },
  };
}

function sayAll(
  problems: Problems,
  { fields, fieldProblems, locale }: FormTexts,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, found]) => {
      const code = Object.hasOwn(fieldProblems, found.code) ? found.code : 'other';
      return [field, describeProblem({ ...found, code, field }, fieldProblems, fields, locale)];
    }),
  );
}

/** Submits like a browser without scripts; the server recognizes a repeated text. */
function sendByBrowser(form: HTMLFormElement): void {
  form.dataset.sent = '';
  form.submit();
}
