// One-time codes, the second step of signing in.
import type { Texts } from '../../texts.ts';

export const codes = {
  enter: 'Enter the code',
  wrongCode: 'This code is wrong or was already used. Wait for the next one',
  tooLate: 'That took too long. Please sign in again.',
  noFactors: 'You have no passkey and no one-time codes yet.',
  step: {
    title: 'One-time code',
    intro:
      'Enter the code from the app on your phone. If you lost your phone, use a recovery code.',
    label: 'Code',
    passkeyTitle: 'One more step',
    passkeyIntro: 'Your account has a passkey. If you cannot use it here, use a recovery code.',
    recoveryLabel: 'Recovery code',
    submit: 'Sign in',
    back: 'Start over',
  },
  confirm: 'One-time code',
  confirmRecovery: 'Recovery code',
  title: 'One-time codes',
  intro:
    'An app on your phone shows a new code every 30 seconds, so a stolen password alone cannot open your account. Use codes where passkeys do not work for you.',
  due: 'As an owner you need a passkey or one-time codes from {moment}.',
  overdue: 'Owners must sign in with a passkey or a one-time code. Set one up to continue.',
  dashboard:
    'Protect your account with a passkey or one-time codes, so that a stolen password is not enough:',
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
  begin: 'Turn on',
  beginFailed: 'One-time codes were not set up.',
  madeTitle: 'Recovery codes',
  madeIntro:
    'Use one if you lose your phone or passkey. Each works once, after your password. Print them or write them down now, because they are not shown again.',
  done: 'I saved them',
  anew: 'New recovery codes',
  anewFailed: 'No new recovery codes were created.',
  end: 'Turn off one-time codes',
  ended: 'One-time codes are off',
  endFailed: 'One-time codes were not turned off.',
  reset: 'Reset passkeys and codes',
  resetOf: 'Reset passkeys and codes of {name}',
  wasReset: '{name} now signs in with the password only',
} as const satisfies Texts;
