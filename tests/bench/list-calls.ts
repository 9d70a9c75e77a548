// Lists the calls to measure for every GET route: the queries of the screens and of the public. A line with
// several queries stands for typing, or for similar filters.
import { progressTypes, serviceOutcomes, timelineKinds } from '#domain/cases/case-parts';
import { contactOutcomes } from '#domain/cases/contact-attempt';
import { serviceRegions } from '#domain/cases/member';
import { giftTypes } from '#domain/forms/donation';
import { formTypes, submissionStatuses } from '#domain/forms/submission';
import { messageKinds, messageStates } from '#domain/messages';
import { serviceTypes } from '#domain/service-areas';
import { updateStates } from '#domain/updates';
import { listValues } from '#domain/vocabulary';

export type Calls = {
  queries: readonly string[];
  /** Allowed ratio to the time with 1,000 members; default 3. */
  goal?: number;
  /** Number of pages to skip before the measured one. */
  pagesIn?: number;
  /** For an export: measures the time per row. */
  perRow?: boolean;
};

const once: Record<string, Calls> = { '': { queries: [''] } };
const each = (name: string, list: readonly string[]) => ({
  queries: list.map((value) => `?${name}=${encodeURIComponent(value)}`),
});
const searches = (sort: string, texts: readonly string[]) => ({
  queries: texts.map((text) => `?sort=${sort}&search=${encodeURIComponent(text)}`),
});
const typedName = ['jo', 'jor', 'jord', 'jordan', 'jordan x', 'jordan xavier'];
const typedPhone = ['804', '804-555', '804-555-01', '804-555-0142'];
const typedEmail = ['omar.', 'omar.khan', 'omar.khan.9'];

export const callsOf: Record<string, Record<string, Calls>> = {
  '/api/health': once,
  '/api/confirmation': { '': { queries: ['?form=contact'] } },
  '/api/ready': once,
  '/api/stats': once,
  '/api/openapi.json': once,
  '/api/staff': once,
  '/api/accounts': once,
  '/api/my-sessions': once,
  '/api/my-codes': once,
  '/api/my-passkeys': once,
  '/api/my-notifications': once,
  '/api/on-call': once,
  '/api/notices': once,
  '/api/checks': once,
  '/api/checklist': once,
  '/api/admin/demo': once,
  '/api/admin/session': once,
  '/api/admin/login/passkey': once,
  '/api/admin/confirm/passkey': once,
  '/api/summary': once,
  '/api/my-day': {
    'of one colleague': { queries: ['?assignedTo=ana', '?assignedTo=ben'] },
    'of nobody': { queries: ['?assignedTo=%40none'] },
    'one’s own': { queries: [''] },
  },
  '/api/analytics': { '': { queries: [''], goal: 10 } },
  '/api/public-events': {
    upcoming: { queries: ['?upcoming=true'] },
    all: { queries: ['?status=all', '?sort=-eventDate'] },
  },
  '/api/public-events/{id}': once,
  '/api/quick-find': {
    'a name': { queries: typedName.map((text) => `?search=${text}`) },
    'a phone number': { queries: typedPhone.map((text) => `?search=${text}`) },
    'an e-mail address': { queries: typedEmail.map((text) => `?search=${text}`) },
    'a last name': { queries: ['?search=silva', '?search=zhang', '?search=garcia'] },
    'a number': { queries: ['?search=%2377', '?search=77'] },
    nobody: { queries: ['?search=quetzalcoatl'] },
  },
  '/api/members': {
    'the queue': { queries: ['?sort=queue'] },
    'the queue, 5 pages in': { queries: ['?sort=queue'], pagesIn: 5 },
    'newest first': { queries: ['', '?sort=createdAt'] },
    'by name': { queries: ['?sort=name', '?sort=-name'] },
    'by name, 10 pages in': { queries: ['?sort=name'], pagesIn: 10 },
    'by priority': { queries: ['?sort=priority', '?sort=-priority'] },
    'by last change': { queries: ['?sort=-updatedAt', '?sort=updatedAt'] },
    'by what is due': { queries: ['?sort=dueAt', '?sort=-dueAt'] },
    'due, on each day': { queries: ['?due=open', '?due=today', '?due=late'] },
    'by name, one status': { queries: ['?sort=name&status=on-hold', '?sort=name&status=active'] },
    'the queue, one status': { queries: ['?sort=queue&status=on-hold'] },
    'the queue, urgent': { queries: ['?sort=queue&priority=urgent'] },
    'the queue, by topic': { queries: ['?sort=queue&topic=food', '?sort=queue&topic=work'] },
    'newest, by topic': { queries: ['?topic=food', '?topic=youth&status=active'] },
    'the queue, by region': {
      queries: [`?sort=queue&region=${encodeURIComponent(listValues(serviceRegions)[0] ?? '')}`],
    },
    'the queue, of one colleague': { queries: ['?sort=queue&assignedTo=ana'] },
    'the queue, of nobody': { queries: ['?sort=queue&assignedTo='] },
    'the queue, with alerts': { queries: ['?sort=queue&alerts=open'] },
    'awaiting contact': { queries: ['?sort=dueAt&awaitingContact=true'] },
    'needs review': { queries: ['?needsReview=true'] },
    'one tag': { queries: ['?tag=new-member'] },
    'chosen ones': { queries: ['?ids=1,2,3,500,700'] },
    'one letter': searches('queue', ['j']),
    'typing a name': searches('queue', typedName),
    'typing a name, by name': searches('name', typedName),
    'a last name, by name': searches('name', ['silva', 'zhang', 'garcia']),
    'a last name, by name, 2 pages in': { ...searches('name', ['silva']), pagesIn: 2 },
    'a last name, newest': searches('-createdAt', ['silva', 'zhang', 'garcia']),
    'a name, one status': { queries: ['?sort=queue&status=on-hold&search=jordan'] },
    'typing a phone number': searches('queue', typedPhone),
    'typing an e-mail address': searches('name', typedEmail),
    'a reference': searches('queue', ['WW-R5D5-7HCP', 'r5d5']),
    'a name that nobody has': searches('queue', ['quetzalcoatl']),
    'a name with a slip': searches('queue', ['garzia', 'jordam']),
  },
  '/api/members/{id}': once,
  '/api/members/{id}/profile': once,
  '/api/members/{id}/access': once,
  '/api/members/{id}/readers': once,
  '/api/members/{id}/related': once,
  '/api/members/{id}/copy': once,
  '/api/text-stops/{id}': once,
  '/api/members/{id}/timeline': {
    newest: { queries: [''] },
    '2 pages in': { queries: ['?limit=3'], pagesIn: 2 },
    'one kind': each('kind', listValues(timelineKinds)),
  },
  '/api/members/{id}/duplicates': once,
  '/api/members/{id}/merges': once,
  '/api/households': { 'of a case': { queries: ['?memberId=77'] } },
  '/api/duplicates': { '': { queries: ['', '?status=answered'] } },
  '/api/duplicates/typed': {
    '': { queries: ['?phone=804-555-0142', '?email=ana@example.org'] },
  },
  '/api/members/export': {
    'to its first rows': { queries: ['?sort=name', '?sort=queue&status=on-hold'] },
    'to its first rows, filtered': { queries: ['?topic=food', '?search=jordan'] },
    'a row': { queries: ['?sort=name'], perRow: true },
    'a row, filtered': { queries: ['?topic=food&sort=name', '?search=jo&sort=name'], perRow: true },
  },
  '/api/get-involved-submissions/export': {
    'to its first rows': { queries: ['', '?sort=name', '?status=completed'] },
    'a row': { queries: [''], perRow: true },
  },
  '/api/get-involved-submissions': {
    'newest first': { queries: [''] },
    '5 pages in': { queries: ['?limit=20'], pagesIn: 5 },
    'other orders': { queries: ['?sort=name', '?sort=-updatedAt', '?sort=dueAt'] },
    'one status': each('status', listValues(submissionStatuses)),
    'one form': each('formType', listValues(formTypes)),
    due: each('due', ['open', 'today', 'late']),
    'of nobody': { queries: ['?assignedTo='] },
    'of one colleague': { queries: ['?assignedTo=ana'] },
    'needs review': { queries: ['?needsReview=true'] },
    'typing a name': searches('-createdAt', typedName),
    'a last name, by name': searches('name', ['silva', 'zhang']),
  },
  '/api/get-involved-submissions/{id}': once,
  '/api/get-involved-submissions/{id}/replies': once,
  '/api/get-involved-submissions/{id}/related': once,
  '/api/get-involved-submissions/{id}/copy': once,
  '/api/contacts': {
    'newest first': { queries: [''] },
    '5 pages in': { queries: ['?limit=20'], pagesIn: 5 },
    'each status': each('status', ['unread', 'read', 'open', 'answered']),
    due: { queries: ['?due=open&sort=dueAt', '?due=today', '?due=late'] },
    'of one colleague, of nobody': { queries: ['?assignedTo=ana', '?assignedTo='] },
    'needs review': { queries: ['?needsReview=true'] },
    'typing a name': searches('-createdAt', typedName),
  },
  '/api/contacts/{id}': once,
  '/api/contacts/{id}/replies': once,
  '/api/contacts/{id}/related': once,
  '/api/contacts/{id}/copy': once,
  '/api/donations': {
    'newest first': { queries: [''] },
    'one type': each('type', listValues(giftTypes)),
    'needs review': { queries: ['?needsReview=true'] },
    'typing a name': searches('-createdAt', typedName),
  },
  '/api/donations/{id}/related': once,
  '/api/donations/{id}/copy': once,
  '/api/newsletters': {
    'newest first': { queries: [''] },
    'one state': each('state', ['confirmed', 'unconfirmed', 'unsubscribed']),
    'typing an address': searches('-createdAt', ['reader', 'reader12']),
  },
  '/api/newsletters/{id}/related': once,
  '/api/newsletters/{id}/copy': once,
  '/api/site': once,
  '/api/import-columns': once,
  '/api/imports/{id}/export': once,
  '/api/imports/{id}/rows': once,
  '/api/runs': { 'newest first': { queries: [''] } },
  '/api/runs/{id}': once,
  '/api/site-releases': { 'newest first': { queries: [''] } },
  '/api/updates': {
    'newest first': { queries: [''] },
    'one state': each('status', listValues(updateStates)),
  },
  // Counts every subscriber and every accepted volunteer.
  '/api/updates/audiences': { '': { queries: [''], goal: 10 } },
  '/api/updates/{id}': once,
  '/api/updates/{id}/preview': once,
  '/api/service-records': {
    'newest first': { queries: ['', '?sort=serviceDate'] },
    '5 pages in': { queries: [''], pagesIn: 5 },
    'one type': each('serviceType', listValues(serviceTypes)),
    'one outcome': each('outcome', listValues(serviceOutcomes)),
  },
  '/api/service-records/{id}': once,
  '/api/service-day/people': {
    'typing a name': {
      queries: ['ana', 'lee', 'silva'].map(
        (name) =>
          `?serviceType=food&date=${new Date().toISOString().slice(0, 10)}&search=${name}&limit=8`,
      ),
    },
  },
  '/api/my-intakes/{id}': once,
  '/api/arrivals': { today: { queries: [''] } },
  '/api/service-day/households': {
    today: { queries: [`?serviceType=food&date=${new Date().toISOString().slice(0, 10)}`] },
  },
  '/api/service-day': {
    'each type': {
      queries: listValues(serviceTypes).map(
        (type) => `?serviceType=${type}&date=${new Date().toISOString().slice(0, 10)}`,
      ),
    },
  },
  '/api/member-progress': {
    'newest first': { queries: [''] },
    'one type': each('progressType', listValues(progressTypes)),
  },
  '/api/member-progress/{id}': once,
  '/api/reminders': {
    all: { queries: ['', '?sort=-createdAt'] },
    'each status': each('status', ['pending', 'overdue', 'upcoming', 'completed']),
    '2 pages in': { queries: ['?status=pending'], pagesIn: 2 },
    'by person': { queries: ['?status=pending&sort=person'] },
    'one priority': each('priority', ['urgent', 'normal']),
    'of one colleague': { queries: ['?status=pending&assignedTo=ana', '?assignedTo=ana'] },
    'of nobody': { queries: ['?status=pending&assignedTo=%40none'] },
  },
  '/api/reminders/{id}': once,
  '/api/case-alerts': {
    'each status': each('status', ['active', 'resolved', 'all']),
    'one priority': { queries: ['?priority=high', '?priority=critical'] },
    'of one colleague': { queries: ['?assignedTo=ana', '?assignedTo=%40none'] },
    'of one member': { queries: ['?memberId=77&status=all'] },
  },
  '/api/contact-attempts': {
    'newest first': { queries: ['', '?sort=createdAt'] },
    '5 pages in': { queries: [''], pagesIn: 5 },
    'of one member': { queries: ['?memberId=77'] },
    'of one colleague': { queries: ['?author=ana'] },
    'one outcome': each('outcome', listValues(contactOutcomes)),
  },
  '/api/contact-attempts/export': {
    'to its first rows': { queries: [''] },
    'a row': { queries: [''], perRow: true },
  },
  '/api/emergencies': once,
  '/api/emergencies/summary': once,
  '/api/outbox': {
    'newest first': { queries: ['', '?sort=createdAt'] },
    '5 pages in': { queries: [''], pagesIn: 5 },
    'each state': each('status', listValues(messageStates)),
    'each kind': each('kind', listValues(messageKinds)),
    'replies that failed': { queries: ['?kind=reply&status=failed'] },
    'typing an address': searches('-createdAt', ['per', 'person.4', 'person.40']),
    'a domain': searches('-createdAt', ['example.org', 'staff.example.org']),
  },
  '/api/outbox/state': once,
  '/api/unsent-replies': once,
  '/api/restricted-cases': once,
  '/api/live': {
    'nothing missed': { queries: [`?since=${new Date().toISOString()}`] },
    'after a night': { queries: [`?since=${new Date(Date.now() - 43_200_000).toISOString()}`] },
  },
  '/api/from-colleagues': once,
  '/api/retention': once,
  '/api/retention-next': { all: { queries: [''] }, search: { queries: ['?search=mar'] } },
  '/api/access-reviews': {
    today: { queries: [''] },
    'this month': { queries: [`?month=${new Date().toISOString().slice(0, 7)}`] },
  },
  '/api/saved-views': once,
  '/api/saved-views/counts': once,
  '/api/activity': {
    'newest first': { queries: ['', '?views=false&signIns=false'] },
    '5 pages in': { queries: [''], pagesIn: 5 },
    'of one member': { queries: ['?memberId=77'] },
    'of one person': { queries: ['?actor=ana', '?actor=visitor', '?actor=demo'] },
    'since yesterday': {
      queries: [`?since=${new Date(Date.now() - 86_400_000).toISOString()}&views=false`],
    },
  },
};
