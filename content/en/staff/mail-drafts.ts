import type { MailDrafts } from '../../vocabulary-shape.ts';

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
      '{organisation}',
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
      '{organisation}',
      '',
      'You wrote:',
      '{message}',
    ],
  },
};
