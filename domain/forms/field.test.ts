import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Field } from './field.ts';
import { buildAnswersSchema, listProblems } from './field-check.ts';
import type { ProblemParams } from './problem.ts';

const options = ['a', 'b'];
const check = (field: Omit<Field, 'key'>, value: unknown) => {
  const schema = buildAnswersSchema([{ key: 'x', ...field }], 'form');
  const parsed = v.safeParse(schema, value === undefined ? {} : { x: value });
  return parsed.success ? parsed.output.x : listProblems(parsed.issues);
};
const says = (code: string, params?: ProblemParams) => [
  { field: 'x', code, ...(params && { params }) },
];

describe('enforced field', () => {
  it.each([undefined, '', '  '])(
    "reports the label's content path when a text answer is %j",
    (value) => {
      expect(check({ control: 'text', required: 'enforced' }, value)).toEqual(
        says('missing', { label: 'form.x' }),
      );
    },
  );
  it.each([undefined, ''])('asks for one of the options when the answer is %j', (value) => {
    expect(check({ control: 'radio', required: 'enforced', options }, value)).toEqual(
      says('option'),
    );
  });
});

describe('marked or optional field', () => {
  it.each(['marked', undefined] as const)('never blocks an empty answer (%s)', (required) => {
    const mark = required === undefined ? {} : { required };
    expect(check({ control: 'select', options, ...mark }, undefined)).toBeUndefined();
    expect(check({ control: 'select', options, ...mark }, '')).toBe('');
    expect(check({ control: 'text', ...mark }, '')).toBe('');
  });
  it('rejects a wrong answer even when the field is optional', () => {
    expect(check({ control: 'select', options, required: 'marked' }, 'c')).toEqual(says('option'));
  });
});

describe('controls', () => {
  it.each([
    ['email', 'nobody', 'email'],
    ['url', 'javascript:alert(1)', 'url'],
    ['url', 'example.org', 'url'],
    ['text', 7, 'text'],
    ['text', 'x'.repeat(201), 'tooLong', { max: 200 }],
    ['textarea', 'x'.repeat(5001), 'tooLong', { max: 5000 }],
    ['text', 'a\0', 'characters'],
    ['checkbox', 'perhaps', 'yesNo'],
  ] as const)(
    'reports a code when a field of type %s contains %j',
    (control, value, code, params?: ProblemParams) => {
      expect(check({ control }, value)).toEqual(says(code, params));
    },
  );

  it.each([
    [true, true],
    ['on', true],
    ['true', true],
    [false, false],
    ['', false],
    ['false', false],
  ])('reads the checkbox value %j as %j', (given, read) => {
    expect(check({ control: 'checkbox' }, given)).toBe(read);
  });

  it('accepts only its own options in a checklist', () => {
    expect(check({ control: 'checklist', options }, ['a', 'b'])).toEqual(['a', 'b']);
    expect(check({ control: 'checklist', options }, ['c'])).toMatchObject([{ field: 'x.0' }]);
  });
});

describe('answersSchema', () => {
  it('drops unknown keys', () => {
    const schema = buildAnswersSchema([{ key: 'x', control: 'text' }], 'form');
    expect(v.parse(schema, { x: 'a', status: 'done', __proto__: { y: 1 } })).toEqual({ x: 'a' });
  });

  it('reports each field once, in field order', () => {
    const schema = buildAnswersSchema(
      [
        { key: 'b', control: 'email', required: 'enforced' },
        { key: 'a', control: 'text', required: 'enforced' },
      ],
      'form',
    );
    const parsed = v.safeParse(schema, {});
    expect(parsed.success ? [] : listProblems(parsed.issues).map(({ field }) => field)).toEqual([
      'b',
      'a',
    ]);
  });
});
