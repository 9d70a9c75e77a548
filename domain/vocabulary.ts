// A closed list is one `value → label` map. Its type, options, database check and badge derive from it.

export type Vocabulary = Readonly<Record<string, string>>;

/** The values of a vocabulary, as a type. */
export type ValueOf<V extends Vocabulary> = Extract<keyof V, string>;

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
export function labelOf(vocabulary: Vocabulary, value: string): string {
  return Object.hasOwn(vocabulary, value) ? (vocabulary[value] as string) : value;
}

/** A vocabulary whose values are what people read. */
export function namedByThemselves<const Name extends string>(
  names: readonly Name[],
): Record<Name, Name> {
  return Object.fromEntries(names.map((name) => [name, name])) as Record<Name, Name>;
}
