// A row of the fake API that stores changes and rejects stale versions like the server.
import { type FakeRequest, refusal } from './fake-server';

type Versioned = { version: number };

export function fakeRow<Row extends Versioned>(first: Row, changedBy = 'marcus') {
  let current = first;
  const next = (changes: object) => {
    current = { ...current, ...changes, version: current.version + 1 };
    return current;
  };
  return {
    row: () => current,
    /** Changes the row as a colleague; this browser receives no event. */
    changeElsewhere: (changes: Partial<Row>) => next(changes),
    change: ({ headers, body }: Pick<FakeRequest, 'headers' | 'body'>) => {
      if (headers.get('If-Match') === `"${current.version}"`) return next(body ?? {});
      const stored = current as Record<string, unknown>;
      const differs = Object.entries(body ?? {}).filter(([name, value]) => stored[name] !== value);
      return refusal(409, 'changed-since', {
        ...{ current, changedBy },
        differs: Object.fromEntries(differs.map(([name, value]) => [name, [stored[name], value]])),
      });
    },
  };
}
