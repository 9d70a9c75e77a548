import type { Labels } from '#domain/vocabulary';

/** Options of a select, from a closed list. */
export function Options({ of, none }: { of: Labels; none?: string }) {
  return (
    <>
      {none === undefined ? null : <option value="">{none}</option>}
      {Object.entries(of).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
