import type { MailDrafts } from '../../vocabulary-shape.ts';
import { hours } from '../organization.ts';

export const mailDrafts: MailDrafts = {
  submission: {
    subject: 'Re: {type} Application',
    body: [
      'Hello {name},',
      '',
      'Thank you for your {type} application and for wanting to help. We have read it and would like to talk with you about the next step.',
      '',
      'When is a good time to reach you?',
      '',
      'Kind regards,',
      '{organization}',
    ],
  },
  message: {
    subject: 'Re: {subject}',
    body: [
      'Hello {name},',
      '',
      'Thank you for your message.',
      '',
      '',
      'Kind regards,',
      '{organization}',
      '',
      'You wrote:',
      '{message}',
    ],
  },
  replies: {
    touch: [
      'Hello {name},',
      '',
      'Thank you for writing to us. We have read what you sent, and one of us will be in touch with you soon.',
    ],
    hours: [
      'Hello {name},',
      '',
      `Thank you for your question. We are open ${hours.spoken}. You are welcome to come by or to call us then.`,
    ],
    more: [
      'Hello {name},',
      '',
      'Thank you for writing to us. So that we can help, please tell us a little more: what do you need first, and how and when can we reach you safely?',
    ],
  },
};
