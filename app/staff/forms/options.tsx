import type { Vocabulary } from '#domain/vocabulary';

/** The options of a closed list, for a select. */
export function Options({ of, none }: { of: Vocabulary; none?: string }) {
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
