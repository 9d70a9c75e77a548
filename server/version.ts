// The version of this build, from package.json.
import packageFile from '../package.json' with { type: 'json' };

export const version: string = packageFile.version;

/** True when the first of two versions like 1.12.0 is the older one. */
export function isOlderVersion(one: string, other: string): boolean {
  const [ours, theirs] = [numbersOf(one), numbersOf(other)];
  const at = ours.findIndex((number, index) => number !== theirs[index]);
  return at >= 0 && (ours[at] ?? 0) < (theirs[at] ?? 0);
}

function numbersOf(text: string): number[] {
  return text.split('.', 3).map((part) => Number.parseInt(part, 10));
}
