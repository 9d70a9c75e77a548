import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { answersSchema, problemsOf } from './field-check.ts';

const options = { a: 'A', b: 'B' };
const check = (field: Omit<Field, 'key' | 'label'>, value: unknown) => {
  const schema = answersSchema([{ key: 'x', label: 'Thing', ...field }]);
  const parsed = v.safeParse(schema, value === undefined ? {} : { x: value });
  return parsed.success ? parsed.output.x : problemsOf(parsed.issues);
};
const says = (message: string) => [{ field: 'x', message }];

describe('an enforced field', () => {
  it.each([undefined, '', '  '])('left as %j asks for itself by its label', (value) => {
    expect(check({ control: 'text', required: 'enforced' }, value)).toEqual(
      says('Thing is required'),
    );
  });
  it.each([undefined, ''])('with options, left as %j, asks for one of them', (value) => {
    expect(check({ control: 'radio', required: 'enforced', options }, value)).toEqual(
      says('Choose one of the options'),
    );
  });
});

describe('a marked or optional field', () => {
  it.each(['marked', undefined] as const)('(%s) never blocks', (required) => {
    const mark = required === undefined ? {} : { required };
    expect(check({ control: 'select', options, ...mark }, undefined)).toBeUndefined();
    expect(check({ control: 'select', options, ...mark }, '')).toBe('');
    expect(check({ control: 'text', ...mark }, '')).toBe('');
  });
  it('that is filled must still be right', () => {
    expect(check({ control: 'select', options, required: 'marked' }, 'c')).toEqual(
      says('Choose one of the options'),
    );
  });
});

describe('a control', () => {
  it.each([
    ['email', 'nobody', 'Enter an e-mail address like name@example.org'],
    ['url', 'javascript:alert(1)', 'Enter a web address that starts with https://'],
    ['url', 'example.org', 'Enter a web address that starts with https://'],
    ['text', 7, 'Use text here'],
    ['text', 'x'.repeat(201), 'Keep this under 200 characters'],
    ['textarea', 'x'.repeat(5001), 'Keep this under 5,000 characters'],
    ['text', 'a\0', 'This has characters we cannot store'],
    ['checkbox', 'perhaps', 'Use yes or no here'],
  ] as const)('%s refuses %j in words for people', (control, value, message) => {
    expect(check({ control }, value)).toEqual(says(message));
  });

  it.each([
    [true, true],
    ['on', true],
    ['true', true],
    [false, false],
    ['', false],
    ['false', false],
  ])('checkbox reads %j as %j', (given, read) => {
    expect(check({ control: 'checkbox' }, given)).toBe(read);
  });

  it('checklist takes its options only', () => {
    expect(check({ control: 'checklist', options }, ['a', 'b'])).toEqual(['a', 'b']);
    expect(check({ control: 'checklist', options }, ['c'])).toMatchObject([{ field: 'x.0' }]);
  });
});

describe('a form', () => {
  it('drops keys that it does not ask for', () => {
    const schema = answersSchema([{ key: 'x', label: 'X', control: 'text' }]);
    expect(v.parse(schema, { x: 'a', status: 'done', __proto__: { y: 1 } })).toEqual({ x: 'a' });
  });

  it('names each field once, in its order', () => {
    const schema = answersSchema([
      { key: 'b', label: 'B', control: 'email', required: 'enforced' },
      { key: 'a', label: 'A', control: 'text', required: 'enforced' },
    ]);
    const parsed = v.safeParse(schema, {});
    expect(parsed.success ? [] : problemsOf(parsed.issues).map(({ field }) => field)).toEqual([
      'b',
      'a',
    ]);
  });
});
