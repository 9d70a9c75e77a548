import { useState } from 'react';

/** The part of a chosen row that a bulk change needs: its id, its version, and its name. */
export type ChosenRow = {
  id: number;
  version: number;
  name: string;
  status?: string;
  /** Open work of a case. */
  openWork?: { hasAlerts: boolean; hasFollowUps: boolean };
};

/** The rows chosen in a list, across pages. */
export function useChoice() {
  const [rows, setRows] = useState<readonly ChosenRow[]>([]);
  const has = (id: number) => rows.some((row) => row.id === id);
  return {
    rows,
    has,
    toggle: (row: ChosenRow) =>
      setRows(has(row.id) ? rows.filter(({ id }) => id !== row.id) : [...rows, row]),
    /** Chooses all or none of a page; other pages stay as they are. */
    setPage: (page: readonly ChosenRow[], isChosen: boolean) => {
      const others = rows.filter(({ id }) => !page.some((row) => row.id === id));
      setRows(isChosen ? [...others, ...page] : others);
    },
    clear: () => setRows([]),
  };
}
export type Choice = ReturnType<typeof useChoice>;
