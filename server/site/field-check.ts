// Checks the value of a field of the site, before it is stored and again before it is shown.
import * as v from 'valibot';
import { type Language, languages } from '#content/languages';
import type { SiteField } from '#content/site-fields';
import { holidays } from '#domain/calendar/holidays';
import { isCalendarDate } from '#domain/calendar/moment';
import { isEmail } from '#domain/text/text';
import { optionalText, requiredText } from '#domain/text/text-check';
import { listValues } from '#domain/vocabulary';
import type { AnySchema } from '../api/route.ts';

const maxClosedDays = 40;
const halfHour = v.pipe(
  v.number('Choose a time'),
  v.check((hour) => hour >= 0 && hour <= 24 && Number.isInteger(hour * 2), 'Choose a time'),
);
const date = v.pipe(v.string('Choose a date'), v.check(isCalendarDate, 'Choose a date'));

const hoursSchema = v.pipe(
  v.strictObject({
    days: v.pipe(
      v.array(v.picklist([0, 1, 2, 3, 4, 5, 6])),
      v.minLength(1, 'Choose at least one day'),
      v.transform((days) => [...new Set(days)]),
    ),
    opens: halfHour,
    closes: halfHour,
    holidays: v.pipe(
      v.array(v.picklist(listValues(holidays))),
      v.transform((kept) => [...new Set(kept)]),
    ),
    closedDays: v.pipe(
      v.array(
        v.pipe(
          v.strictObject({ from: date, to: date }),
          v.check(({ from, to }) => from <= to, 'The first day must come before the last one'),
        ),
      ),
      v.maxLength(maxClosedDays, `Use at most ${maxClosedDays} entries`),
    ),
  }),
  v.check(({ opens, closes }) => opens < closes, 'The office must open before it closes'),
);

/** Other words in braces would be shown as they are. */
const noUnknownToken = v.check(
  (text: string) => !/[{}]/.test(text.replace(/\{org\.[\w.]+\}/g, '')),
  'Remove the braces { }. Only facts like {org.phone.text} may be in braces.',
);

function textSchema({ kind, canBeEmpty, maxLength }: SiteField) {
  if (kind === 'phone') {
    return v.pipe(
      requiredText('Enter the phone number', maxLength),
      v.regex(/^\d{3}-\d{3}-\d{4}$/, 'Write it like 555-555-0123'),
    );
  }
  if (kind === 'email') {
    return v.pipe(
      requiredText('Enter the email address', maxLength),
      v.check(isEmail, 'Write it like name@example.org'),
    );
  }
  const text = canBeEmpty ? optionalText(maxLength) : requiredText('Write a text', maxLength);
  return v.pipe(text, noUnknownToken);
}

export function buildFieldSchema(field: SiteField): AnySchema {
  if (field.kind === 'hours') return hoursSchema;
  const text = textSchema(field);
  if (!field.isTranslated) return text;
  const entries = Object.fromEntries(languages.map((language) => [language, text])) as Record<
    Language,
    typeof text
  >;
  return v.strictObject(entries);
}
