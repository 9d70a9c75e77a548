import { expect, it } from 'vitest';
import { problem, readProblem, sayProblem } from './problem.ts';

const sentences = {
  missing: '{label} is required',
  unanswered: 'Please answer: {label}',
  tooLong: 'Keep this under {max} characters',
  other: 'This is missing or not right',
};
const labels = { contact: { name: { label: 'Name' }, pet: { label: 'Do you have a pet?' } } };
const say = (message: string, locale = 'en-US') =>
  sayProblem(readProblem('name', message), sentences, labels, locale);

it('is said with the label of its field, and by the key of a field without one', () => {
  expect(say(problem('missing', { label: 'contact.name' }))).toBe('Name is required');
  expect(say(problem('missing', { label: 'contact.shoeSize' }))).toBe('shoeSize is required');
});

it('asks for the answer where a label is a question', () => {
  expect(say(problem('missing', { label: 'contact.pet' }))).toBe(
    'Please answer: Do you have a pet?',
  );
});

it('writes numbers as the reader does', () => {
  expect(say(problem('tooLong', { max: 5000 }))).toBe('Keep this under 5,000 characters');
  expect(say(problem('tooLong', { max: 5000 }), 'de')).toBe('Keep this under 5.000 characters');
});

it('never shows the text of a library, and leaves a sentence as it is', () => {
  expect(say('Invalid key: Expected "x"')).toBe(sentences.other);
  expect(say('Choose a service type')).toBe('Choose a service type');
});
