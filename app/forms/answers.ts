// Reads a form's data as answers to its fields, for browsers with and without scripts.
import type { Answers, Field } from '#domain/forms/field';

/** Name of the honeypot field, which people do not see. */
export const honeypotKeys = { honeypot: 'homepage' } as const;

/**
 * Key that asks to show the form in another language without sending; its value is the language it was
 * typed in.
 */
export const formLanguageKey = 'typed-in';

export function readAnswers(fields: readonly Field[], data: FormData): Answers {
  return Object.fromEntries(fields.map((field) => [field.key, answerOf(field, data)]));
}

function answerOf(field: Field, data: FormData) {
  if (field.control === 'checkbox') return data.has(field.key);
  if (field.control === 'checklist') return data.getAll(field.key).map(String);
  return String(data.get(field.key) ?? '');
}

export function readHoneypotValues(data: FormData): Record<string, string> {
  const traps: Record<string, string> = {};
  for (const key of Object.values(honeypotKeys)) {
    const value = data.get(key);
    if (typeof value === 'string' && value !== '') traps[key] = value;
  }
  return traps;
}
