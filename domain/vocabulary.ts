// Closed lists of values; type, options and database check derive from them, and labels are content.

export type Vocabulary = Readonly<Record<string, string>>;

/** The values of a vocabulary, as a type. */
export type ValueOf<V extends Vocabulary> = Extract<keyof V, string>;

/** The label of each value: a language that lacks one does not compile. */
export type Labels<V extends Vocabulary = Vocabulary> = Readonly<Record<ValueOf<V>, string>>;

export function listValues<V extends Vocabulary>(vocabulary: V): [ValueOf<V>, ...ValueOf<V>[]] {
  return Object.keys(vocabulary) as [ValueOf<V>, ...ValueOf<V>[]];
}

export function isValueOf<V extends Vocabulary>(
  vocabulary: V,
  value: unknown,
): value is ValueOf<V> {
  return typeof value === 'string' && Object.hasOwn(vocabulary, value);
}

/** The label of a value; an unknown value, for example from an old row, is returned unchanged. */
export function getLabel(labels: Labels, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] as string) : value;
}

/** An enum from its values, each mapped to itself. */
// @__NO_SIDE_EFFECTS__
export function createEnum<const Name extends string>(names: readonly Name[]): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
