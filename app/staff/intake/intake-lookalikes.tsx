import { IntakeDuplicates } from '../cases/duplicate-notices';
import { useDebounced } from '../quick-find/use-debounced';
import type { PersonValues } from './person';

const fewestDigits = 7;
const settleMs = 400;

/** Checks for duplicates once there is a whole phone number or email address. */
export function IntakeLookalikes({ values }: { values: PersonValues }) {
  const { phone, email } = values;
  const person = useDebounced(JSON.stringify({ phone, email }), settleMs);
  const typed = JSON.parse(person) as Record<string, string>;
  const digits = (typed.phone ?? '').replace(/\D/g, '');
  if (digits.length < fewestDigits && !/.+@.+\..+/.test(typed.email ?? '')) return null;
  return <IntakeDuplicates person={typed} />;
}
