// What the benchmark of the lists asks for is every GET route there is: a new one is measured or fails here.
import { describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { callsOf } from '../bench/list-calls.ts';

const reads = routes.filter(({ method }) => method === 'GET');

describe('the benchmark of the lists', () => {
  it.each(reads.map(({ path }) => path))('measures GET %s', (path) => {
    expect(Object.values(callsOf[path] ?? {}).flatMap(({ queries }) => queries)).not.toEqual([]);
  });

  it('measures no route that is gone', () => {
    const paths: string[] = reads.map(({ path }) => path);
    expect(Object.keys(callsOf).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
