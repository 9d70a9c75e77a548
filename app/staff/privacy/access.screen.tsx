import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { ChecksSection } from './access';

it('asks the operator of a PostgreSQL server to remove erased texts, instead of reporting "Good"', async () => {
  const check = { isGood: true, isLate: false, checkedAt: '2026-11-19T15:00:00.000Z' };
  fakeServer({
    'GET /api/checks': [
      { ...check, name: 'server-files', detail: 'the files still hold them' },
      { ...check, name: 'backup', detail: '5 rows' },
    ],
  });
  renderStaff(<ChecksSection />);
  const notice = await screen.findByText(/Action needed since .*: the files still hold them/);
  expect(notice.textContent).toContain('Erased texts on the PostgreSQL server.');
  expect(notice.textContent).not.toContain('Good');
  await screen.findByText(/Good on .*: 5 rows/);
});
