// One invented person and their case. The same number always gives the same person.
import { memberStatuses, priorities, serviceRegions } from '#domain/cases/member';
import { programAreas, serviceTypes } from '#domain/service-areas';
import { values } from '#domain/vocabulary';
import type { followUpReminders, memberProgress, members, serviceRecords } from '../db/schema.ts';
import { lookupColumns } from '../members/member-list.ts';
import { firstNames, lastNames, streets } from './invented-names.ts';

export type InventedCase = {
  member: typeof members.$inferInsert;
  records: (typeof serviceRecords.$inferInsert)[];
  notes: (typeof memberProgress.$inferInsert)[];
  reminders: (typeof followUpReminders.$inferInsert)[];
};

const dayMs = 86_400_000;

/** A small generator of chance with a seed (mulberry32): good enough to vary people. */
function chanceFrom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const referenceAlphabet = '23456789ACDEFHJKMNPRTWXY';
const referenceRoom = 24n ** 8n;
// Shares no factor with the room, so that no two numbers meet in one reference.
const referenceStep = 48_271_000_007n;

function referenceOf(number: number): string {
  let left = (BigInt(number) * referenceStep) % referenceRoom;
  let text = '';
  for (let place = 0; place < 8; place++) {
    text += referenceAlphabet[Number(left % 24n)];
    left /= 24n;
  }
  return `WW-${text.slice(0, 4)}-${text.slice(4)}`;
}

export function inventCase(id: number, now: Date): InventedCase {
  const chance = chanceFrom(id);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const age = 18 + Math.floor(chance() * 70);
  const createdDaysAgo = chance() * 1000;
  const createdAt = daysAgo(createdDaysAgo);
  const updatedAt = daysAgo(createdDaysAgo * chance());
  const firstName = pick(firstNames);
  const lastName = pick(lastNames);
  const contact = {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}.${id}@example.org`,
    phone: `(804) 555-${String(id % 10_000).padStart(4, '0')}`,
    reference: referenceOf(id),
  };
  const status = chance() < 0.6 ? 'active' : pick(values(memberStatuses));
  const serviceType = pick(values(serviceTypes));
  const dueDate = new Date(now.getTime() + (chance() * 60 - 10) * dayMs);
  const hasReminder = status === 'active' && chance() < 0.5;
  const hasNote = chance() < 0.4;
  return {
    member: {
      id,
      ...contact,
      ...lookupColumns(contact),
      age,
      householdSize: 1 + Math.floor(chance() * 6),
      address: `${100 + (id % 9000)} ${pick(streets)} Street`,
      city: 'Richmond',
      state: 'VA',
      zipCode: `232${String(id % 40).padStart(2, '0')}`,
      serviceRegion: pick(values(serviceRegions)),
      programAreas: [pick(programAreas)],
      referralSource: 'Other',
      status,
      priority: chance() < 0.8 ? 'normal' : pick(values(priorities)),
      tags: [],
      notes: 'An invented person.',
      veteranStatus: chance() < 0.1,
      isActive: true,
      emergencyNeeds: false,
      additionalInfo: {},
      triageReasons: [],
      isFlagged: false,
      pressingAlerts: 0,
      nextReminderAt: hasReminder ? dueDate : null,
      createdAt,
      updatedAt,
    },
    records: [
      {
        memberId: id,
        serviceType,
        serviceDate: updatedAt,
        description: 'An invented visit.',
        assignedTeamMember: '',
        documents: [],
        outcome: chance() < 0.7 ? 'completed' : 'in-progress',
        followUpRequired: false,
        createdAt: updatedAt,
        updatedAt,
      },
    ],
    notes: hasNote
      ? [
          {
            memberId: id,
            progressDate: updatedAt,
            progressType: 'check-in',
            title: 'An invented check-in',
            description: 'All as planned.',
            status: 'in-progress',
            reminderSet: false,
            createdAt: updatedAt,
          },
        ]
      : [],
    reminders: hasReminder
      ? [
          {
            memberId: id,
            reminderType: 'follow-up',
            title: 'Call to see how it goes',
            description: '',
            dueDate,
            isCompleted: false,
            priority: 'normal',
            isOverdue: false,
            createdAt: updatedAt,
            updatedAt,
          },
        ]
      : [],
  };
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}
