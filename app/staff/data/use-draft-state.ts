// The state of a small form that outlives a session that ends in the middle of it.
import { useState } from 'react';
import { takeDraft, useDraft } from './drafts';

export function useDraftState<Values extends object>(key: string, initial: Values) {
  const [kept] = useState(() => takeDraft<Values>(key));
  const [values, setValues] = useState<Values>(kept ?? initial);
  const isTouched = JSON.stringify(values) !== JSON.stringify(initial);
  useDraft(key, () => (isTouched ? values : undefined));
  return {
    values,
    isRestored: kept !== undefined,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setValues((before) => ({ ...before, [name]: value })),
    reset: () => setValues(initial),
  };
}
