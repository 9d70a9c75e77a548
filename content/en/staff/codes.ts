// One-time codes, the second step of signing in.
import type { Texts } from '../../texts.ts';

export const codes = {
  enter: 'Enter the code',
  wrongCode: 'This code is not right, or it was used. Wait for the next one',
  tooLate: 'That took too long. Please sign in again.',
  noFactors: 'You have neither a passkey nor one-time codes yet.',
  step: {
    title: 'One-time code',
    intro: 'From the app on your phone. Lost it? Use a recovery code instead.',
    label: 'Code',
    passkeyTitle: 'One more step',
    passkeyIntro:
      'Your account has a passkey. Lost it, or it does not work here? Use a recovery code.',
    recoveryLabel: 'Recovery code',
    submit: 'Sign in',
    back: 'Start again',
  },
  confirm: 'One-time code',
  confirmRecovery: 'Recovery code',
  title: 'One-time codes',
  intro:
    'With an app on your phone, a stolen password opens nothing. Where passkeys do not work for you, this does.',
  due: 'As an owner you need a passkey or one-time codes from {moment}.',
  overdue:
    'Owners sign in with a passkey or a one-time code. Set one of them up, and everything opens again.',
  dashboard: 'A stolen password opens your account. A passkey or one-time codes change that:',
  choose: 'Set one up',
  setUp: 'Set up one-time codes',
  on: 'You sign in with one-time codes.',
  left: '{count} recovery codes are left.',
  offerIntro:
    'Open an authenticator app, add an account, and scan this picture or type the key. Then enter the code it shows.',
  picture: 'QR code of the key below',
  openApp: 'Open the app on this device',
  key: 'Key',
  first: 'The code it shows now',
  begin: 'Begin',
  beginFailed: 'One-time codes were not set up.',
  madeTitle: 'Recovery codes',
  madeIntro:
    'Each opens your account once, after the password, when app or device is lost. Print them or write them down now: they are not shown again.',
  done: 'I have them',
  anew: 'New recovery codes',
  anewFailed: 'There are no new recovery codes.',
  end: 'End one-time codes',
  ended: 'You sign in without one-time codes',
  endFailed: 'One-time codes were not ended.',
  reset: 'Reset passkeys and codes',
  resetOf: 'Reset passkeys and codes of {name}',
  wasReset: '{name} signs in with the password alone',
} as const satisfies Texts;
