import type { Forms } from '../form-shape.ts';
import { organization } from './organization.ts';

export const forms: Forms = {
  optional: '(optional)',
  pleaseChoose: '(please choose one)',
  choosePlaceholder: 'Choose one',
  allNeeded: 'Please answer every question, unless it says (optional).',
  errorSummary: {
    title: 'Please check your answers',
    one: 'One answer needs another look. Nothing you typed is lost.',
    many: '{count} answers need another look. Nothing you typed is lost.',
  },
  charactersLeft: '{count} characters left',
  charactersOver: '{count} characters too many',
  leave: {
    title: 'Leave this form?',
    text: 'You have not sent it yet. If you leave now, your answers are gone.',
    stay: 'Stay on this page',
    leave: 'Leave',
  },
  otherLanguage: 'Continue in another language and keep what you typed:',
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
    slow: `We got no response for 20 seconds. Check your connection and press the button again, or call ${organization.phone.text}.`,
    server: `Something broke on our side. Press the button again, or call ${organization.phone.text}.`,
    tooMany: 'We got many forms from your network. Please wait {minutes} and try again.',
    overQuota:
      'We got so many forms from your network that we cannot take more until our staff have read them.',
    busy: 'Our website is very busy. Wait a moment, then press the button again.',
    unavailable: 'We cannot save your form right now. Wait a moment, then press the button again.',
    tooLarge:
      'This is more text than we can take at once. Make it shorter, then press the button again.',
    kept: 'What you typed is still here. Sending twice is safe: we keep one copy.',
    call: 'If you cannot wait, use one of these lines or call us:',
    retry: 'Try again',
  },
  noConfirmation: `There is no confirmation to show here; if you sent this form and want to ask about it, call ${organization.phone.text}.`,
  reference: {
    label: 'Your reference number',
    keep: 'Write it down or print this page. Say it when you call and we find you at once.',
    nextTitle: 'What happens next',
    print: 'Print this page',
    copy: 'Copy the number',
    copied: 'Copied',
  },
  danger: {
    text: 'You told us that this is or may be an emergency, or that somebody is not safe. Please do not wait for our call: use one of these lines right now.',
    overLimit: {
      text: `We have all of what you sent. Very many forms are coming from your network right now, so we cannot say when we read yours. If you need help today, please do not wait for us: use one of these lines, or call ${organization.phone.text}.`,
      next: [
        'In danger: dial 911, or call or text 988. They answer day and night; we do not.',
        `When our office is open: call ${organization.phone.text}. Say your reference number, and we find what you sent at once.`,
        'If you do not hear from us within two days: please call.',
      ],
    },
    next: [
      'Now: dial 911, or call or text 988. They answer day and night; we do not.',
      'As soon as our office is open: what you sent is among the first, and someone from our care team tries to reach you. If you chose a way to be reached, we use that one.',
      'When we reach you: we make a plan for your safety before anything else.',
      `If something changes: dial 911 first, then call ${organization.phone.text}.`,
    ],
  },
  privacyLink: { text: 'How we keep your answers private', href: '/privacy' },
};
