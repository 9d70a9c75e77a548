// One-time codes: the second step of signing in.
import type { Texts } from '../../texts.ts';

export const codes = {
  enter: 'Enter the code',
  wrongCode: 'This code is not right, or it was used. Wait for the next one',
  tooLate: 'That took too long. Please sign in again.',
  noCodes: 'You have no one-time codes yet.',
  step: {
    title: 'One-time code',
    intro: 'From the app on your phone. Lost it? Use a recovery code instead.',
    label: 'Code',
    submit: 'Sign in',
    back: 'Start again',
  },
  confirm: 'One-time code',
  title: 'One-time codes',
  intro:
    'With an app on your phone, a stolen password opens nothing. Owners need it; everybody else should have it.',
  due: 'As an owner you need this from {moment}.',
  overdue: 'Owners sign in with a one-time code. Set it up here, and everything opens again.',
  dashboard: 'A stolen password opens your account. One-time codes change that:',
  setUp: 'Set up one-time codes',
  on: 'You sign in with one-time codes. {count} recovery codes are left.',
  offerIntro:
    'Open an authenticator app, add an account by key, and type this key. Then enter the code it shows.',
  openApp: 'Open the app on this device',
  key: 'Key',
  first: 'The code it shows now',
  begin: 'Begin',
  beginFailed: 'One-time codes were not set up.',
  madeTitle: 'Recovery codes',
  madeIntro:
    'Each opens your account once when the app is lost. Print them or write them down now: they are not shown again.',
  done: 'I have them',
  anew: 'New recovery codes',
  anewFailed: 'There are no new recovery codes.',
  end: 'End one-time codes',
  ended: 'You sign in with the password alone',
  endFailed: 'One-time codes were not ended.',
  reset: 'Reset one-time codes',
  resetOf: 'Reset one-time codes of {name}',
  wasReset: '{name} signs in with the password alone',
} as const satisfies Texts;
