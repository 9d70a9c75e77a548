// Answers to questions about volunteer roles, taken from the role pages.
import type { RoleFactId } from '#domain/assistant-topics';
import { roles } from './roles.ts';

const volunteer = roles['/volunteer'];
const chapter = roles['/chapter-leader'];
const host = roles['/host-drive-giveaway'];
const supplies = roles['/donate-funds-supplies'];
const media = roles['/media-partner'];
const partner = roles['/resource-partner'];

type Lists = { items: readonly string[] };

/** The list item that matches, at any position. */
function line({ items }: Lists, about: RegExp): string {
  const found = items.find((item) => about.test(item));
  if (found === undefined) throw new Error(`No line of the page speaks of ${about}.`);
  return found;
}

function kinds({ items }: { items: readonly { title: string; text: string }[] }): string {
  return items.map(({ title }) => title.toLowerCase()).join(', ');
}

function kind({ items }: { items: readonly { title: string; text: string }[] }, title: string) {
  const found = items.find((item) => item.title === title);
  if (found === undefined) throw new Error(`The page has no kind ${title}.`);
  return found.text;
}

export const roleFacts: Record<RoleFactId, string> = {
  'volunteer-age': `${line(volunteer.qualifications, /16/)} ${line(volunteer.compliance, /under 18/)}`,
  'volunteer-check': `${line(volunteer.compliance, /background check/)} ${line(volunteer.qualifications, /Drivers/)}`,
  'volunteer-time': `You can help once or every week, from two hours. ${kind(volunteer.types, 'Long-term')}`,
  'volunteer-tasks': `In person: ${kind(volunteer.types, 'In person')} Online: ${kind(volunteer.types, 'Virtual')} Most shifts need no skills; we teach you.`,
  'volunteer-start': `Most people start within ten days of sending the form. The first shift is with a buddy.`,
  'chapter-pay': chapter.about.paragraphs[1] ?? '',
  'chapter-fit': `${line(chapter.qualifications, /18/)} ${line(chapter.qualifications, /led something/)} We pay for a background check.`,
  'chapter-duties': `${line(chapter.responsibilities, /at least five/)} ${line(chapter.responsibilities, /each month/)} ${line(chapter.responsibilities, /impact report/)}`,
  'drive-notice': host.about.paragraphs[1] ?? '',
  'drive-place': `${line(host.qualifications, /safe space/)} ${line(host.qualifications, /Permission from the owner/)} ${line(host.responsibilities, /two people/)}`,
  'drive-setup': `You offer a place and a few hours; we bring boxes, signs, a table and the plan. You can host: ${kinds(host.types)}.`,
  'supplies-condition': `${line(supplies.qualifications, /clean, whole/)} ${line(supplies.qualifications, /within its date/)} ${line(supplies.compliance, /never sell donated/)}`,
  'supplies-pickup': `${line(supplies.qualifications, /Pickup/)} ${line(supplies.qualifications, /Drop-off/)}`,
  'supplies-tech': `${kind(supplies.types, 'Technology')}`,
  'supplies-receipt': `${line(supplies.responsibilities, /receipt/)} ${line(supplies.compliance, /value of goods/)} If your receipt has not come, call us.`,
  'media-rules': `${line(media.compliance, /[Ss]igned permission/)} ${line(media.responsibilities, /every three months/)}`,
  'partner-terms': `${partner.about.paragraphs[1] ?? ''} ${line(partner.compliance, /30 days/)}`,
};
