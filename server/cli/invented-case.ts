// Invents one person with a case, deterministic by number. The shares of applications, reminders,
// alerts, and attempts resemble those of a real office.
import { dayMs } from '#domain/calendar/durations';
import {
  applicationReferral,
  memberStatuses,
  priorities,
  reviewTag,
  serviceRegions,
} from '#domain/cases/member';
import { programAreas, serviceTypes } from '#domain/service-areas';
import { listValues } from '#domain/vocabulary';
import { office } from '#organization';
import { buildLookupColumns } from '../cases/people/member-list.ts';
import type {
  caseAlerts,
  contactAttempts,
  followUpReminders,
  memberProgress,
  serviceRecords,
} from '../db/schema/case-parts.ts';
import type { auditEntries } from '../db/schema/logs.ts';
import type { members } from '../db/schema/members.ts';
import { createSeededRandom, emailNameOf, phoneOf, referenceOf } from './invented-chance.ts';
import { firstNames, lastNames, streets } from './invented-names.ts';

export type InventedCase = {
  member: typeof members.$inferInsert;
  records: (typeof serviceRecords.$inferInsert)[];
  notes: (typeof memberProgress.$inferInsert)[];
  reminders: (typeof followUpReminders.$inferInsert)[];
  alerts: (typeof caseAlerts.$inferInsert)[];
  attempts: (typeof contactAttempts.$inferInsert)[];
  activity: (typeof auditEntries.$inferInsert)[];
};

export function inventCase(id: number, now: Date): InventedCase {
  const chance = createSeededRandom(id);
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
    email: `${emailNameOf(firstName)}.${emailNameOf(lastName)}.${id}@example.org`,
    phone: phoneOf(id),
    reference: referenceOf(id),
  };
  const status = chance() < 0.6 ? 'active' : pick(listValues(memberStatuses));
  const serviceType = pick(listValues(serviceTypes));
  const dueDate = new Date(now.getTime() + (chance() * 60 - 10) * dayMs);
  const hasReminder = status === 'active' && chance() < 0.5;
  const hasDoneReminder = chance() < 0.15;
  const hasNote = chance() < 0.4;
  const isApplicant = chance() < 0.4;
  const isWaiting = isApplicant && chance() < 0.1;
  const alert =
    chance() < 0.06 ? { isResolved: chance() < 0.8, isHigh: chance() < 0.3 } : undefined;
  const dueAt = new Date(createdAt.getTime() + 2 * dayMs);
  const firstContactedAt = new Date(createdAt.getTime() + chance() * 3 * dayMs);
  return {
    member: {
      id,
      ...contact,
      ...buildLookupColumns(contact),
      age,
      householdSize: 1 + Math.floor(chance() * 6),
      address: `${100 + (id % 9000)} ${pick(streets)} Street`,
      city: office.city,
      state: office.state,
      zipCode: `232${String(id % 40).padStart(2, '0')}`,
      serviceRegion: pick(listValues(serviceRegions)),
      programAreas: [pick(programAreas)],
      referralSource: isApplicant ? applicationReferral : 'Other',
      status,
      priority: chance() < 0.8 ? 'normal' : pick(listValues(priorities)),
      tags: isWaiting ? [reviewTag] : [],
      notes: 'An invented person.',
      veteranStatus: chance() < 0.1,
      isActive: true,
      emergencyNeeds: false,
      additionalInfo: {},
      triageReasons: [],
      needsReview: chance() < 0.002,
      dueAt: isApplicant ? dueAt : null,
      firstContactedAt: isApplicant && !isWaiting ? firstContactedAt : null,
      assignedTo: chance() < 0.5 ? pick(colleagues) : null,
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
    reminders: [
      ...(hasReminder ? [reminderOf(id, dueDate, updatedAt, false)] : []),
      ...(hasDoneReminder ? [reminderOf(id, createdAt, updatedAt, true)] : []),
    ],
    alerts:
      alert === undefined
        ? []
        : [
            {
              memberId: id,
              alertType: 'other',
              title: 'An invented alert',
              message: 'Nothing happened.',
              priority: alert.isHigh ? 'high' : 'medium',
              isResolved: alert.isResolved,
              isActive: true,
              createdAt: updatedAt,
            },
          ],
    attempts: isApplicant && !isWaiting ? [attemptOf(id, firstContactedAt)] : [],
    activity: [
      activityOf(id, isApplicant ? 'visitor' : pick(colleagues), 'created', createdAt),
      activityOf(id, pick(colleagues), chance() < 0.3 ? 'viewed' : 'changed', updatedAt),
    ],
  };
}

const colleagues = [
  'ana',
  'ben',
  'casey',
  'dee',
  'eli',
  'fay',
  'gus',
  'hana',
  'ivy',
  'jo',
] as const;

function reminderOf(memberId: number, dueDate: Date, at: Date, isCompleted: boolean) {
  return {
    memberId,
    reminderType: 'follow-up' as const,
    title: 'Call to see how it goes',
    description: '',
    dueDate,
    isCompleted,
    completedAt: isCompleted ? at : null,
    priority: 'normal' as const,
    isOverdue: false,
    assignedTo: colleagues[memberId % colleagues.length] ?? null,
    createdAt: at,
    updatedAt: at,
  };
}

function attemptOf(memberId: number, at: Date) {
  return {
    memberId,
    kind: 'call' as const,
    outcome: 'reached' as const,
    note: '',
    author: colleagues[memberId % colleagues.length] ?? '',
    createdAt: at,
  };
}

function activityOf(memberId: number, actor: string, action: string, at: Date) {
  return { at, actor, action, subject: 'member', subjectId: memberId, memberId };
}
