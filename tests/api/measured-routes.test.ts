// Tests that the list benchmark covers exactly the GET routes of the API.
import { describe, expect, it } from 'vitest';
import { routes } from '../../server/api.ts';
import { callsOf } from '../bench/list-calls.ts';

const reads = routes.filter(({ method }) => method === 'GET');

describe('list benchmark', () => {
  it.each(reads.map(({ path }) => path))('measures GET %s in the list benchmark', (path) => {
    expect(Object.values(callsOf[path] ?? {}).flatMap(({ queries }) => queries)).not.toEqual([]);
  });

  it('measures no removed route in the list benchmark', () => {
    const paths: string[] = reads.map(({ path }) => path);
    expect(Object.keys(callsOf).filter((path) => !paths.includes(path))).toEqual([]);
  });
});
