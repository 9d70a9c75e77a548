import type { Texts } from '../../texts.ts';

export const quickFind = {
  title: 'Quick find',
  label: 'Find people, submissions, messages, and screens',
  placeholder: 'Name, email, phone, ID, or screen…',
  groups: {
    screens: 'Screens',
    members: 'Cases',
    submissions: 'Submissions',
    messages: 'Messages',
  },
  all: 'All {group} matching “{search}”',
  livesWith: 'lives with {name}',
  empty: 'Nothing found',
  hint: 'Arrow keys to choose, Enter to open, Esc to close. An exact single match opens immediately',
  results: ['1 result', '{count} results'],
} as const satisfies Texts;
