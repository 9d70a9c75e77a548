import type { Texts } from '../../texts.ts';

export const quickFind = {
  title: 'Quick find',
  label: 'Find people, submissions, messages and screens',
  placeholder: 'Name, email, phone, ID or screen…',
  groups: {
    screens: 'Screens',
    members: 'Members',
    submissions: 'Submissions',
    messages: 'Messages',
  },
  all: 'All {group} that fit “{search}”',
  empty: 'Nothing found',
  hint: 'Arrow keys to choose, Enter to open, Esc to close. Somebody typed in full, and the only one, opens by itself',
  results: ['1 result', '{count} results'],
} as const satisfies Texts;
