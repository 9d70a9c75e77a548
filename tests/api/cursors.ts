import { buildNextPageLink } from '../../server/api/order.ts';
import { origin } from './harness.ts';

/** The cursor of the page that follows a row with these sort keys. */
export function buildCursor(keys: readonly (string | number | Date)[]): string {
  const texts = keys.map((key) => (key instanceof Date ? key.toISOString() : String(key)));
  const [, cursor = ''] = /cursor=([^>]+)>/.exec(buildNextPageLink(origin, texts)) ?? [];
  return cursor;
}
