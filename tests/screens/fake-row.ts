// A row of the fake API that stores changes and rejects stale versions like the server.
import { createRefusal, type FakeRequest } from './fake-server';

type Versioned = { version: number };

export function fakeRow<Row extends Versioned>(first: Row, changedBy = 'marcus') {
  let current = first;
  let before = first;
  const next = (changes: object) => {
    before = current;
    current = { ...current, ...changes, version: current.version + 1 };
    return current;
  };
  return {
    row: () => current,
    /** Changes the row as a colleague; this browser receives no event. */
    changeElsewhere: (changes: Partial<Row>) => next(changes),
    undo: ({ headers }: Pick<FakeRequest, 'headers'>) =>
      headers.get('If-Match') === `"${current.version}"`
        ? next({ ...before, version: undefined })
        : createRefusal(409, 'conflict', {
            message: 'This changed since, so it can no longer be undone.',
          }),
    change: ({ headers, body }: Pick<FakeRequest, 'headers' | 'body'>) => {
      if (headers.get('If-Match') === `"${current.version}"`) return next(body ?? {});
      const stored = current as Record<string, unknown>;
      const differs = Object.entries(body ?? {}).filter(([name, value]) => stored[name] !== value);
      return createRefusal(409, 'changed-since', {
        ...{ current, changedBy },
        differs: Object.fromEntries(differs.map(([name, value]) => [name, [stored[name], value]])),
      });
    },
  };
}
