// Tests that adding one field to a form in domain/ is enough for it to be validated, stored and shown to staff.
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Field } from '#domain/forms/field';
import { formTypes } from '#domain/forms/form-types';
import { listValues } from '#domain/vocabulary';

const question = vi.hoisted(() => ({ key: 'shoeSize', control: 'text', maxLength: 10 }) as const);
const oneMore = vi.hoisted(() => (fields: readonly unknown[]) => [...fields, question] as never);

vi.mock(import('#domain/forms/application'), async (original) => {
  const real = await original();
  return { ...real, applicationFields: oneMore(real.applicationFields) };
});
vi.mock(import('#domain/forms/contact'), async (original) => {
  const real = await original();
  return { ...real, contactFields: oneMore(real.contactFields) };
});
vi.mock(import('#domain/forms/donation'), async (original) => {
  const real = await original();
  return { ...real, donorFields: oneMore(real.donorFields) };
});
vi.mock(import('#domain/forms/submission'), async (original) => {
  const real = await original();
  return { ...real, getFields: (formType) => oneMore(real.getFields(formType)) };
});

vi.mock(import('#text/fields'), async (original) => {
  const { fields } = await original();
  const shoeSize = { label: 'Your shoe size' };
  const getInvolved = Object.entries(fields.getInvolved).map(
    ([form, texts]) => [form, { ...texts, shoeSize }] as const,
  );
  return {
    fields: {
      ...fields,
      assistance: { ...fields.assistance, shoeSize },
      getInvolved: Object.fromEntries(getInvolved) as never,
    },
  };
});

// Test files share loaded modules: reload them with the mocks here, and restore them afterward.
vi.resetModules();
const { applicationFields } = await import('#domain/forms/application');
const { getFields: fieldsOf, buildSubmissionPayload: submissionPayload } = await import(
  '#domain/forms/submission'
);
const { formatApplicationAnswers: applicationAnswers, formatAnswers: readableAnswers } =
  await import('../../app/staff/format/answers.ts');
const { openSite, samples, signInBeforeAll: signedIn } = await import('./harness.ts');
afterAll(() => {
  for (const form of ['application', 'contact', 'donation', 'submission']) {
    vi.doUnmock(`#domain/forms/${form}`);
  }
  vi.doUnmock('#text/fields');
  vi.resetModules();
});

const site = openSite();
const staff = signedIn(site);

async function newest<Row>(path: string): Promise<Row> {
  const [row] = (await staff('GET', path)).body as { id: number }[];
  const detail = await staff('GET', `${path}/${row?.id}`);
  return (detail.status === 200 ? detail.body : row) as Row;
}

const forms = [
  ['the application', '/api/members', () => samples.application],
  ['the contact form', '/api/contacts', () => samples.contact],
  ['the donation form', '/api/donations', () => samples.donation],
] as const;

describe.each(forms)('new question of %s', (_, path, sample) => {
  it('rejects an answer that its field does not allow', async () => {
    const body = { ...sample(), shoeSize: 'far too long to be one' };
    const refused = await site.visitor('POST', path, { body });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('shoeSize');
  });

  it('reaches staff after it is stored', async () => {
    const body = { ...sample(), shoeSize: '9 and a ½' };
    expect((await site.visitor('POST', path, { body })).status).toBe(201);
    expect(JSON.stringify(await newest(path))).toContain('"shoeSize":"9 and a ½"');
  });
});

describe.each(listValues(formTypes))('new question of the form %s', (formType) => {
  it('shows staff the answer to a new question under its label', async () => {
    const example = (field: Field) =>
      field.options
        ? (field.options[0] ?? '')
        : field.control === 'email'
          ? 'a@example.org'
          : 'https://a.example';
    const answers = Object.fromEntries(
      fieldsOf(formType)
        .filter((field) => field.required === 'enforced')
        .map((field) => [field.key, example(field)]),
    );
    const body = submissionPayload(formType, { ...answers, shoeSize: '9' });
    const stored = await site.visitor('POST', '/api/get-involved-submissions', { body });
    expect(stored.status, stored.text).toBe(201);
    const { formData } = await newest<{ formData: Record<string, string> }>(
      '/api/get-involved-submissions',
    );
    expect(readableAnswers(formType, formData)).toContainEqual({
      key: 'shoeSize',
      label: 'Your shoe size',
      text: '9',
    });
  });
});

describe('new question of the application', () => {
  it('appears under its label, after the earlier questions', () => {
    const read = applicationAnswers({ shoeSize: '9', homeSafety: 'SAFE' });
    expect(read.map(({ label }) => label)).toEqual(['Are you safe at home?', 'Your shoe size']);
  });

  it('shows a new question in one of the steps', async () => {
    const { buildSteps: stepsOf } = await import('../../app/forms/assistance/assistance.ts');
    const { membershipAssistance } = await import('#content/en/membership-assistance');
    const asked = stepsOf(membershipAssistance).flatMap(({ questions }) => questions);
    expect(asked.toSorted()).toEqual(applicationFields.map(({ key }) => key).toSorted());
  });
});
