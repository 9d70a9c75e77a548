import { IntakeDuplicates } from '../cases/duplicate-notices';
import { useDebounced } from '../quick-find/use-debounced';
import type { PersonValues } from './person';

const minDigits = 7;
const minLetters = 2;
const settleMs = 400;

/** Looks for duplicates once there is a whole name, phone number, or email address. */
export function IntakeDuplicateCheck({ values }: { values: PersonValues }) {
  const { firstName, lastName, phone, email, address, zipCode } = values;
  const typed = useDebounced(
    JSON.stringify({ firstName, lastName, phone, email, address, zipCode }),
    settleMs,
  );
  const person = JSON.parse(typed) as Record<string, string>;
  const isTyped = (name: string, min: number) => (person[name] ?? '').trim().length >= min;
  const isEnough =
    (isTyped('firstName', minLetters) && isTyped('lastName', minLetters)) ||
    (person.phone ?? '').replace(/\D/g, '').length >= minDigits ||
    /.+@.+\..+/.test(person.email ?? '');
  return isEnough ? <IntakeDuplicates person={person} /> : null;
}
