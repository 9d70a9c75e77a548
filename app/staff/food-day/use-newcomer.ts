// The newcomer form that is open. It is in a store because the search box and the list can both open it.
import { createStore, useStore } from '../../ui/store';

export type NewcomerValues = {
  firstName: string;
  lastName: string;
  householdSize: string;
  zipCode: string;
};

type Line = {
  values: NewcomerValues;
  problems: Record<string, string>;
  /** The list entry that matched nobody, from which the form was opened. */
  from: string | undefined;
  openedAt: number;
};

const openLine = createStore<Line | undefined>(undefined);
let lines = 0;

/** "Ana Maria Diaz": the last word is the last name. */
export function openNewcomer(typed: string, from?: string): void {
  const words = typed.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  const firstName = (words.length > 1 ? words.slice(0, -1) : words).join(' ');
  lines += 1;
  openLine.set({
    values: { firstName, lastName, householdSize: '', zipCode: '' },
    problems: {},
    from,
    openedAt: lines,
  });
}

export function useNewcomer() {
  const line = useStore(openLine);
  const change = (changes: Partial<Line>) => {
    const open = openLine.get();
    if (open !== undefined) openLine.set({ ...open, ...changes });
  };
  return {
    line,
    set: (name: keyof NewcomerValues, value: string) => {
      const open = openLine.get();
      if (open === undefined) return;
      const { [name]: _, ...problems } = open.problems;
      change({ values: { ...open.values, [name]: value }, problems });
    },
    fail: (problems: Record<string, string>) => change({ problems }),
    close: () => openLine.set(undefined),
  };
}
