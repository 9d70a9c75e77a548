// A closed list. Its type, options and database check derive from it; what people read for a value is content.

export type Vocabulary = Readonly<Record<string, string>>;

/** The values of a vocabulary, as a type. */
export type ValueOf<V extends Vocabulary> = Extract<keyof V, string>;

/** What people read for each value: a language that lacks one does not compile. */
export type Labels<V extends Vocabulary = Vocabulary> = Readonly<Record<ValueOf<V>, string>>;

export function values<V extends Vocabulary>(vocabulary: V): [ValueOf<V>, ...ValueOf<V>[]] {
  return Object.keys(vocabulary) as [ValueOf<V>, ...ValueOf<V>[]];
}

export function isValueOf<V extends Vocabulary>(
  vocabulary: V,
  value: unknown,
): value is ValueOf<V> {
  return typeof value === 'string' && Object.hasOwn(vocabulary, value);
}

/** The label people read; an unknown value (an old row, say) is shown as it is. */
export function labelOf(labels: Labels, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] as string) : value;
}

/** A closed list from its values; also labels, where a value is what people read. */
// @__NO_SIDE_EFFECTS__
export function namedByThemselves<const Name extends string>(
  names: readonly Name[],
): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
