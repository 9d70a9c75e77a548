// Invents forms from others: per hundred members thirty submissions, thirty messages, and ten
// pledges; one in a hundred needs review, one in thirty is unanswered.
import { dayMs } from '#domain/calendar/durations';
import { giftTypes } from '#domain/forms/donation';
import { formTypes, submissionStatuses } from '#domain/forms/submission';
import { listValues } from '#domain/vocabulary';
import { buildSearchText, buildSortName } from '../api/search-text.ts';
import type { contacts, donations, getInvolvedSubmissions } from '../db/schema/public.ts';
import { createSeededRandom, emailNameOf, phoneOf, referenceOf } from './invented-chance.ts';
import { firstNames, lastNames } from './invented-names.ts';

export type InventedMessages = {
  submissions: (typeof getInvolvedSubmissions.$inferInsert)[];
  messages: (typeof contacts.$inferInsert)[];
  pledges: (typeof donations.$inferInsert)[];
};

/** Invents the forms that arrived together with a member; the number is the member's id. */
export function inventMessages(number: number, now: Date): InventedMessages {
  const chance = createSeededRandom(number + 0x1000_0000);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const firstName = pick(firstNames);
  const lastName = pick(lastNames);
  const name = `${firstName} ${lastName}`;
  const email = `${emailNameOf(firstName)}.${emailNameOf(lastName)}.${number}@example.org`;
  const phone = phoneOf(number);
  const reference = referenceOf(number);
  const createdAt = new Date(now.getTime() - chance() * 1000 * dayMs);
  const dueAt = new Date(createdAt.getTime() + 2 * dayMs);
  const isOpen = chance() < 1 / 30;
  const respondedAt = isOpen ? null : new Date(createdAt.getTime() + chance() * 3 * dayMs);
  const needsReview = { needsReview: chance() < 0.01 };
  const formType = pick(listValues(formTypes));
  return {
    submissions:
      number % 10 < 3
        ? [
            {
              reference,
              formType,
              firstName,
              lastName,
              email,
              phone,
              formData: {},
              corePrograms: [],
              status: isOpen ? 'new' : pick(listValues(submissionStatuses).slice(1)),
              isFollowUpComplete: false,
              firstRespondedAt: respondedAt,
              dueAt,
              ...needsReview,
              searchText: buildSearchText(
                [lastName, firstName, email, formType, reference],
                [phone],
              ),
              sortName: buildSortName({ firstName, lastName }),
              createdAt,
              updatedAt: respondedAt ?? createdAt,
            },
          ]
        : [],
    messages:
      number % 10 > 6
        ? [
            {
              reference,
              name,
              email,
              subject: 'An invented question',
              message: 'Is anybody there?',
              isRead: !isOpen,
              answeredAt: respondedAt,
              dueAt,
              ...needsReview,
              searchText: buildSearchText([name, email, 'An invented question', reference]),
              createdAt,
            },
          ]
        : [],
    pledges:
      number % 10 === 5
        ? [
            {
              reference,
              email,
              amount: '25.00',
              type: pick(listValues(giftTypes)),
              donorName: name,
              isAnonymous: false,
              ...needsReview,
              searchText: buildSearchText([name, email, reference]),
              createdAt,
            },
          ]
        : [],
  };
}
