import { useState } from 'react';

/** The rows chosen in a list, for changing several at once. */
export function useChoice() {
  const [ids, setIds] = useState<readonly number[]>([]);
  return {
    ids,
    has: (id: number) => ids.includes(id),
    toggle: (id: number) =>
      setIds((before) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
      ),
    set: setIds,
    clear: () => setIds([]),
  };
}
export type Choice = ReturnType<typeof useChoice>;
