import type { Forms } from '../form-shape.ts';
import { organisation } from './organisation.ts';

export const forms: Forms = {
  optional: '(optional)',
  required: '(required)',
  pleaseChoose: '(please choose one)',
  choosePlaceholder: 'Choose one',
  allNeeded: 'Please answer every question, unless it says (optional).',
  errorSummary: {
    title: 'Please check your answers',
    one: 'One answer needs another look. Nothing you typed is lost.',
    many: '{count} answers need another look. Nothing you typed is lost.',
  },
  messages: {
    required: '{label} is required',
    choose: 'Choose one of the options',
    email: 'Enter an e-mail address like name@example.org',
    url: 'Enter a web address that starts with https://',
    phone: 'Enter a phone number with its area code',
    amount: 'Enter an amount of at least $1, like 50 or 50.00',
    tooLong: 'Keep this under {max} characters',
  },
  charactersLeft: '{count} characters left',
  step: 'Step {step} of {total}',
  back: 'Back',
  next: 'Next',
  buttons: {
    contact: { submit: 'Send message', sending: 'Sending your message…' },
    donation: { submit: 'Pledge my gift', sending: 'Saving your pledge…' },
    'get-involved': { submit: 'Send my form', sending: 'Sending your form…' },
    assistance: { submit: 'Send my application', sending: 'Sending your application…' },
  },
  failed: {
    offline: 'You seem to be offline. Check your connection, then press the button again.',
    server: `Something broke on our side. Press the button again, or call ${organisation.phone.text}.`,
    tooMany: 'We got many forms from this connection. Please wait {minutes} and try again.',
    kept: 'What you typed is still here. Sending twice is safe: we keep one copy.',
    retry: 'Try again',
  },
  reference: {
    label: 'Your reference number',
    keep: 'Write it down or print this page. Say it when you call and we find you at once.',
    nextTitle: 'What happens next',
    print: 'Print this page',
    copy: 'Copy the number',
  },
  honeypot: 'Leave this field empty',
  who: 'Only our staff read what you send.',
  privacyLink: { text: 'How we keep your answers private', href: '/privacy' },
};
