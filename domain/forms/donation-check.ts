import * as v from 'valibot';
import { optionalText } from '../text/text-check.ts';
import {
  donorFields,
  formatAmount,
  maximumAmount,
  minimumAmount,
  parseAmount,
} from './donation.ts';
import { answersSchema } from './field-check.ts';

const amountMessage = `Enter an amount of at least $${minimumAmount}, like 50 or 50.00`;
const overMessage = `The most you can pledge here is ${formatAmount(maximumAmount)}. Please call us about a larger gift`;
const stepMessage = 'Use dollars and whole cents, like 10.50';

/** Each mistake is told as what it is. */
const numberIn = (text: string) => Number(text.trim().replace(/^\$\s*|,/g, ''));
const isTooMuch = (text: string) => numberIn(text) > maximumAmount;
const hasPartsOfCents = (text: string) =>
  numberIn(text) >= minimumAmount && /\.\d{3,}$/.test(text.trim());

const amountSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())], amountMessage),
  v.transform(String),
  v.check((text) => !isTooMuch(text), overMessage),
  v.check((text) => !hasPartsOfCents(text), stepMessage),
  v.check((text) => parseAmount(text) !== undefined, amountMessage),
  v.transform((text) => parseAmount(text) ?? ''),
);

export const donationSchema = v.object({
  type: v.optional(v.picklist(['one-time', 'monthly'], 'Choose one-time or monthly'), 'one-time'),
  amount: v.optional(amountSchema, ''),
  ...answersSchema(donorFields).entries,
  isAnonymous: v.optional(v.boolean('Use yes or no here'), false),
  tributeMessage: v.optional(optionalText(1000)),
  tributeRecipient: v.optional(optionalText()),
});
