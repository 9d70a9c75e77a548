import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Field, getMaxLength, pickOtherAnswers } from './field.ts';
import { buildAnswersSchema, isHttpUrl, listProblems } from './field-check.ts';
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
    ['select', 7, 'option'],
    ['checklist', 'a', 'option'],
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

  it.each([
    ['email', ''],
    ['email', 'ana@example.org'],
    ['url', ''],
    ['url', 'https://example.org'],
  ] as const)('accepts in a field of type %s the answer %j', (control, value) => {
    expect(check({ control }, value)).toBe(value);
  });

  it('accepts only its own options in a checklist', () => {
    expect(check({ control: 'checklist', options }, ['a', 'b'])).toEqual(['a', 'b']);
    expect(check({ control: 'checklist', options }, ['c'])).toMatchObject([{ field: 'x.0' }]);
  });
});

describe('isHttpUrl', () => {
  it.each(['http://example.org', 'HTTPS://example.org/a?b=c#d'])(
    'accepts the web address %s',
    (text) => {
      expect(isHttpUrl(text)).toBe(true);
    },
  );
  it.each([
    'ftp://example.org',
    'see https://example.org',
    'https://example.org and more',
    'https://',
    'http://[',
  ])('rejects %j as a web address', (text) => expect(isHttpUrl(text)).toBe(false));
});

it.each([
  [{ control: 'text' }, 200],
  [{ control: 'textarea' }, 5000],
  [{ control: 'email' }, 254],
  [{ control: 'tel' }, 40],
  [{ control: 'url' }, 500],
  [{ control: 'textarea', maxLength: 1000 }, 1000],
] as const)('limits the answer to %j to %d characters', (field, max) => {
  expect(getMaxLength({ key: 'x', ...field })).toBe(max);
});

it('collects the filled answers without a column of their own', () => {
  const fields = ['name', 'pet', 'car', 'days', 'none'].map(
    (key): Field => ({ key, control: 'text' }),
  );
  const answers = { name: 'Ana', pet: '', car: true, days: ['Monday'], none: [], extra: 'x' };
  expect(pickOtherAnswers(fields, ['name'], answers)).toEqual({ car: true, days: ['Monday'] });
});

describe('buildAnswersSchema', () => {
  it('drops answers with unknown keys', () => {
    const schema = buildAnswersSchema([{ key: 'x', control: 'text' }], 'form');
    expect(v.parse(schema, { x: 'a', status: 'done', __proto__: { y: 1 } })).toEqual({ x: 'a' });
  });

  it('reports the first of several problems of a field', () => {
    const nobody = `${'x'.repeat(300)} y`;
    expect(check({ control: 'email' }, nobody)).toEqual(says('tooLong', { max: 254 }));
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
