import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { ReviewQuotaBanner } from './review-quota-banner';

const summary = { count: 0, newest: null, onCall: [], sendsMessages: true };

it('says that forms are refused while the review quota is full, and links to the marked ones', async () => {
  fakeServer({ 'GET /api/emergencies/summary': { ...summary, isReviewFull: true } });
  renderStaff(<ReviewQuotaBanner />);
  await screen.findByText(/refuses more of them/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/admin/case-management?needsReview=true',
    '/admin/inbox?needsReview=true',
  ]);
});

it('shows no banner while the review quota has room', async () => {
  const { sent } = fakeServer({
    'GET /api/emergencies/summary': { ...summary, isReviewFull: false },
  });
  const { container } = renderStaff(<ReviewQuotaBanner />);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container.textContent).toBe('');
});
