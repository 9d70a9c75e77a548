import type { Mail } from '../mail-shape.ts';
import { organization } from './organization.ts';

export const mail: Mail = {
  signature: ['Kind regards,', '{organization}', '{phone}'],
  thanks: {
    application: {
      subject: 'We received your message ({reference})',
      lines: [
        'Thank you for writing to us.',
        'Your reference is {reference}. Please keep it: with it we find your message at once.',
        `Somebody from our team will be in touch within 48 hours on days when our office is open (${organization.hours.days}).`,
        'Do you need to add something? Reply to this message or call {phone}.',
      ],
    },
    submission: {
      subject: 'Thank you for offering to help ({reference})',
      lines: [
        'Thank you for offering to help. It means a lot to us.',
        'Your reference is {reference}.',
        `Somebody from our team will be in touch within 48 hours on days when our office is open (${organization.hours.days}).`,
      ],
    },
    message: {
      subject: 'We received your message ({reference})',
      lines: [
        'Thank you for your message.',
        'Your reference is {reference}.',
        `We reply within 24 hours on days when our office is open (${organization.hours.days}).`,
      ],
    },
    pledge: {
      subject: 'Thank you for your pledge ({reference})',
      lines: [
        'Thank you for your pledge. Every gift helps a neighbor.',
        'Your reference is {reference}.',
        'No money has moved yet. You can give on our donation page: {donate}',
      ],
    },
  },
  subscribe: {
    subject: 'Please confirm: updates from {organization}',
    lines: [
      'Somebody, we hope you, typed this address to get our updates.',
      'If it was you, open this page and press the button: {link}',
      'If it was not you, do nothing. You get no updates, and we delete the address after 7 days.',
    ],
  },
  update: { subject: '{subject}', lines: ['{body}'] },
  foot: {
    newsletter:
      'You get this because you signed up for our updates. To stop them, open this page and press the button: {link}',
    volunteers:
      'You get this because you volunteer with us. To stop updates for volunteers, open this page and press the button: {link}',
    address: '{organization}, {address}',
  },
  reply: { subject: 'Our reply to you ({reference})', lines: ['{body}'] },
  staff: {
    emergency: {
      subject: 'Please sign in now: somebody is waiting',
      lines: [
        'Something came in that cannot wait. Please open it now:',
        '{link}',
        'If nobody has opened it in 15 minutes, we write again.',
      ],
    },
    'emergency-digest': {
      subject: 'Please sign in now: {what} not opened yet',
      lines: [
        'Nobody on our team has opened this yet: {what}.',
        'Open the complete list: {link}',
        'We write again every 15 minutes until everything on it has been opened.',
      ],
    },
    news: {
      subject: 'New in the staff area: {what}',
      lines: ['This came in and waits for you:', '{what}', 'Sign in to read it: {link}'],
    },
    assigned: {
      subject: 'Something was assigned to you',
      lines: ['A colleague assigned something to you.', 'Sign in to open it: {link}'],
    },
    mentioned: {
      subject: 'You were mentioned in a note',
      lines: ['A colleague mentioned you in a note.', 'Sign in to read it: {link}'],
    },
    notice: {
      subject: 'Please look at the staff accounts',
      lines: [
        'Something happened in the staff area that an owner should know of.',
        'Sign in to see what: {link}',
      ],
    },
    digest: {
      subject: 'This morning: {what}',
      lines: ['Good morning. This needs somebody today:', '{what}', 'Sign in to begin: {link}'],
    },
  },
  counted: {
    unopened: ['1 form that cannot wait', '{count} forms that cannot wait'],
    applications: ['1 application', '{count} applications'],
    submissions: ['1 submission', '{count} submissions'],
    messages: ['1 message', '{count} messages'],
    late: ['1 response overdue', '{count} responses overdue'],
    atRisk: ['1 response due today', '{count} responses due today'],
    followUps: ['1 follow-up overdue', '{count} follow-ups overdue'],
  },
  text: {
    emergency: '{organization}: something came in that cannot wait. Please sign in: {link}',
    'emergency-digest': '{organization}: {what} not opened yet. Please sign in: {link}',
    thanks:
      '{organization}: we received your message, reference {reference}. Reply STOP for no more texts.',
  },
};
