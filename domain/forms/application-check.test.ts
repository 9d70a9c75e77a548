import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { applicationSchema } from './application-check.ts';
import { listProblems } from './field-check.ts';

const basics = {
  ...{ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.org', phone: '804-555-0123' },
};
const enforced = { location: 'Richmond, VA', homeSafety: 'SAFE', hearAbout: 'A friend' };
const fieldsWithProblems = (payload: unknown) =>
  listProblems(v.safeParse(applicationSchema, payload).issues ?? []).map(({ field }) => field);
const withInfo = (info: object, top = {}) =>
  v.parse(applicationSchema, { ...basics, ...top, additionalInfo: JSON.stringify(info) });

describe('application with only the keys of the form', () => {
  it('requires an answer to every enforced question of the application', () => {
    expect(fieldsWithProblems(basics)).toEqual(['location', 'homeSafety', 'hearAbout']);
  });

  it('accepts an application without the questions that are not enforced', () => {
    expect(v.parse(applicationSchema, { ...basics, ...enforced })).toEqual({
      ...basics,
      ...enforced,
    });
  });
});

describe('application as a member payload', () => {
  it.each([
    ['additional information', { additionalInfo: '' }],
    ['a referral source', { referralSource: 'membership-assistance' }],
  ])('accepts a member payload without the enforced questions when it has %s', (_, payload) => {
    expect(fieldsWithProblems({ ...basics, ...payload })).toEqual([]);
  });

  it('takes the answers out of the additional information', () => {
    const read = withInfo({ ...enforced, emergency: 'YES', noEmail: true, pet: 'A dog' });
    expect(read).toMatchObject({ ...enforced, emergency: 'YES', noEmail: true });
    expect(read.additionalInfo).toBe('{"pet":"A dog"}');
  });

  it('leaves no additional information when every part of it is an answer', () => {
    expect(withInfo(enforced).additionalInfo).toBe('');
  });

  it.each([
    ['an option that the form does not offer', 'emergency', 'MAYBE'],
    ['a text where the form has a checkbox', 'noEmail', 'true'],
    ['a number where the form has a text', 'location', 7],
  ])('leaves %s among the additional information', (_, key, answer) => {
    const read = withInfo({ ...enforced, [key]: answer });
    expect(read).not.toHaveProperty(key);
    expect(JSON.parse(read.additionalInfo as string)).toEqual({ [key]: answer });
  });

  it('accepts an empty choice and any text about safety at home', () => {
    const read = withInfo({ ...enforced, homeSafety: 'Mostly', emergency: '' });
    expect(read).toMatchObject({ homeSafety: 'Mostly', emergency: '', additionalInfo: '' });
  });

  it('prefers the answer at the top level', () => {
    const read = withInfo({ ...enforced, location: 'Norfolk, VA' }, { location: 'Salem, VA' });
    expect(read.location).toBe('Salem, VA');
    expect(read.additionalInfo).toBe('{"location":"Norfolk, VA"}');
  });

  it.each(['not JSON', '[1]', 'null', '7', '"text"'])(
    'keeps additional information that is no JSON object: %s',
    (text) => {
      const read = v.parse(applicationSchema, { ...basics, additionalInfo: text });
      expect(read).toEqual({ ...basics, additionalInfo: text });
    },
  );

  it('keeps additional information that is sent as an object', () => {
    const additionalInfo = { location: 'Richmond, VA' };
    expect(v.parse(applicationSchema, { ...basics, additionalInfo })).toEqual({
      ...basics,
      additionalInfo,
    });
  });

  it('keeps additional information that is nested too deep to be written again', () => {
    const additionalInfo = '{"location":"Norfolk","pet":[]}';
    const stringify = vi.spyOn(JSON, 'stringify').mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    const read = v.parse(applicationSchema, { ...basics, additionalInfo });
    stringify.mockRestore();
    expect(read).toMatchObject({ location: 'Norfolk', additionalInfo });
  });
});

it.each([null, 'text', 7])('rejects the application %j as a whole', (payload) => {
  expect(fieldsWithProblems(payload)).toEqual(['']);
});
