// Fields and amounts of a pledge; no money moves here, the hosted donation page takes it.

import { currency } from '#organization';
import { createEnum } from '../vocabulary.ts';
import type { Field } from './field.ts';

export const giftTypes = createEnum(['one-time', 'monthly']);
export type GiftType = keyof typeof giftTypes;

/** Questions with a column of their own. */
export const donorColumns = ['donorName', 'email'] as const;

export const donorFields = [
  { key: 'donorName', control: 'text', required: 'enforced', autocomplete: 'name' },
  { key: 'email', control: 'email', required: 'enforced', autocomplete: 'email' },
] as const satisfies readonly Field[];

export const presetAmounts = [25, 50, 100, 250] as const;
export const popularAmount = 100;
export const minimumAmount = 1;
// The column holds up to 99,999,999.99; a pledge above a million is a typing mistake.
export const maximumAmount = 1_000_000;

/** "$1,250.5" as typed → "1250.50" as stored; undefined when the text is not a valid amount. */
export function parseAmount(text: string): string | undefined {
  const bare = text.trim().replace(/^\$\s*/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare)) return undefined;
  const amount = Number(bare.replaceAll(',', ''));
  if (amount < minimumAmount || amount > maximumAmount) return undefined;
  return amount.toFixed(2);
}

/** Formats "$50" or "$50.25" in the reader's locale. */
export function formatAmount(amount: number | string, locale: string): string {
  const number = Number(amount);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(Number.isInteger(number) && { maximumFractionDigits: 0 }),
  }).format(number);
}
