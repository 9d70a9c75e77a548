export type LineTable = {
  /** The numbers of a name; none for a name that has no line. */
  get(name: string): readonly number[];
};

const none: readonly number[] = [];
const tab = 9;

/**
 * Numbers by name, from sorted lines of `name<TAB>number number …`. There are tens of thousands of them
 * and a start must be quick, so the text stays whole: a name is looked up by halving, and its line is
 * read when somebody first asks for it.
 */
export function createLineTable(lines: string): LineTable {
  const starts = startsOf(lines);
  const read = new Map<string, readonly number[]>();

  function lineOf(name: string): number | undefined {
    let low = 0;
    let high = starts.length - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const order = compare(name, lines, starts[middle] ?? 0);
      if (order === 0) return starts[middle];
      if (order < 0) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  }

  return {
    get(name) {
      const known = read.get(name);
      if (known !== undefined) return known;
      const start = lineOf(name);
      if (start === undefined) return none;
      const end = lines.indexOf('\n', start);
      const numbers = lines
        .slice(start + name.length + 1, end < 0 ? undefined : end)
        .split(' ')
        .map(Number);
      read.set(name, numbers);
      return numbers;
    },
  };
}

function startsOf(lines: string): number[] {
  const starts = lines === '' ? [] : [0];
  for (let at = lines.indexOf('\n'); at >= 0; at = lines.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Below, at or above 0 as the name comes before, is or comes after that of the line. */
function compare(name: string, lines: string, start: number): number {
  for (let at = 0; at < name.length; at++) {
    const order = name.charCodeAt(at) - lines.charCodeAt(start + at);
    if (order !== 0) return order;
  }
  return tab - lines.charCodeAt(start + name.length);
}
