import { expect, it } from 'vitest';
import { describeProblem, encodeProblem, readProblem } from './problem.ts';

const sentences = {
  missing: '{label} is required',
  unanswered: 'Please answer: {label}',
  tooLong: 'Keep this under {max} characters',
  other: 'This is missing or not right',
};
const labels = {
  contact: { name: { label: 'Name' }, pet: { label: 'Do you have a pet?' } },
  entry: { city: 'City' },
};
const say = (message: string, locale = 'en-US') =>
  describeProblem(readProblem('name', message), sentences, labels, locale);

it('names the field by its label, or by its key when it has no label', () => {
  expect(say(encodeProblem('missing', { label: 'contact.name' }))).toBe('Name is required');
  expect(say(encodeProblem('missing', { label: 'contact.shoeSize' }))).toBe('shoeSize is required');
});

it.each([
  ['as plain text', 'entry.city', 'City is required'],
  ['below an unknown path', 'unknown.form.name', 'name is required'],
])('finds the field label at the content path %s', (_, label, sentence) => {
  expect(say(encodeProblem('missing', { label }))).toBe(sentence);
});

it('names a field without a label path by the last part of its own path', () => {
  const missing = { field: 'formData.shoeSize', code: 'missing' };
  expect(describeProblem(missing, sentences, labels, 'en')).toBe('shoeSize is required');
});

it('asks for an answer when the label is a question', () => {
  expect(say(encodeProblem('missing', { label: 'contact.pet' }))).toBe(
    'Please answer: Do you have a pet?',
  );
});

it("formats numbers in the reader's locale", () => {
  expect(say(encodeProblem('tooLong', { max: 5000 }))).toBe('Keep this under 5,000 characters');
  expect(say(encodeProblem('tooLong', { max: 5000 }), 'de')).toBe(
    'Keep this under 5.000 characters',
  );
});

it("replaces a library's message with a general one and leaves a sentence as it is", () => {
  expect(say('Invalid key: Expected "x"')).toBe(sentences.other);
  expect(say('Choose a service type')).toBe('Choose a service type');
});

it('writes text parameters as they are and leaves unknown placeholders in place', () => {
  const greeting = { field: 'x', code: 'greeting', params: { name: 'Ana' } };
  const sentence = { greeting: 'Hello {name} and {other}' };
  expect(describeProblem(greeting, sentence, labels, 'en')).toBe('Hello Ana and {other}');
});

it.each([
  ['missing', { field: 'x', code: 'missing' }],
  ['tooLong {"max":5}', { field: 'x', code: 'tooLong', params: { max: 5 } }],
  ['Invalid key: Expected "x"', { field: 'x', code: 'other' }],
])('parses the problem code in the check message %j', (message, read) => {
  expect(readProblem('x', message)).toStrictEqual(read);
});
