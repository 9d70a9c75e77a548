// Rows like those of the API, with the fields that screens require.
import type {
  ListedAlert,
  ListedMember,
  ListedReminder,
  Member,
  Message,
  Submission,
} from '../../app/staff/data/rows';
import { page } from './fake-server';

export function memberRow(changes: Partial<Member> & Pick<Member, 'id'>): Member {
  const row: Partial<Member> = {
    ...{ version: 1, firstName: 'Ana', lastName: 'Lee', status: 'active', priority: 'normal' },
    ...{ assignedTo: null, tags: [], programAreas: [], triageReasons: [], isRestricted: false },
    isKeptApart: false,
    ...{
      needsReview: false,
      reviewReason: null,
      dueAt: null,
      firstContactedAt: null,
      erasedAt: null,
      formerReferences: [],
      otherPhones: [],
      otherEmails: [],
    },
    ...{ preferredLanguage: 'English', additionalInfo: {}, createdAt: '2026-11-02T15:00:00.000Z' },
    ...changes,
  };
  return row as Member;
}

/** A case in a list. */
export const listedMemberRow = (changes: Partial<ListedMember> & Pick<ListedMember, 'id'>) =>
  ({
    ...memberRow({ id: changes.id }),
    ...{ email: 'ana@example.org', phone: '8045550123', safeContact: null, notes: null },
    ...{ preferredContactMethod: null, hasAlerts: false, pressingAlerts: 0, nextReminderAt: null },
    ...changes,
  }) as ListedMember;

export const alertRow = (changes: Partial<ListedAlert> & Pick<ListedAlert, 'id' | 'memberId'>) =>
  ({
    ...{ version: 1, title: 'No heating', message: 'Since Monday', priority: 'high' },
    ...{ alertType: 'other', isActive: true, isResolved: false, resolution: null },
    ...{ resolvedBy: null, resolvedAt: null, memberName: 'Ana Lee', assignedTo: null },
    ...{ isOpenToCaller: true },
    reach: { safeContact: null, triageReasons: [], preferredContactMethod: null, notes: null },
    ...{ createdAt: '2026-11-02T15:00:00.000Z' },
    ...changes,
  }) as ListedAlert;

export const reminderRow = (
  changes: Partial<ListedReminder> & Pick<ListedReminder, 'id' | 'memberId'>,
) =>
  ({
    ...{ version: 1, title: 'Call back', description: '', priority: 'medium' },
    ...{ dueDate: '2026-11-30', dueAt: '2026-11-30', isCompleted: false, assignedTo: null },
    ...{ reminderType: 'follow-up', memberName: 'Ana Lee', completedAt: null },
    reach: { safeContact: null, triageReasons: [], preferredContactMethod: null, notes: null },
    ...{ phone: '8045550123', email: null },
    ...{ createdAt: '2026-11-02T15:00:00.000Z' },
    ...changes,
  }) as ListedReminder;

export type OpenWork = { alerts?: readonly object[]; reminders?: readonly object[] };

/** Responses to the reads of one case, with its open alerts and follow-ups. */
export function buildCaseReads(id: number, { alerts = [], reminders = [] }: OpenWork = {}) {
  return {
    'GET /api/case-alerts': page(alerts),
    [`GET /api/reminders/${id}`]: ({ query }: { query: URLSearchParams }) =>
      Response.json(query.get('status') === 'pending' ? reminders : [], {
        headers: {
          'x-total-count': query.get('status') === 'pending' ? `${reminders.length}` : '0',
        },
      }),
    [`GET /api/members/${id}/duplicates`]: [],
    'GET /api/households': { households: [], relationships: [] },
    [`GET /api/members/${id}/timeline`]: page([]),
    [`GET /api/service-records/${id}`]: page([]),
    [`GET /api/member-progress/${id}`]: page([]),
  };
}

export const messageRow = (changes: Partial<Message> & Pick<Message, 'id'>) =>
  ({
    ...{ version: 1, name: 'Ana Lee', email: 'ana@example.org', subject: 'Opening hours' },
    ...{ message: 'When are you open?', isRead: true, answeredAt: null, answeredBy: null },
    ...{ dueAt: null, needsReview: false, language: null, assignedTo: null, followUpDate: null },
    ...{ otherAnswers: {}, erasedAt: null, reference: 'ABC123' },
    ...{ createdAt: '2026-11-02T15:00:00.000Z' },
    ...changes,
  }) as Message;

export const submissionRow = (changes: Partial<Submission> & Pick<Submission, 'id'>) =>
  ({
    ...{
      version: 1,
      name: 'Vera Lee',
      firstName: 'Vera',
      lastName: 'Lee',
      email: 'vera@example.org',
      phone: '8045550124',
    },
    ...{ formType: 'volunteer', status: 'new', corePrograms: [], formData: {}, notes: '' },
    ...{ dueAt: null, firstRespondedAt: null, needsReview: false, language: null },
    ...{ assignedTo: null, erasedAt: null, reference: 'ABC124' },
    ...{ createdAt: '2026-11-02T15:00:00.000Z' },
    ...changes,
  }) as Submission;
