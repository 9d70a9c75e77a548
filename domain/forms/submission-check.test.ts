import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listProblems } from './field-check.ts';
import { buildSubmissionPayload } from './submission.ts';
import { getSubmissionSchema } from './submission-check.ts';

const basics = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.org',
  phone: '804-555-0123',
  location: 'Richmond, VA',
};
const answers = { bestTimes: 'Mornings', programInterest: 'Food days', hearAbout: 'A friend' };
const schema = getSubmissionSchema('volunteer');
const sent = { formType: 'volunteer', ...basics, formData: answers };
const fieldsWithProblems = (payload: unknown) =>
  listProblems(v.safeParse(schema, payload).issues ?? []).map(({ field }) => field);

describe('get-involved payload', () => {
  it('accepts a submission with the contact answers only at the top level', () => {
    expect(v.parse(schema, sent)).toMatchObject({
      ...basics,
      corePrograms: [],
      formData: { ...answers, ...basics },
      notes: '',
    });
  });

  it('accepts a submission with the contact answers only among the form data', () => {
    const { formType } = sent;
    expect(v.parse(schema, { formType, formData: { ...basics, ...answers } })).toMatchObject({
      ...basics,
      formData: basics,
    });
  });

  it('stores both answers when the contact answers differ', () => {
    const read = v.parse(schema, { ...sent, formData: { ...answers, firstName: 'Anne' } });
    expect([read.firstName, read.formData.firstName]).toEqual(['Ana', 'Anne']);
  });

  it('stores remarks besides the questions and drops unknown answers', () => {
    const formData = {
      ...answers,
      message: 'Call me',
      additionalInfo: 'After six',
      status: 'done',
    };
    const read = v.parse(schema, { ...sent, formData });
    expect(read.formData).toMatchObject({ message: 'Call me', additionalInfo: 'After six' });
    expect(read.formData).not.toHaveProperty('status');
  });

  it('names a contact answer that is missing in both places', () => {
    const { phone: _, ...others } = sent;
    expect(fieldsWithProblems(others)).toEqual(['phone', 'formData.phone']);
  });

  it.each([
    ['it is null', null, ''],
    ['it is text', 'text', ''],
    ['the form data is null', { ...sent, formData: null }, 'formData'],
    ['the form data is text', { ...sent, formData: 'text' }, 'formData'],
    ['it is sent to the form of another type', { ...sent, formType: 'donate' }, 'formType'],
    ['a program is unknown', { ...sent, corePrograms: ['MAGIC'] }, 'corePrograms.0'],
    [
      'programs are repeated',
      { ...sent, corePrograms: Array(9).fill('HOME AT HEART') },
      'corePrograms',
    ],
    ['the notes are too long', { ...sent, notes: 'x'.repeat(5001) }, 'notes'],
    [
      'a remark is too long',
      { ...sent, formData: { ...answers, message: 'x'.repeat(5001) } },
      'formData.message',
    ],
  ])('rejects a submission when %s', (_, payload, field) => {
    expect(fieldsWithProblems(payload)).toEqual([field]);
  });

  it('builds the schema of a form type once', () => {
    expect(getSubmissionSchema('volunteer')).toBe(schema);
    expect(getSubmissionSchema('media-partner')).not.toBe(schema);
  });
});

describe('buildSubmissionPayload', () => {
  it('copies the contact answers and sends an unanswered one as empty text', () => {
    expect(buildSubmissionPayload('volunteer', { ...basics, email: true })).toEqual({
      formType: 'volunteer',
      ...{ firstName: 'Ana', lastName: 'Silva', email: '', phone: basics.phone },
      corePrograms: [],
      formData: { ...basics, email: true },
      ...{ status: 'new', notes: '' },
    });
  });

  it('sends further information as notes when there is no message', () => {
    const { notes } = buildSubmissionPayload('volunteer', { additionalInfo: 'After six' });
    expect(notes).toBe('After six');
  });
});
