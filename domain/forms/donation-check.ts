import * as v from 'valibot';
import { optionalText } from '../text/text-check.ts';
import { donorFields, minimumAmount, parseAmount } from './donation.ts';
import { answersSchema } from './field-check.ts';

const amountMessage = `Enter an amount of at least $${minimumAmount}, like 50 or 50.00`;

const amountSchema = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite())], amountMessage),
  v.transform(String),
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
