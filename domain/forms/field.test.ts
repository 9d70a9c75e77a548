import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { answersSchema, problemsOf } from './field-check.ts';
import type { ProblemParams } from './problem.ts';

const options = ['a', 'b'];
const check = (field: Omit<Field, 'key'>, value: unknown) => {
  const schema = answersSchema([{ key: 'x', ...field }], 'form');
  const parsed = v.safeParse(schema, value === undefined ? {} : { x: value });
  return parsed.success ? parsed.output.x : problemsOf(parsed.issues);
};
const says = (code: string, params?: ProblemParams) => [
  { field: 'x', code, ...(params && { params }) },
];

describe('an enforced field', () => {
  it.each([undefined, '', '  '])('left as %j names where its label stands', (value) => {
    expect(check({ control: 'text', required: 'enforced' }, value)).toEqual(
      says('missing', { label: 'form.x' }),
    );
  });
  it.each([undefined, ''])('with options, left as %j, asks for one of them', (value) => {
    expect(check({ control: 'radio', required: 'enforced', options }, value)).toEqual(
      says('option'),
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
    expect(check({ control: 'select', options, required: 'marked' }, 'c')).toEqual(says('option'));
  });
});

describe('a control', () => {
  it.each([
    ['email', 'nobody', 'email'],
    ['url', 'javascript:alert(1)', 'url'],
    ['url', 'example.org', 'url'],
    ['text', 7, 'text'],
    ['text', 'x'.repeat(201), 'tooLong', { max: 200 }],
    ['textarea', 'x'.repeat(5001), 'tooLong', { max: 5000 }],
    ['text', 'a\0', 'characters'],
    ['checkbox', 'perhaps', 'yesNo'],
  ] as const)('%s refuses %j with a code', (control, value, code, params?: ProblemParams) => {
    expect(check({ control }, value)).toEqual(says(code, params));
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
    const schema = answersSchema([{ key: 'x', control: 'text' }], 'form');
    expect(v.parse(schema, { x: 'a', status: 'done', __proto__: { y: 1 } })).toEqual({ x: 'a' });
  });

  it('names each field once, in its order', () => {
    const schema = answersSchema(
      [
        { key: 'b', control: 'email', required: 'enforced' },
        { key: 'a', control: 'text', required: 'enforced' },
      ],
      'form',
    );
    const parsed = v.safeParse(schema, {});
    expect(parsed.success ? [] : problemsOf(parsed.issues).map(({ field }) => field)).toEqual([
      'b',
      'a',
    ]);
  });
});
