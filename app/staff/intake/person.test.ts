// A new intake field is a check in domain/, a column, and a label in content/; both forms and the profile then show
// it.
import { afterAll, expect, it, vi } from 'vitest';
import type { Member } from '../data/rows';

vi.mock(import('#text/staff/intake'), async (original) => {
  const { intake } = await original();
  return { intake: { ...intake, fields: { ...intake.fields, shoeSize: 'Shoe size' } } as never };
});
// Test files share loaded modules: load them anew here and leave none behind.
vi.resetModules();
const {
  newPersonFields,
  personFields,
  toPersonValues: personOf,
  toPersonPayload: sentPerson,
} = await import('./person');
afterAll(() => {
  vi.doUnmock('#text/staff/intake');
  vi.resetModules();
});

it('includes a new intake field in the forms, the request, and the profile', () => {
  expect(personFields).toContain('shoeSize');
  expect(newPersonFields).toContain('shoeSize');
  expect(personOf(undefined)).toMatchObject({ shoeSize: '', age: '18' });
  const member = { shoeSize: '9½', age: 40, programAreas: [] } as unknown as Member;
  expect(sentPerson(personOf(member))).toMatchObject({ shoeSize: '9½', age: 40 });
});
