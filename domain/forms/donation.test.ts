import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from './donation.ts';
import { donationSchema } from './donation-check.ts';
import { listProblems } from './field-check.ts';

describe('parseAmount', () => {
  it.each([
    ['25', '25.00'],
    [' $ 1,250.5 ', '1250.50'],
    ['1,000,000', '1000000.00'],
    ['1', '1.00'],
    ['0012.34', '12.34'],
  ])('reads %j as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

  it.each(['', '0.99', '1000000.01', '12,50', '1,2345', '1,25,000', '5.123', '-5', '5 each', '$'])(
    'rejects %j as an amount',
    (text) => expect(parseAmount(text)).toBeUndefined(),
  );
});

describe('formatAmount', () => {
  it.each([
    [50, 'en-US', '$50'],
    ['50.00', 'en-US', '$50'],
    ['1250.50', 'en-US', '$1,250.50'],
    [50.25, 'de', '50,25 $'],
  ])('writes %j for readers of %s as %j', (amount, locale, text) => {
    expect(formatAmount(amount, locale).replace(/\s/g, ' ')).toBe(text);
  });
});

describe('donationSchema', () => {
  const donor = { donorName: 'Ana Silva', email: 'ana@example.org' };
  const codesOf = (answers: object) => {
    const { issues = [] } = v.safeParse(donationSchema, { ...donor, amount: '25', ...answers });
    return listProblems(issues).map(({ field, code }) => `${field} ${code}`);
  };

  it('stores a typed amount with two decimals and fills the answers that were left out', () => {
    expect(v.parse(donationSchema, { ...donor, amount: '$1,250.5' })).toEqual({
      ...donor,
      ...{ type: 'one-time', amount: '1250.50', isAnonymous: false },
    });
    expect(v.parse(donationSchema, { ...donor, amount: 25 }).amount).toBe('25.00');
  });

  it.each([
    ['1,000,000', []],
    ['1,000,000.01', ['amount amountOver']],
    [' $2,000,000 ', ['amount amountOver']],
    ['1e7', ['amount amountOver']],
    ['1.125', ['amount amountStep']],
    [' 5.123 ', ['amount amountStep']],
    ['0.999', ['amount amount']],
    ['5.123 dollars', ['amount amount']],
    ['ten', ['amount amount']],
    [Number.POSITIVE_INFINITY, ['amount amountOver']],
    [true, ['amount amount']],
  ])('reports the problem with the amount %j: %j', (amount, problems) => {
    expect(codesOf({ amount })).toEqual(problems);
  });

  it.each([
    [{ type: 'weekly' }, ['type giftType']],
    [{ isAnonymous: 'perhaps' }, ['isAnonymous yesNo']],
    [{ donorName: ' ' }, ['donorName missing']],
    [{ amount: undefined }, ['amount amount']],
  ])('reports the problem with %j: %j', (answers, problems) => {
    expect(codesOf(answers)).toEqual(problems);
  });
});
