import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listProfileReads } from '#domain/cases/profile-reads';
import { renderCase } from '../../../tests/screens/render-case';
import { memberRow } from '../../../tests/screens/rows';

it('opens a profile with one read of the case and one presence request', async () => {
  const id = 1091;
  const lists = listProfileReads(id).slice(1);
  const { sent } = await renderCase(id, {
    routes: {
      [`GET /api/members/${id}/profile`]: {
        [listProfileReads(id)[0]]: { body: memberRow({ id }), headers: {} },
        ...Object.fromEntries(
          lists.map((path) => [path, { body: [], headers: { 'X-Total-Count': '0' } }]),
        ),
        [`/api/households?memberId=${id}`]: {
          body: { households: [], relationships: [] },
          headers: {},
        },
      },
    },
  });
  await screen.findByRole('tab', { name: /^Service Records/ });
  const ofCase = () => sent.filter(({ path }) => path.includes(`${id}`) || path.endsWith('alerts'));
  expect(ofCase().map(({ path }) => path)).toEqual([`/api/members/${id}/profile`]);
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/presence')).toBe(true), {
    timeout: 5_000,
  });
  expect(sent.filter(({ path }) => path === '/api/presence')).toHaveLength(1);
});
