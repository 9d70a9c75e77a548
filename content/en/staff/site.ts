// The site editor: facts and texts of the public site.
import type { Holiday } from '#domain/calendar/holidays';
import type { FieldLabel } from '../../site-fields.ts';
import type { Texts } from '../../texts.ts';

export const siteTexts = {
  title: 'Edit the site',
  intro:
    'Change facts and texts of the public site. Visitors see a change after you publish it, within two seconds.',
  office: 'Office and news',
  noAnnouncement: 'No announcement',
  draft: 'Draft',
  edit: 'Edit',
  editOf: 'Edit {label} of {group}',
  editLabel: 'Edit {label}',
  fieldHint:
    'Words in braces like {org.phone.text} are facts. The site fills them in, so leave them as they are.',
  save: 'Save draft',
  saved: 'Draft saved',
  saveFailed: 'The draft was not saved.',
  changes: {
    title: 'Changes to publish',
    none: 'There are no changes to publish.',
    before: 'Now',
    after: 'New',
    onlyOneLanguage: 'Only one language changed. Check whether the other still says the same.',
    discard: 'Discard',
    discardOf: 'Discard the change of {label}',
    discarded: 'Change discarded',
    discardFailed: 'The change was not discarded.',
    note: 'Note for the history',
    publish: 'Publish',
    published: 'Published. Visitors see it now.',
    publishFailed: 'Nothing was published.',
  },
  unfit: {
    title: 'These published values do not fit this version',
    text: 'They are stored but not shown. Enter them again where they belong.',
  },
  history: {
    title: 'History',
    none: 'Nothing was published yet. The site shows its first texts.',
    entry: 'Release {id}, {moment}, by {author}',
    restoredFrom: 'Restored from release {id}',
    restore: 'Restore',
    restoreOf: 'Restore release {id}',
    restored: 'Release {id} was restored',
    restoreFailed: 'The release was not restored.',
    restoreTitle: 'Restore release {id}?',
    restoreText:
      'The site then shows what it showed after that release. The history stays, and so do your drafts.',
    current: 'Shown now',
  },
  hours: {
    days: 'Open on',
    opens: 'Opens',
    closes: 'Closes',
    holidays: 'Closed on these holidays',
    closedDays: 'Closed days',
    closedHint: 'For example a week in summer. The response clock does not count these days.',
    from: 'First day',
    to: 'Last day',
    add: 'Add closed days',
    remove: 'Remove {from} to {to}',
  },
} as const satisfies Texts;

export const siteFieldLabels: Readonly<Record<FieldLabel, string>> = {
  phone: 'Phone number',
  hours: 'Office hours and closed days',
  announcement: 'Announcement above every page',
  name: 'Name',
  title: 'Title',
  bio: 'About the person',
  email: 'Email',
  slogan: 'Slogan',
  description: 'Description on the card',
  paragraphs: 'Text of the page',
};

export const holidayNames: Readonly<Record<Holiday, string>> = {
  'new-year': 'New Year’s Day',
  'martin-luther-king': 'Martin Luther King Jr. Day',
  presidents: 'Presidents’ Day',
  memorial: 'Memorial Day',
  juneteenth: 'Juneteenth',
  independence: 'Independence Day',
  labor: 'Labor Day',
  columbus: 'Columbus Day',
  veterans: 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas Day',
};
