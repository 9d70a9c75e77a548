// Reads the monitoring instructions in docs/operating.md, so that tests can check the server against them.
import { readFileSync } from 'node:fs';

const guide = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
const section = /^## Watch\n(.*?)^## /ms.exec(guide)?.[1] ?? '';

function find(pattern: RegExp): string {
  const found = pattern.exec(section)?.[1];
  if (found === undefined) throw new Error(`The guide has no ${pattern} under "Watch".`);
  return found;
}

/** Reads a path such as `error.reason` in a JSON body. */
export function readAt(body: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], body);
}

export const watchGuide = {
  path: find(/^1\. Request `GET (\S+)`/m),
  statusWhenReady: Number(find(/It returns (\d+) while the site can/)),
  statusWhenFailing: Number(find(/Otherwise it returns (\d+) with/)),
  bodyField: find(/with the reason in `([\w.]+)`/),
  level: Number(find(/lines with `"level":(\d+)`/)),
  logField: find(/contains the reason in `(\w+)`/),
  codeField: find(/its error code in `(\w+)`/),
  codeOfFullDisk: find(/\(`(\w+)` means that the disk is full\)/),
  reasons: [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, reason]) => reason),
};
