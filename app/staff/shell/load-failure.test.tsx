import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/request';

vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => {});
afterAll(() => vi.unstubAllGlobals());
const { LoadFailure, UnloadedNotice } = await import('./load-failure');

const response = (status: number) =>
  new ApiError('/api/emergencies', Response.json({}, { status }), '');

it.each([
  { what: 'is read for the first time', error: null, errorUpdateCount: 0, isSaid: false },
  { what: 'could not be read', error: response(503), errorUpdateCount: 1, isSaid: true },
  {
    what: 'is not meant for this person',
    error: response(403),
    errorUpdateCount: 1,
    isSaid: false,
  },
  // On a screen that was left and reopened.
  { what: 'is read anew', error: null, errorUpdateCount: 1, isSaid: false },
])('shows a load failure when a query $what: $isSaid', ({ error, errorUpdateCount, isSaid }) => {
  const query = {
    ...{ data: undefined, isError: error !== null, isFetching: error === null },
    ...{ error, errorUpdateCount, refetch: () => {} },
  };
  const shown = renderToStaticMarkup(<UnloadedNotice of={query} text="Emergencies" />);
  expect(shown.includes('Emergencies')).toBe(isSaid);
});

it('changes its text while retrying, so that a repeated failure is announced again', () => {
  const of = { error: response(503), refetch: () => {} };
  const texts = [false, true].map((isFetching) =>
    renderToStaticMarkup(<LoadFailure of={{ ...of, isFetching }} />).replace(/<[^>]*>/g, ''),
  );
  expect(texts[0]).not.toBe(texts[1]);
});
