import type { Labels } from '#domain/vocabulary';

/** The options of a closed list, for a select. */
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
