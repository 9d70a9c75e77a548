// A pledge from the donation form. No money moves here: the hosted donation page takes it.
import * as v from 'valibot';
import { fieldMessages } from './field.ts';
import { optionalText, requiredEmail, requiredText } from './text.ts';

export const giftTypes = { 'one-time': 'One-time', monthly: 'Monthly' } as const;
export type GiftType = keyof typeof giftTypes;

export const presetAmounts = [25, 50, 100, 250] as const;
export const popularAmount = 100;
export const minimumAmount = 1;
// decimal(10,2) holds 99,999,999.99; a pledge above a million is a typing mistake.
export const maximumAmount = 1_000_000;

const amountMessage = `Enter an amount of at least $${minimumAmount}, like 50 or 50.00`;

/** "$1,250.5" as a person writes it → "1250.50" as it is stored; undefined when it is no amount. */
export function parseAmount(text: string): string | undefined {
  const bare = text.trim().replace(/^\$\s*/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return undefined;
  const amount = Number(bare.replaceAll(',', ''));
  if (amount < minimumAmount || amount > maximumAmount) return undefined;
  return amount.toFixed(2);
}

const amountSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())], amountMessage),
  v.transform(String),
  v.check((text) => parseAmount(text) !== undefined, amountMessage),
  v.transform((text) => parseAmount(text) ?? ''),
);

export const donationSchema = v.object({
  type: v.optional(v.picklist(['one-time', 'monthly'], 'Choose one-time or monthly'), 'one-time'),
  amount: v.optional(amountSchema, ''),
  donorName: v.optional(requiredText(fieldMessages.missing('Name')), ''),
  email: v.optional(requiredEmail(fieldMessages.missing('E-mail'), fieldMessages.email), ''),
  isAnonymous: v.optional(v.boolean('Use yes or no here'), false),
  tributeMessage: v.optional(optionalText(1000)),
  tributeRecipient: v.optional(optionalText()),
});

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "$50" or "$50.25", as people write it. */
export function formatAmount(amount: number | string): string {
  const number = Number(amount);
  return Number.isInteger(number) ? wholeDollars.format(number) : dollars.format(number);
}
