import { type FormEvent, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import { forms } from '#content/en/forms';
import { ApiError, getJson, postJson } from '../api';
import { showToast } from '../ui/toasts';
import { problemsByField, trapKeys, trapsOf } from './answers';
import { problemsIn } from './browser-checks';
import { type FormOutcome, type PublicForm, typedIn } from './public-form';

// One object, so that "no problems" is the same at every render.
const noProblems: Record<string, string> = {};

/** Sends a public form once, however often the button is pressed, and keeps what was typed. */
export function usePublicForm(
  form: PublicForm,
  options: {
    onSent?: () => void;
    check?: (element: HTMLFormElement) => Record<string, string>;
  } = {},
) {
  const posted = useActionData() as FormOutcome | undefined;
  const [outcome, setOutcome] = useState<FormOutcome | undefined>(posted);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const token = useRef<Promise<string> | undefined>(undefined);

  async function send(element: HTMLFormElement) {
    const data = new FormData(element);
    const problems = (options.check ?? problemsIn)(element);
    if (Object.keys(problems).length > 0) {
      setOutcome({ kind: 'refused', problems, answers: typedIn(data) });
      return;
    }
    isBusy.current = true;
    setSending(true);
    try {
      const formToken = await (token.current ?? Promise.resolve(''));
      const body = {
        ...form.payload(data),
        ...trapsOf(data),
        ...(formToken === '' ? {} : { [trapKeys.token]: formToken }),
      };
      const { reference } = await postJson<{ reference: string }>(form.endpoint, body);
      token.current = undefined;
      setOutcome({ kind: 'sent', reference, answers: typedIn(data) });
      element.reset();
      options.onSent?.();
      showToast({ situation: form.sent });
    } catch (error) {
      setOutcome(outcomeOf(error, typedIn(data)));
      showToast({ situation: form.failed });
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  return {
    outcome,
    isSending,
    problems: outcome?.kind === 'refused' ? outcome.problems : noProblems,
    setProblems: (problems: Record<string, string>) =>
      setOutcome({ kind: 'refused', problems, answers: {} }),
    startAgain: () => setOutcome(undefined),
    formProps: {
      method: 'post' as const,
      noValidate: true,
      onFocus: () => {
        // The time of the first touch, signed by the server; without it the form is sent all the same.
        token.current ??= getJson<{ token: string }>('/api/form-token').then(
          (response) => response.token,
          () => '',
        );
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy.current) void send(event.currentTarget);
      },
    },
  };
}

function outcomeOf(error: unknown, answers: Record<string, string | string[]>): FormOutcome {
  let message = forms.failed.offline;
  if (error instanceof ApiError) {
    const { fields } = error.body;
    if (Object.keys(fields).length > 0) {
      return { kind: 'refused', problems: problemsByField(fields), answers };
    }
    message = error.status === 429 ? tooMany(error.retryAfterSeconds || 60) : forms.failed.server;
  }
  return { kind: 'failed', message, answers };
}

function tooMany(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return forms.failed.tooMany.replace(
    '{minutes}',
    `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  );
}
