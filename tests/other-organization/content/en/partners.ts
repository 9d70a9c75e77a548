import type { Partners } from '../shape.ts';

export const partners: Partners = [
  { id: 'waves', name: 'North Jetty', tagline: 'Fish Company' },
  { id: 'book', name: 'Harbor', tagline: 'Book Exchange' },
];
