// Seeds a demo with data dated relative to the first start, so that it never looks outdated.
import { dayMs } from '#domain/calendar/durations';
import { addDays, addOfficeHours, toOfficeDate } from '#domain/calendar/office-hours';
import {
  applicationReferral,
  applicationTags,
  closedStatuses,
  referralSources,
  serviceRegions,
} from '#domain/cases/member';
import { computeResponseDue } from '#domain/cases/response-due';
import { triage } from '#domain/cases/triage';
import { buildMember } from '#domain/forms/application-member';
import { type KnownArea, programAreas, type ServiceType } from '#domain/service-areas';
import { listAreasOfTopic, topics } from '#domain/topics';
import { listValues } from '#domain/vocabulary';
import { office, officeHours, samplePhones, spokenLanguages } from '#organization';
import { firstContactTitle, triageReasons } from '#text/staff/triage';
import { audit } from '../api/audit.ts';
import { createReference } from '../api/reference.ts';
import { buildSearchText } from '../api/search-text.ts';
import { buildLookupColumns } from '../cases/people/member-list.ts';
import type { Transaction } from '../db/client.ts';
import {
  caseAlerts,
  contactAttempts,
  followUpReminders,
  memberProgress,
  serviceRecords,
} from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { contacts, donations, getInvolvedSubmissions, publicEvents } from '../db/schema/public.ts';
import { buildSubmissionColumns } from '../submissions/submission-list.ts';
import { buildAlert } from '../triage/danger-alert.ts';
import { demoContacts, demoEvents, demoPledges } from './messages.ts';
import { type DemoMember, demoMembers } from './people.ts';
import { demoSubmissions } from './submissions.ts';

/** Fills a database without cases. */
export async function seedDemo(tx: Transaction, now: Date): Promise<void> {
  if ((await tx.$count(members)) > 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  await seedMembers(tx, ago, now);
  const submissionRows = demoSubmissions.map((submission) => {
    const createdAt = ago(submission.daysAgo);
    const { daysAgo: _, status, ...payload } = submission;
    return {
      ...payload,
      ...buildSubmissionColumns(payload, createReference(), createdAt, officeHours),
      status,
      assignedTo: status === 'new' ? null : 'admin',
      firstRespondedAt: status === 'new' ? null : new Date(createdAt.getTime() + dayMs / 4),
    };
  });
  await tx.insert(getInvolvedSubmissions).values(submissionRows);
  const contactRows = demoContacts.map((contact) => {
    const createdAt = ago(contact.daysAgo);
    const reference = createReference();
    return {
      reference,
      name: contact.name,
      email: contact.email,
      subject: contact.subject,
      message: contact.message,
      isRead: contact.state !== 'unread',
      answeredAt: contact.state === 'answered' ? new Date(createdAt.getTime() + dayMs / 8) : null,
      answeredBy: contact.state === 'answered' ? 'admin' : null,
      searchText: buildSearchText([contact.name, contact.email, contact.subject, reference]),
      dueAt: computeResponseDue('contact', createdAt, officeHours),
      createdAt,
    };
  });
  await tx.insert(contacts).values(contactRows);
  const pledgeRows = demoPledges.map((pledge) => {
    const reference = createReference();
    return {
      reference,
      donorName: pledge.donorName,
      email: pledge.email,
      amount: pledge.amount,
      type: pledge.type,
      searchText: buildSearchText([pledge.donorName, pledge.email, reference]),
      createdAt: ago(pledge.daysAgo),
    };
  });
  await tx.insert(donations).values(pledgeRows);
  const today = toOfficeDate(now);
  await tx.insert(publicEvents).values(
    demoEvents.map(({ inDays, weekday, ...event }) => ({
      ...event,
      eventDate: weekdayAfter(addDays(today, inDays), weekday),
    })),
  );
  await audit(tx, 'system', now, { action: 'created', subject: 'member', note: 'sample data' });
}

/** Returns the date itself or the next such weekday, so that event names match their day. */
function weekdayAfter(date: string, weekday: number): string {
  const from = new Date(`${date}T12:00:00Z`).getUTCDay();
  return addDays(date, (weekday - from + 7) % 7);
}

type Ago = (days: number) => Date;

/** Collects case parts, so that each table is written once. */
class CaseWork {
  readonly services: (typeof serviceRecords.$inferInsert)[] = [];
  readonly notes: (typeof memberProgress.$inferInsert)[] = [];
  readonly reminders: (typeof followUpReminders.$inferInsert)[] = [];
  readonly alerts: (typeof caseAlerts.$inferInsert)[] = [];
  readonly attempts: (typeof contactAttempts.$inferInsert)[] = [];
}

async function seedMembers(tx: Transaction, ago: Ago, now: Date): Promise<void> {
  const stored = await tx
    .insert(members)
    .values(demoMembers.map((person, at) => memberRow(person, at, ago(person.daysAgo))))
    .returning({ id: members.id, dueAt: members.dueAt });
  const work = new CaseWork();
  for (const [at, person] of demoMembers.entries()) {
    const row = stored[at];
    if (row === undefined) throw new Error('the sample member was not stored');
    if (person.isApplicant) addTriage(work, person, row, ago(person.daysAgo));
    else addCaseWork(work, person, row.id, at, ago, now);
  }
  await tx.insert(serviceRecords).values(work.services);
  await tx.insert(memberProgress).values(work.notes);
  await tx.insert(followUpReminders).values(work.reminders);
  await tx.insert(caseAlerts).values(work.alerts);
  await tx.insert(contactAttempts).values(work.attempts);
}

function memberRow(person: DemoMember, at: number, createdAt: Date) {
  const [firstName, lastName] = person.name;
  const contact = {
    firstName,
    lastName,
    email: `${lastName
      .normalize('NFKD')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase()}@example.org`,
    phone: `(${samplePhones.areaCodes[0]}) 555-01${String(40 + at).padStart(2, '0')}`,
    reference: createReference(),
  };
  return {
    ...(person.isApplicant ? applicant(person, contact, createdAt) : client(person, at)),
    ...contact,
    ...buildLookupColumns(contact),
    status: person.status,
    priority: person.priority,
    createdAt,
    updatedAt: createdAt,
  };
}

function applicant(
  person: DemoMember,
  contact: { firstName: string; lastName: string; email: string; phone: string },
  createdAt: Date,
) {
  const judged = judge(person);
  return {
    ...buildMember({
      ...contact,
      location: `${office.city}, ${office.state}`,
      homeSafety: person.homeSafety ?? 'SAFE',
      emergency: person.emergency,
      coreProgram: areasOf(person)[0],
      language: (person.speaksOther && spokenLanguages[1]) || spokenLanguages[0],
      contactMethod: 'Phone Call',
      questions: person.notes,
      hearAbout: 'A neighbor',
    }),
    tags: [...applicationTags],
    referralSource: applicationReferral as typeof applicationReferral,
    triageReasons: judged.matched.map((rule) => rule.reason),
    dueAt:
      judged.reachWithinHours === undefined
        ? computeResponseDue('application', createdAt, officeHours)
        : addOfficeHours(createdAt, judged.reachWithinHours, officeHours),
  };
}

/** Maps topics to the organization's service areas, or to its first one if no area matches. */
function areasOf({ needs }: DemoMember): KnownArea[] {
  const areas = needs.flatMap((need) => listAreasOfTopic(need).slice(0, 1));
  return areas.length > 0 ? areas : programAreas.slice(0, 1);
}

function client(person: DemoMember, at: number) {
  return {
    age: person.age,
    householdSize: person.householdSize,
    address: `${100 + (person.age ?? 0)} Sample Street`,
    city: office.city,
    state: office.state,
    zipCode: office.zip,
    serviceRegion: listValues(serviceRegions)[0],
    programAreas: areasOf(person),
    referralSource: referralSources[at % referralSources.length],
    notes: person.notes,
    tags: person.tags ?? [],
  };
}

function judge(person: DemoMember) {
  return triage({
    emergencyNeeds: person.emergency === 'YES',
    emergency: person.emergency ?? 'NO',
    homeSafety: person.homeSafety ?? 'SAFE',
  });
}

function addTriage(
  { alerts, reminders }: CaseWork,
  person: DemoMember,
  row: { id: number; dueAt: Date | null },
  createdAt: Date,
) {
  const { matched } = judge(person);
  for (const rule of matched) {
    alerts.push({
      memberId: row.id,
      ...buildAlert(rule),
      createdAt,
    });
  }
  if (matched.length > 0 && row.dueAt !== null) {
    reminders.push({
      memberId: row.id,
      reminderType: 'first-contact',
      title: firstContactTitle,
      description: matched.map(({ reason }) => triageReasons[reason]).join(' '),
      dueDate: row.dueAt,
      priority: person.priority,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

/** Adds a few services, notes, and reminders per case; every third reminder is overdue. */
function addCaseWork(
  { services, notes, reminders, alerts, attempts }: CaseWork,
  person: DemoMember,
  memberId: number,
  at: number,
  ago: Ago,
  now: Date,
) {
  const isClosed = closedStatuses.includes(person.status);
  services.push({
    memberId,
    serviceType: serviceTypeFor(person),
    serviceDate: ago(person.daysAgo * 0.7),
    description: `First meeting. ${person.notes}`,
    assignedTeamMember: 'admin',
    outcome: isClosed ? 'completed' : 'in-progress',
  });
  if (at % 2 === 0) {
    services.push({
      memberId,
      serviceType: 'food',
      serviceDate: ago(person.daysAgo * 0.4),
      description: 'Box of groceries for a week, picked up at the library table.',
      assignedTeamMember: 'admin',
      partnerOrganization: 'A grocery store',
      outcome: 'completed',
    });
  }
  notes.push({
    memberId,
    progressDate: ago(person.daysAgo * 0.3),
    progressType: isClosed ? 'outcome' : 'check-in',
    title: isClosed ? 'Goal reached' : 'Monthly check-in',
    description: isClosed
      ? person.notes
      : 'Talked on the phone for ten minutes. The plan still fits.',
    status: isClosed ? 'achieved' : at % 4 === 0 ? 'at-risk' : 'in-progress',
  });
  attempts.push({
    memberId,
    kind: 'call',
    outcome: 'reached',
    note: 'Ten minutes.',
    author: 'admin',
    createdAt: ago(person.daysAgo * 0.3),
  });
  if (isClosed) return;
  reminders.push({
    memberId,
    reminderType: 'follow-up',
    title: 'Call to see how the week went',
    dueDate: new Date(now.getTime() + (at % 3 === 0 ? -1.5 : at - 3) * dayMs),
    priority: person.priority,
    assignedTo: 'admin',
    createdAt: ago(person.daysAgo * 0.3),
    updatedAt: ago(person.daysAgo * 0.3),
  });
  if (person.priority === 'urgent') {
    alerts.push({
      memberId,
      alertType: 'check-safety',
      title: 'Missed the last check-in',
      message: 'Two calls were not answered. Try again in the morning.',
      priority: 'high',
      createdAt: ago(1),
    });
  }
}

function serviceTypeFor({ needs: [first] }: DemoMember): ServiceType {
  return (first && topics[first].serviceTypes[0]) ?? 'other';
}
