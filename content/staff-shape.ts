// What the staff area says. It speaks one language today; the English folder is the shape, and a
// second one has to have every key of it.

/** The same keys, any words. */
type SameKeys<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly SameKeys<Item>[]
    : { readonly [Key in keyof T]: SameKeys<T[Key]> };

export type StaffContent = SameKeys<typeof import('./en/staff.ts')>;
