// From what a form holds to the answers its fields ask for. The same for a browser and for a page
// posted without scripts.
import type { Answers, Field } from '#domain/forms/field';

/** The field that people do not see. */
export const trapKeys = { honeypot: 'homepage' } as const;

/** What was typed is to be shown in another language, and not to be sent: the language that it was typed in. */
export const typedInKey = 'typed-in';

export function answersOf(fields: readonly Field[], data: FormData): Answers {
  return Object.fromEntries(fields.map((field) => [field.key, answerOf(field, data)]));
}

function answerOf(field: Field, data: FormData) {
  if (field.control === 'checkbox') return data.has(field.key);
  if (field.control === 'checklist') return data.getAll(field.key).map(String);
  return String(data.get(field.key) ?? '');
}

export function trapsOf(data: FormData): Record<string, string> {
  const traps: Record<string, string> = {};
  for (const key of Object.values(trapKeys)) {
    const value = data.get(key);
    if (typeof value === 'string' && value !== '') traps[key] = value;
  }
  return traps;
}
