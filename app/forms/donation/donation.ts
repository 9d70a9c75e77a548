import { donate } from '#content/en/donate';
import { donorFields, type GiftType, giftTypes, parseAmount } from '#domain/forms/donation';
import { isValueOf } from '#domain/vocabulary';
import { answersOf } from '../answers';
import type { PublicForm } from '../public-form';

export const defaultGiftType: GiftType = 'one-time';

export const donationForm: PublicForm = {
  name: 'donation',
  endpoint: '/api/donations',
  payload: (data) => ({
    type: data.get('type') ?? defaultGiftType,
    amount: String(data.get('amount') ?? ''),
    ...answersOf(donorFields, data),
    isAnonymous: false,
  }),
  sent: 'donationSent',
  failed: 'donationFailed',
  success: donate.success,
};

/** `?amount=50&type=monthly`: a wish from a link; what makes no sense is left out. */
export function wishIn(parameters: URLSearchParams): { amount: string; type: GiftType } {
  const amount = parameters.get('amount') ?? '';
  const type = parameters.get('type');
  return {
    amount: parseAmount(amount) === undefined ? '' : amount.replace(/[$,\s]/g, ''),
    type: isValueOf(giftTypes, type) ? type : defaultGiftType,
  };
}
