// A small form whose values are never stored: no draft and no idempotency key.
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/request';
import { isSignedOut, showFailure } from '../data/use-action';

type Values<Name extends string> = Record<Name, string>;

export function useSecrets<const Name extends string>(
  names: readonly Name[],
  send: (values: Values<Name>) => Promise<Partial<Values<Name>> | undefined>,
  failed: string,
  first: Partial<Values<Name>> = {},
) {
  const empty = Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>;
  const [values, setValues] = useState({ ...empty, ...first });
  const [problems, setProblems] = useState<Partial<Values<string>>>({});
  const [isSending, setSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) return;
    setSending(true);
    let found: Partial<Values<string>> = {};
    try {
      found = (await send(values)) ?? {};
      if (Object.keys(found).length === 0) setValues(empty);
    } catch (error) {
      const fields = error instanceof ApiError ? error.body.fields : {};
      if (Object.keys(fields).length > 0) found = fields;
      // Show a wrong code at its field.
      else if (error instanceof ApiError && error.body.code === 'wrong-credentials') {
        found = { [names.at(-1) ?? '']: error.body.message };
      } else if (!isSignedOut(error)) showFailure(error, failed);
    }
    setProblems(found);
    setSending(false);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  return {
    values,
    problems,
    isSending,
    submit,
    forgetProblems: () => setProblems({}),
    field: (name: Name) => ({
      name,
      value: values[name],
      problem: problems[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    }),
  };
}
