import type { Texts } from '../../texts.ts';

export const pledges = {
  title: 'Pledges',
  intro: 'A pledge is a promise to give. No money moves here: people pay on the donation page.',
  search: 'Search by name or email',
  searchPlaceholder: 'Search by name or email...',
  type: 'Gift type',
  allTypes: 'All gifts',
  narrowed: { 'needsReview:true': 'Needs review' },
  columns: {
    donor: 'Donor',
    amount: 'Amount',
    type: 'Gift',
    tribute: 'Tribute',
    date: 'Pledged',
    reference: 'Reference',
    actions: 'Actions',
  },
  anonymous: 'asked to stay anonymous',
  tributeTo: 'for {name}',
  failed: 'The pledge was not changed.',
  mail: 'Email {name}',
  mailShort: 'Email',
  empty: 'No pledges here',
} as const satisfies Texts;
