import { expect, it } from 'vitest';
import { parseTraceId } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';

it('takes the trace id from a valid traceparent header only', () => {
  expect(parseTraceId(`00-${id}-00f067aa0ba902b7-01`)).toBe(id);
  expect(parseTraceId(`01-${id}-00f067aa0ba902b7-01-later`)).toBe(id);
  for (const wrong of [
    undefined,
    '',
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${id}"}-00f067aa0ba902b7-01`,
  ]) {
    expect(parseTraceId(wrong), wrong).toBeUndefined();
  }
});
