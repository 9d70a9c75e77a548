import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderCase } from '../../../tests/screens/render-case';

it('lists an applicant’s area separately from the 15 areas of the office, and the website as the source', async () => {
  await renderCase(83, {
    member: {
      programAreas: ['Food, Nutrition & Agriculture', 'Housing & Shelter'],
      referralSource: 'membership-assistance',
    },
    path: '/edit',
  });
  const areas = within(await screen.findByRole('group', { name: /^Program Areas/ }));
  expect(areas.getAllByRole('checkbox')).toHaveLength(15);
  const applied = within(
    screen.getByRole('group', { name: 'As chosen on the website application' }),
  );
  const box = applied.getByRole<HTMLInputElement>('checkbox', {
    name: 'Food, Nutrition & Agriculture',
  });
  expect(box.checked).toBe(true);
  const source = screen.getByLabelText<HTMLSelectElement>(/^Referral Source/);
  expect(source.selectedOptions[0]?.textContent).not.toContain('membership-assistance');
  expect(source.value).toBe('membership-assistance');
});
