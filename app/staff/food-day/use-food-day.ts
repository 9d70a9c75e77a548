// The food-day list of a screen: stored in this tab for this person, sent also while another screen is open, and
// retried when the network is back.

import { useEffect, useState, useSyncExternalStore } from 'react';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { getLabel } from '#domain/vocabulary';
import { serviceTypes } from '#text/staff/case-labels';
import { foodDay as text } from '#text/staff/food-day';
import { ApiError, createKey, postJson } from '../../api/request';
import { createStore, useStore } from '../../ui/store';
import { change, describeFailure, getPage } from '../data/api';
import { findConflict } from '../data/conflict';
import { hasDraft, readDraft, storeDraft } from '../data/drafts';
import { queryClient } from '../data/query-client';
import type { ServiceDayPerson } from '../data/rows';
import { readToken, readUser } from '../data/session';
import { isSignedOut } from '../data/use-action';
import { fillText, formatPhone } from '../format/formats';
import {
  countUnfinished,
  createDayQueue,
  type DayQueue,
  type Entry,
  type Newcomer,
  type Person,
  type Service,
} from './day-queue';

const draftKey = 'food-day';
const retryMs = 10_000;
/** Refetches the other lists after this pause in the work. */
const settleMs = 1_000;

type Kept = {
  service: Service;
  entries: readonly Entry[];
  /** The day of the choice: tomorrow's list starts with its own date. */
  on: string;
};

const today = () => toOfficeDate(new Date());

const newService = (): Service => ({
  serviceType: 'food',
  date: today(),
  description: text.usualNote,
  unit: 'boxes',
});

const chosenService = createStore<Service>(newService());
let chosenOn = today();
const listed = createStore<readonly Entry[]>([]);

/** Food is counted in boxes or pounds; other services are not. */
export const isCounted = (serviceType: string) => serviceType === 'food';

export function toPerson(row: ServiceDayPerson): Person {
  const { id, firstName, lastName, phone, age, address, householdSize, lastAt } = row;
  return {
    id,
    name: `${firstName} ${lastName}`,
    note: [
      age === null ? '' : fillText(text.age, { age }),
      address,
      formatPhone(phone ?? ''),
      `#${id}`,
    ]
      .filter(Boolean)
      .join(' · '),
    householdSize,
    lastAt,
  };
}

/** A number of a case is looked up as one; everything else in what lists are searched in. */
export function buildPeoplePath(
  typed: string,
  { serviceType, date }: Pick<Service, 'serviceType' | 'date'>,
): `/api/service-day/people?${string}` {
  const id = /^#?(\d{1,6})$/.exec(typed.trim())?.[1];
  const wanted: Record<string, string> = id === undefined ? { search: typed.trim() } : { ids: id };
  const asked = new URLSearchParams({ ...wanted, serviceType, date, limit: '8' });
  return `/api/service-day/people?${asked}`;
}

function bodyOf(
  who: { memberId: number } | Newcomer,
  { serviceType, date, description, unit }: Service,
  quantity: number,
) {
  const now = new Date();
  return {
    ...who,
    ...(isCounted(serviceType) ? { quantity, quantityUnit: unit } : {}),
    serviceType,
    description: description.trim() || getLabel(serviceTypes, serviceType),
    // Use the time of the press, not the time at which a slow network delivers it.
    serviceDate: date === toOfficeDate(now) ? now.toISOString() : date,
    assignedTeamMember: readUser(),
    outcome: 'completed',
  };
}

let settling: ReturnType<typeof setTimeout> | undefined;
function othersSee(): void {
  clearTimeout(settling);
  settling = setTimeout(() => void queryClient.invalidateQueries(), settleMs);
}

function keep(entries: readonly Entry[]): void {
  // Ignore a response that arrives after the sign-out.
  if (readToken() === null) return;
  const service = chosenService.get();
  storeDraft(draftKey, { service, entries, on: chosenOn } satisfies Kept);
}

export function setService(changes: Partial<Service>): void {
  chosenService.set({ ...chosenService.get(), ...changes });
  chosenOn = today();
  keep(listed.get());
}

let opened: { of: string; queue: DayQueue } | undefined;

function open(): DayQueue {
  const kept = readDraft<Kept>(draftKey);
  const { service = newService(), entries = [], on = today() } = kept ?? {};
  chosenService.set({ ...newService(), ...service });
  chosenOn = on;
  listed.set(entries);
  const queue: DayQueue = createDayQueue(
    {
      find: async (typed, service) => {
        const page = await getPage(buildPeoplePath(typed, service), new AbortController().signal);
        return { people: page.rows.map(toPerson), isSure: !page.isNear };
      },
      send: async (key, body, isOnce, isNewcomer) => {
        const headers = { 'X-CSRF-Token': readToken() ?? '' };
        const path = isNewcomer
          ? '/api/service-day/newcomers'
          : (`/api/service-records${isOnce ? '?onceADay=true' : ''}` as const);
        const { id, version, memberId } = await postJson(path, body, { key, headers });
        othersSee();
        return { id, version, memberId };
      },
      cancel: async ({ id, version }) => {
        const path = `/api/service-records/${id}` as const;
        const changes = { outcome: 'cancelled' };
        const record = await change('PATCH', path, version, changes).catch((error: unknown) => {
          // Undo it even if a colleague changed it.
          const newer = findConflict(error)?.current.version;
          if (newer === undefined) throw error;
          return change('PATCH', path, newer, changes);
        });
        othersSee();
        return { id, version: record.version };
      },
      isTwice: (error) => error instanceof ApiError && error.body.isGiven === true,
      isRefused: (error) =>
        error instanceof ApiError && error.status < 500 && ![401, 429].includes(error.status),
      bodyOf,
      newKey: createKey,
      keep: (next) => (opened?.queue === queue ? keep(next) : undefined),
      onChange: (next) => (opened?.queue === queue ? listed.set(next) : undefined),
      reasonOf: describeFailure,
      isSignedOut,
    },
    entries,
  );
  return queue;
}

/** One queue for each account, so that nobody sees another account's list. */
function queueOf(user: string): DayQueue {
  if (opened?.of !== user || !hasDraft(draftKey)) opened = { of: user, queue: open() };
  if (chosenOn !== today()) setService({ date: today() });
  return opened.queue;
}

export const readUnsentCount = () => countUnfinished(listed.get());

/** Runs on every screen: retries unsent entries, and asks before a tab with unsent entries closes. */
export function useUnsentCount(): number {
  const count = useSyncExternalStore(listed.subscribe, readUnsentCount);
  const isWaiting = count > 0;
  useEffect(() => {
    // Continue with entries from before a reload or an expired session.
    if (hasDraft(draftKey)) queueOf(readUser()).resume();
    return () => {
      // Pause without a session; the next account has its own list.
      opened?.queue.pause();
      opened = undefined;
      listed.set([]);
    };
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => opened?.queue.tryAgain();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const timer = setInterval(again, retryMs);
    addEventListener('online', again);
    addEventListener('beforeunload', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      removeEventListener('beforeunload', ask);
    };
  }, [isWaiting]);
  return count;
}

export function useFoodDay() {
  const [queue] = useState(() => queueOf(readUser()));
  const entries = useStore(listed);
  const service = useStore(chosenService);
  useEffect(() => queue.resume(), [queue]);
  return { entries, service, queue };
}
