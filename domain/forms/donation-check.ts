import * as v from 'valibot';
import { optionalText } from '../text/text-check.ts';
import { donorFields, maximumAmount, minimumAmount, parseAmount } from './donation.ts';
import { buildAnswersSchema } from './field-check.ts';
import { encodeProblem } from './problem.ts';

const amountMessage = encodeProblem('amount');
const overMessage = encodeProblem('amountOver');
const stepMessage = encodeProblem('amountStep');

/** Too large, too many decimals and not a number each get their own message. */
const numberIn = (text: string) => Number(text.trim().replace(/^\$\s*|,/g, ''));
const isTooMuch = (text: string) => numberIn(text) > maximumAmount;
const hasPartsOfCents = (text: string) =>
  numberIn(text) >= minimumAmount && /\.\d{3,}$/.test(text.trim());

const amountSchema = v.pipe(
  v.union([v.string(), v.number()], amountMessage),
  v.transform(String),
  v.check((text) => !isTooMuch(text), overMessage),
  v.check((text) => !hasPartsOfCents(text), stepMessage),
  v.check((text) => parseAmount(text) !== undefined, amountMessage),
  v.transform((text) => parseAmount(text) ?? ''),
);

export const donationSchema = v.object({
  type: v.optional(v.picklist(['one-time', 'monthly'], encodeProblem('giftType')), 'one-time'),
  amount: v.optional(amountSchema, ''),
  ...buildAnswersSchema(donorFields, 'donation').entries,
  isAnonymous: v.optional(v.boolean(encodeProblem('yesNo')), false),
  tributeMessage: v.optional(optionalText(1000)),
  tributeRecipient: v.optional(optionalText()),
});
