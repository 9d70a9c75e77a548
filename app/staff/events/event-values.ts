import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { readOffice } from '../data/office';
import type { PublicEvent } from '../data/rows';

/** The values of the event form; the date is a plain date. */
export type EventValues = ReturnType<typeof toEventValues>;

export const requiredFields = [
  'title',
  'description',
  'eventDate',
  'eventTime',
  'location',
  'eventType',
] as const;

export function toEventValues(event: PublicEvent | undefined) {
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    translatedTitle: event?.translatedTitle ?? '',
    translatedDescription: event?.translatedDescription ?? '',
    eventDate: event?.eventDate.slice(0, 10) ?? addDays(toOfficeDate(new Date()), 7),
    eventTime: event?.eventTime ?? '',
    location: event?.location ?? '',
    address: event?.address ?? '',
    city: event?.city ?? readOffice().facts.office.city,
    state: event?.state ?? readOffice().facts.office.state,
    eventType: event?.eventType ?? '',
    isActive: event?.isActive ?? true,
  };
}
