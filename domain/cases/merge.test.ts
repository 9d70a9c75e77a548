// The rules of a merged case.
import { describe, expect, it } from 'vitest';
import { mergeSafeContact, mergeValues, needsMergeChoice, proposeSide } from './merge.ts';

const row = {
  ...{ id: 1, reference: 'A-1', formerReferences: [] as string[], updatedAt: new Date(1000) },
  ...{ firstName: 'Ana', lastName: 'Silva', dateOfBirth: null, phone: '1', email: 'a@example.org' },
  ...{ address: null, city: null, state: null, zipCode: null, status: 'active' as const },
  ...{ priority: 'normal', assignedTo: null, notes: 'First', safeContact: null },
  ...{ additionalInfo: {}, veteranStatus: false, emergencyNeeds: false, isActive: true },
  ...{ otherPhones: [] as string[], otherEmails: [] as string[] },
  ...{ isRestricted: false, needsReview: false, reviewReason: null, programAreas: [] as string[] },
  ...{ tags: [] as string[], triageReasons: [] as string[], dueAt: null as Date | null },
  ...{ firstContactedAt: null as Date | null, nextAttemptAt: null },
};
const newer = { ...row, id: 2, reference: 'B-2', updatedAt: new Date(2000) };
const merged = (kept: object, other: object, choices = {}) =>
  mergeValues({ ...row, ...kept }, { ...newer, ...other }, choices);

describe('merged case', () => {
  it('takes the newer value by default, and the other one where the newer is empty', () => {
    expect(proposeSide(row, { ...newer, phone: '2' }, 'phone')).toBe('other');
    expect(proposeSide(row, { ...newer, phone: '' }, 'phone')).toBe('kept');
    expect(proposeSide({ ...row, phone: null }, newer, 'phone')).toBe('other');
  });

  it('takes the chosen phone and email and keeps the others beside them', () => {
    const other = { phone: '804-555-0102', email: 'b@example.org', notes: 'Second' };
    expect(
      merged({ phone: '(804) 555-0101' }, other, { phone: 'kept', email: 'other' }),
    ).toMatchObject({
      ...{ phone: '(804) 555-0101', otherPhones: ['804-555-0102'] },
      ...{ email: 'b@example.org', otherEmails: ['a@example.org'] },
      notes: 'First\nSecond',
    });
  });

  it('lists another number once, however it is written, and never the chosen one', () => {
    const written = { phone: '(804) 555-0101', otherPhones: ['804-555-0102'] };
    const again = { phone: '8045550101', otherPhones: ['(804) 555-0102', '804-555-0103'] };
    expect(merged(written, again, { phone: 'kept' }).otherPhones).toEqual([
      '(804) 555-0102',
      '804-555-0103',
    ]);
  });

  it.each([
    ['the newer value when both differ', newer, { ...row, phone: '2' }, 'phone', 'kept'],
    ['the kept value when both changed at once', row, { ...row, phone: '2' }, 'phone', 'kept'],
    ['an older value when the newer is null', { ...newer, phone: null }, row, 'phone', 'other'],
    ['an older value when the newer is empty', { ...newer, phone: '' }, row, 'phone', 'other'],
    [
      'the newer address when only a part of it is filled',
      { ...newer, city: 'Salem' },
      { ...row, address: '1 Main St', city: 'Richmond', state: 'VA', zipCode: '23220' },
      ...(['address', 'kept'] as const),
    ],
    [
      'the newer phone of a closed case',
      { ...newer, phone: '2', status: 'completed' },
      row,
      ...(['phone', 'kept'] as const),
    ],
    ['the open status', { ...newer, status: 'completed' }, row, 'status', 'other'],
    ['the newer of two open statuses', row, { ...newer, status: 'on-hold' }, 'status', 'other'],
  ] as const)('proposes for a merge: %s', (_, kept, other, field, side) => {
    expect(proposeSide(kept, other, field)).toBe(side);
  });

  it.each([
    ['the phone numbers differ', { phone: '2' }, 'phone', true],
    ['the phone numbers are equal', {}, 'phone', false],
    ['one address is empty and the other missing', { city: '' }, 'address', false],
    ['a part of the address differs', { city: 'Salem' }, 'address', true],
    ['both statuses are open', { status: 'on-hold' }, 'status', true],
    ['one status is closed', { status: 'inactive' }, 'status', false],
  ] as const)('decides whether staff choose when %s', (_, other, field, expected) => {
    expect(needsMergeChoice(row, { ...newer, ...other }, field)).toBe(expected);
    expect(needsMergeChoice({ ...newer, ...other }, row, field)).toBe(expected);
  });

  it('adds nothing to the notes when only other values differ or one number is missing', () => {
    const other = { phone: null, status: 'on-hold', firstName: 'Anne', notes: null };
    expect(merged({}, other).notes).toBe('First');
    expect(merged({ notes: null }, { notes: ' ' }).notes).toBeNull();
  });

  it('fills empty answers and unites lists', () => {
    expect(
      merged(
        {
          age: null,
          gender: '',
          race: 'asian',
          tags: ['a', 'b'],
          additionalInfo: { pet: 'A dog' },
        },
        { age: 40, gender: 'male', race: 'white', tags: ['b', 'c'], additionalInfo: { pet: 'No' } },
      ),
    ).toMatchObject({
      ...{ age: 40, gender: 'male', race: 'asian', tags: ['a', 'b', 'c'] },
      additionalInfo: { pet: 'A dog' },
    });
  });

  it('marks a merged case as needing review only if both cases need it', () => {
    const review = { needsReview: true, reviewReason: 'spam' };
    expect(merged(review, review)).toMatchObject(review);
    for (const [kept, other] of [[review, {}] as const, [{}, review] as const])
      expect(merged(kept, other)).toMatchObject({ needsReview: false, reviewReason: null });
  });

  it('keeps the flags that either case has', () => {
    const flags = { veteranStatus: true, emergencyNeeds: true, isActive: true };
    const none = { veteranStatus: false, emergencyNeeds: false, isActive: false };
    expect(merged(flags, none)).toMatchObject(flags);
    expect(merged(none, flags)).toMatchObject(flags);
    expect(merged(none, none)).toMatchObject(none);
  });

  it('stays open if either case is open, whatever was chosen', () => {
    const closed = { status: 'completed' as const };
    expect(needsMergeChoice(row, { ...newer, ...closed }, 'status')).toBe(false);
    expect(merged({}, closed, { status: 'other' })).toMatchObject({ status: 'active' });
    expect(merged(closed, {}, { status: 'kept' })).toMatchObject({ status: 'active' });
  });

  it('restricts a merged case if either case is restricted, and keeps the earliest due date and first contact', () => {
    const [early, late] = [new Date(1), new Date(2)];
    expect(
      merged(
        { dueAt: late, firstContactedAt: early },
        { dueAt: early, firstContactedAt: late, isRestricted: true },
      ),
    ).toMatchObject({ isRestricted: true, dueAt: early, firstContactedAt: early });
    expect(merged({ dueAt: early }, { dueAt: null })).toMatchObject({ dueAt: early });
    expect(merged({ isRestricted: true, dueAt: null }, { dueAt: late })).toMatchObject({
      ...{ isRestricted: true, dueAt: late },
    });
  });

  it('takes the more cautious safe-contact answers', () => {
    const yes = { voicemail: true, text: true, sayWho: true, note: 'After six' };
    const no = { voicemail: false, text: null, sayWho: true, note: 'Not Mondays' };
    const cautious = { voicemail: false, text: null, sayWho: true };
    expect(mergeSafeContact(yes, no)).toEqual({ ...cautious, note: 'After six / Not Mondays' });
    const silent = { ...yes, sayWho: false, note: '' };
    expect(mergeSafeContact(yes, silent)).toEqual({ ...yes, sayWho: false });
    expect(mergeSafeContact(no, null)).toEqual(no);
    expect(mergeSafeContact(null, yes)).toEqual(yes);
  });

  it('remembers the references of all its cases', () => {
    const other = { formerReferences: ['C-3'] };
    expect(merged({}, other).formerReferences).toEqual(['B-2', 'C-3']);
  });
});
