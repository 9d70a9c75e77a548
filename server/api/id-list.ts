// Schemas for several row ids: `ids=1,2,3` in a query, or an array in a body.
import * as v from 'valibot';

export const maximumIds = 500;
const message = `Name up to ${maximumIds} rows`;

export const identifier = v.pipe(
  v.number(message),
  v.integer(message),
  v.minValue(1, message),
  v.maxValue(2_147_483_647, message),
);

export const idsEntry = {
  ids: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}(,\d{1,9})*$/, message),
      v.transform((text) => text.split(',').map(Number)),
      v.maxLength(maximumIds, message),
    ),
  ),
};
