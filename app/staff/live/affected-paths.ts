// Decides which cached reads a change makes stale.
import { casePartNames } from '#domain/cases/case-parts';
import type { LiveEvent } from './connection';

const ofCases = ['member', ...casePartNames, 'household', 'relationship'];
/** Changes of several cases at once: the event does not name them. */
const ofSeveralCases = ['household', 'relationship'];
/** For each first path segment: the subjects whose changes it shows. */
const shown: Record<string, readonly string[]> = {
  'get-involved-submissions': ['submission'],
  contacts: ['contact'],
  donations: ['donation'],
  newsletters: ['subscriber'],
  updates: ['update', 'subscriber', 'outbox'],
  site: ['site-draft', 'site-release'],
  'site-releases': ['site-release'],
  'public-events': ['event'],
  staff: ['staff'],
  // Includes the user's own session, which names the role.
  admin: ['staff'],
  accounts: ['staff'],
  notices: ['staff', 'member', 'check'],
  'on-call': ['staff'],
  'my-notifications': ['staff'],
  duplicates: ['member', 'duplicate'],
  'restricted-cases': ['member'],
  'quick-find': [...ofCases, 'submission', 'contact'],
  'saved-views': ['saved-view', ...ofCases, 'submission', 'contact'],
  outbox: ['outbox'],
  'unsent-replies': ['outbox', 'submission', 'contact', 'contact-attempt'],
  emergencies: ['emergency'],
  analytics: [...ofCases, 'submission', 'contact'],
  'from-colleagues': [...ofCases, 'submission', 'contact', 'colleague-notice'],
  'my-day': [...ofCases, 'submission', 'contact'],
  summary: [...ofCases, 'duplicate', 'submission', 'contact', 'donation'],
  retention: [...ofCases, 'submission', 'contact', 'donation', 'retention'],
  'retention-next': [...ofCases, 'submission', 'contact', 'donation', 'retention'],
  'access-reviews': ['retention'],
  runs: ['run'],
  imports: ['run'],
  'import-columns': ['run'],
  checklist: ['checklist', 'staff', 'check'],
  activity: [...ofCases, 'submission', 'contact', 'donation', 'event', 'staff'],
};

export function isPathAffected(path: string, event: LiveEvent): boolean {
  const [, , word = '', id = '', part] = path.split(/[/?]/);
  if (event.subject === 'all') return true;
  // The state of a reply's mail is shown beside it. The list of possible duplicates does not refresh under the
  // pointer.
  if (part === 'replies' && event.subject === 'outbox') return true;
  if (!(shown[word] ?? ofCases).includes(event.subject)) return false;
  if (ofSeveralCases.includes(event.subject)) return true;
  if (event.memberId == null || !ofCases.includes(event.subject)) {
    return !/^\d+$/.test(id) || event.id == null || Number(id) === event.id;
  }
  const member = /^\d+$/.test(id) ? id : /[?&]memberId=(\d+)/.exec(path)?.[1];
  return member === undefined || Number(member) === event.memberId;
}
