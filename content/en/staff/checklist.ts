// Steps from an installation to a live site: printed at startup, and shown to owners.
import type { ChecklistStep } from '#domain/checklist';
import type { Texts } from '../../texts.ts';

const steps = {
  'real-data': {
    title: 'Turn off the demo (DEMO=off)',
    text: 'A demo shows sample people, and anyone can read its password. A real site needs DEMO=off and a new data folder, or a PostgreSQL server.',
  },
  https: {
    title: 'Put a proxy with TLS in front (TRUST_PROXY=on)',
    text: 'Without TLS, others on the way can read what people send. The server itself speaks plain HTTP, to this machine only.',
  },
  address: {
    title: 'Name the address of the site (PUBLIC_URL)',
    text: 'Links in messages lead to this address.',
  },
  mail: {
    title: 'Set up mail (SMTP_URL, MAIL_FROM, STAFF_INBOX)',
    text: 'Without mail, nobody is notified of an emergency, and replies cannot be sent.',
  },
  'on-call': {
    title: 'Put somebody on call, with an email address or a phone number',
    text: 'On-call staff are notified of every emergency. Choose them under My notifications.',
  },
  backups: {
    title: 'Turn on daily backups (BACKUP_DIR, BACKUP_RECIPIENTS)',
    text: 'A broken disk then costs one day at most. A separate backup process counts too.',
  },
} satisfies Record<ChecklistStep, { title: string; text: string }>;

export const checklist = {
  title: 'Site checklist',
  intro:
    'Do each step before real people use this site, or dismiss the steps that do not apply. docs/operating.md says how. A changed setting takes effect after a restart.',
  start: 'Missing for a real site (docs/operating.md says how):',
  /** Shown on every screen of an owner. */
  left: ['1 setup step is not done yet.', '{count} setup steps are not done yet.'],
  open: 'Site checklist',
  nothingLeft: 'Every step is done or dismissed.',
  states: { done: 'Done', missing: 'Missing', dismissed: 'Dismissed' },
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss: {step}',
  show: 'Show again',
  showOf: 'Show again: {step}',
  dismissed: 'Step dismissed',
  shown: 'Step shown again',
  failed: 'The step was not changed.',
  steps,
} as const satisfies Texts;
