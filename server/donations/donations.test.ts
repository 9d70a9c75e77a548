// Tests pledges from the donation form.
import { describe, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

const pledge = (changes: object) =>
  site.visitor('POST', '/api/donations', { body: { ...samples.donation, ...changes } });

describe('pledge amounts and kinds', () => {
  it.each([
    ['1', '1.00'],
    ['50', '50.00'],
    ['50.5', '50.50'],
    ['$1,250.75', '1250.75'],
    [' 25 ', '25.00'],
    [100, '100.00'],
    ['1000000', '1000000.00'],
  ])('stores %j as %s', async (amount, stored) => {
    const response = await pledge({ amount });
    expect(response.status).toBe(201);
    const { reference } = response.body as { reference: string };
    const found = await staff('GET', `/api/donations?search=${reference}`);
    expect(found.body).toMatchObject([{ amount: stored, type: 'one-time', isAnonymous: false }]);
  });

  it.each(['', '0', '0.99', '-5', '1e3', '1,00', '12.345', 'NaN', 'Infinity', '1000001', 'ten'])(
    'rejects the amount %j',
    async (amount) => {
      const response = await pledge({ amount });
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ error: { fields: { amount: expect.any(String) } } });
    },
  );

  it('accepts monthly and one-time pledges only', async () => {
    expect((await pledge({ type: 'monthly' })).status).toBe(201);
    expect((await pledge({ type: 'yearly' })).status).toBe(422);
    const monthly = await staff('GET', '/api/donations?type=monthly');
    expect(monthly.body).toMatchObject([{ type: 'monthly' }]);
  });

  it.each(['amount', 'donorName', 'email'])(
    'returns 422 without %s and names the field',
    async (key) => {
      for (const value of ['', undefined]) {
        const response = await pledge({ [key]: value });
        expect(response.status).toBe(422);
        expect(response.body).toMatchObject({ error: { fields: { [key]: expect.any(String) } } });
      }
    },
  );
});
