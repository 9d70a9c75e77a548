// Texts that all lists share.
import type { Texts } from '../../texts.ts';

export const lists = {
  choose: 'Choose {name}',
  chooseAll: 'Choose all rows on this page',
  pages: 'Pages',
  range: '{first} to {last} of {total}',
  previous: 'Previous',
  next: 'Next',
  clear: 'Clear Filters',
  filters: 'Filters',
  near: 'No exact match. These are close.',
  order: 'Sort by',
  whatMattersFirst: 'Most urgent first',
  orders: {
    '-createdAt': 'Newest first',
    createdAt: 'Oldest first',
    dueAt: 'Response due first',
  },
  orderUp: '{column}, first to last',
  orderDown: '{column}, last to first',
  answered: 'answered',
  set: {
    title: 'Chosen rows',
    chosen: '{count} chosen',
    status: 'Change status',
    assign: 'Assign to',
    nobody: 'Nobody',
    exportChosen: 'Export chosen',
    clear: 'Clear choice',
    done: 'Updated',
    doneText: '{count} changed.',
    refused: '{name} was not changed: {reason}',
    failed: 'Nothing was changed.',
  },
} as const satisfies Texts;
