import { expect, it, vi } from 'vitest';
import { createAssistant } from '#assistant/assistant';
import { assistantContent } from '#content/assistant';
import { mentionsDanger } from './danger-alert.ts';

const assistant = createAssistant({ content: assistantContent, upcomingEvents: async () => [] });
const read = vi.spyOn(assistant, 'read');
const calm = 'I would like to know about your food boxes and help with the rent.';

function reading(texts: readonly unknown[]) {
  read.mockClear();
  return { isDanger: mentionsDanger(assistant, texts), readings: read.mock.calls.length };
}

it.each(['I want to disappear for good', 'My son is bleeding badly', 'please help me'])(
  'detects %j next to a calm answer',
  (danger) => {
    expect(reading([calm, danger]).isDanger).toBe(true);
  },
);

it('detects danger in one line of a calm answer', () => {
  expect(reading([`${calm}\nMy son is bleeding badly`]).isDanger).toBe(true);
});

it('reads a text once when two answers have the same text', () => {
  expect(reading([calm, calm])).toEqual({ isDanger: false, readings: 1 });
});

it('limits the number of readings for thousands of short answers, and detects danger in the last', () => {
  const answers = Array.from({ length: 6_000 }, (_, at) => `rent ${at}`);
  const calmly = reading(answers);
  expect(calmly.isDanger).toBe(false);
  expect(calmly.readings).toBeLessThan(70);
  const heard = reading([...answers, 'My husband hit me and says he will kill me']);
  expect(heard.isDanger).toBe(true);
  expect(heard.readings).toBeLessThan(70);
});
