import { donorFields, type GiftType, giftTypes } from '#domain/forms/donation';
import { isValueOf } from '#domain/vocabulary';
import { readAnswers } from '../answers';
import type { PublicForm } from '../public-form';

export const defaultGiftType: GiftType = 'one-time';

function giftIn(data: FormData) {
  return {
    type: String(data.get('type') ?? defaultGiftType),
    amount: String(data.get('amount') ?? ''),
  };
}

export const donationForm: PublicForm = {
  name: 'donation',
  endpoint: '/api/donations',
  payload: (data) => ({ ...giftIn(data), ...readAnswers(donorFields, data), isAnonymous: false }),
  sent: 'donationSent',
  failed: 'donationFailed',
  repeated: giftIn,
};

/** Whole dollars only. The server applies the same pattern, because both must render the same page. */
export const wishAmountPattern = '^[1-9]\\d{0,5}$';

/** `?amount=50&type=monthly`: a gift suggested by a link; unknown values are ignored. */
export function parseSuggestedGift(parameters: URLSearchParams): {
  amount: string;
  type: GiftType;
} {
  const amount = parameters.get('amount') ?? '';
  const type = parameters.get('type');
  return {
    amount: new RegExp(wishAmountPattern).test(amount) ? amount : '',
    type: isValueOf(giftTypes, type) ? type : defaultGiftType,
  };
}
