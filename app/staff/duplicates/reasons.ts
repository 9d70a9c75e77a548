// Words the reasons of a pair: "Same name, same phone number".
import type { DuplicateReason } from '#domain/duplicates/match';
import { duplicateReasons } from '#text/staff/case-labels';

export function listReasons(reasons: readonly DuplicateReason[]): string {
  const [first = '', ...others] = reasons.map((reason) => duplicateReasons[reason]);
  return [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ');
}
