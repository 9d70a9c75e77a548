export type LineTable = {
  /** The numbers of a name; none for a name that has no line. */
  get(name: string): readonly number[];
};

const none: readonly number[] = [];

/**
 * Numbers by name, from lines of `name<TAB>number number …`. There are tens of thousands of them and a
 * start must be quick, so a line is only read when somebody asks for it.
 */
export function createLineTable(lines: string): LineTable {
  const unread = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const tab = line.indexOf('\t');
    if (tab > 0) unread.set(line.slice(0, tab), line);
  }
  const read = new Map<string, readonly number[]>();

  return {
    get(name) {
      const known = read.get(name);
      if (known !== undefined) return known;
      const line = unread.get(name);
      if (line === undefined) return none;
      const numbers = line
        .slice(name.length + 1)
        .split(' ')
        .map(Number);
      read.set(name, numbers);
      return numbers;
    },
  };
}
