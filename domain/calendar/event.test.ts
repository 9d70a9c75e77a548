import * as v from 'valibot';
import { expect, it } from 'vitest';
import { eventChangesSchema, eventSchema } from './event.ts';
import { isWorkshop } from './workshop.ts';

it('changes only the named fields of an event', () => {
  expect(v.parse(eventChangesSchema, {})).toEqual({});
});

it('publishes a new event in the town of the office unless told otherwise', () => {
  const event = {
    ...{ title: 'Resume help', description: 'Bring your papers.', eventDate: '2026-11-20' },
    ...{ eventTime: '6 PM', location: 'Library', eventType: 'Career Workshop' },
  };
  expect(v.parse(eventSchema, event)).toEqual({
    ...event,
    ...{ translatedTitle: '', translatedDescription: '', address: '' },
    ...{ city: 'Richmond', state: 'VA', isActive: true },
  });
});

it.each([
  ['Career Workshop', true],
  ['workshop', true],
  ['Food day', false],
])('decides whether an event of the type %s is a workshop: %s', (type, expected) => {
  expect(isWorkshop(type)).toBe(expected);
});
