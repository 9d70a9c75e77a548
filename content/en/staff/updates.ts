import type { updateAudiences, updateStates } from '#domain/updates';
import type { Labels } from '#domain/vocabulary';
import type { Texts } from '../../texts.ts';

export const audienceLabels: Labels<typeof updateAudiences> = {
  newsletter: 'Newsletter subscribers',
  volunteers: 'Accepted volunteers',
};

export const updateStateLabels: Labels<typeof updateStates> = {
  draft: 'Draft',
  sending: 'Sending',
  sent: 'Sent',
  canceled: 'Stopped',
};

export const updateTexts = {
  title: 'Updates',
  intro:
    'An update is a mail to everybody who signed up for the newsletter, or to all volunteers whose form you marked as completed. Nobody gets one because they asked for help.',
  noMail:
    'This site cannot send mail yet, so an update cannot be sent. Ask the person who runs the site to set up mail (SMTP_URL).',
  add: 'Write an update',
  addTitle: 'New update',
  editTitle: 'Edit update',
  empty: 'No updates yet',
  status: 'State',
  allStates: 'All states',
  subscribers: 'Subscribers',
  untitled: 'Without a subject',
  columns: {
    subject: 'Subject',
    audience: 'To',
    state: 'State',
    progress: 'Progress',
    date: 'Written',
  },
  audience: 'Who gets it',
  audienceHint: 'Everybody gets it in the language of the form they used.',
  subjectIn: 'Subject ({language})',
  bodyIn: 'Text ({language})',
  bodyHint:
    'An empty line starts a paragraph. The link to unsubscribe and our address follow by themselves.',
  save: 'Save and preview',
  saving: 'Saving…',
  saved: 'Update saved',
  failed: 'The update was not saved.',
  notFound: 'Update not found',
  to: 'To',
  people: '{count} people',
  onePerson: '1 person',
  author: 'Written by',
  startedBy: 'Sent by',
  startedAt: 'Sending began',
  counts: {
    sent: 'Sent',
    pending: 'Waiting',
    failed: 'Not delivered',
    withdrawn: 'Not needed any more',
  },
  progress: '{sent} of {recipients} sent',
  failedOfThese: '{count} not delivered',
  failedList: 'Messages that were not delivered',
  withdrawnHint:
    'These people unsubscribed meanwhile, or mail may not be safe for them, or sending was stopped.',
  preview: 'The mail, as it arrives',
  from: 'From',
  subject: 'Subject',
  edit: 'Edit',
  remove: 'Delete draft',
  removeTitle: 'Delete this draft?',
  removeText: 'The draft will be gone. Nobody has received it.',
  removed: 'Draft deleted',
  removeFailed: 'The draft was not deleted.',
  send: 'Send to {people}…',
  sendTitle: 'Send this update to {people}?',
  sendText:
    'It goes out at {perMinute} messages a minute, so it takes {minutes}. You can stop it meanwhile, but a message that was sent cannot be taken back.',
  aboutMinutes: 'about {count} minutes',
  aMinute: 'about a minute',
  sendPress: 'Send it',
  started: 'Sending has begun',
  sendFailed: 'The update was not sent.',
  incomplete: 'Before you can send it, write the subject and the text in every language.',
  nobody: 'Nobody is in this audience yet, so there is nobody to send it to.',
  stop: 'Stop sending…',
  stopTitle: 'Stop sending this update?',
  stopText: 'Everybody who has not received it yet gets nothing. You cannot go on with it later.',
  stopPress: 'Stop it',
  stopped: 'Sending was stopped',
  stopFailed: 'Sending was not stopped.',
  back: 'All updates',
  subscribersIntro:
    'People who signed up on the website. Only confirmed addresses get updates. An address that unsubscribes is erased within a day, and one that nobody confirmed after 7 days.',
  subscribersEmpty: 'No subscribers here',
  search: 'Search subscribers',
  searchPlaceholder: 'Address',
  subscriberStates: {
    confirmed: 'Confirmed',
    unconfirmed: 'Not confirmed yet',
    unsubscribed: 'Unsubscribed',
  },
  subscriberColumns: {
    email: 'Address',
    state: 'State',
    language: 'Language',
    since: 'Signed up',
    actions: 'Actions',
  },
} as const satisfies Texts;
