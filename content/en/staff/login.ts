import type { Texts } from '../../texts.ts';

export const login = {
  title: 'Admin Login',
  intro: 'For staff only. Everyone else can use the public site.',
  username: 'Username',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  submit: 'Sign in',
  sending: 'Signing in…',
  busy: 'Too many people are signing in right now. Try again in a moment.',
  expired: 'Your session has ended. Sign in and you are back where you were.',
  idle: 'You were signed out because nobody used this browser for half an hour. Sign in and you are back where you were.',
  missing: {
    username: 'Enter your username',
    password: 'Enter your password',
  },
  demo: {
    title: 'Demo credentials',
    username: 'Username: {username}',
    password: 'Password: {password}',
    fill: 'Fill them in',
  },
  backToSite: 'Back to the public site',
} as const satisfies Texts;
