import { describe, expect, it } from 'vitest';
import { listCautions } from './cautions';

const calm = {
  safeContact: null,
  triageReasons: [],
  preferredContactMethod: 'Email',
  notes: null,
  isKeptApart: false,
};
const unsafe = { ...calm, triageReasons: ['home-unsafe'] };

describe('listCautions', () => {
  it('returns no cautions when the applicant mentioned no danger', () => {
    expect(listCautions(calm)).toEqual([]);
  });

  it('warns first to keep two people apart, and names whom where that is known', () => {
    const apart = { ...calm, isKeptApart: true };
    expect(listCautions(apart)[0]).toBe('Keep apart from another person: see the case');
    expect(listCautions(apart, ['Keep apart from Jo Lee'])[0]).toBe('Keep apart from Jo Lee');
  });

  it('warns of an unsafe home and shows the preferred contact method and the notes', () => {
    expect(
      listCautions({ ...unsafe, preferredContactMethod: 'Text Message', notes: 'Text me at work' }),
    ).toEqual([
      'Said that home is not safe',
      'Ask first how to contact them safely',
      'Prefers: Text Message',
      'In their own words: “Text me at work”',
    ]);
    expect(listCautions({ ...calm, triageReasons: ['home-unsure'] })[0]).toContain('not sure');
  });

  it('warns of danger in free text without repeating the text', () => {
    const reasons = { triageReasons: ['tells-of-danger'], notes: 'He says he will kill me' };
    expect(listCautions({ ...calm, ...reasons })).toEqual([
      'Wrote of danger in their own words',
      'Ask first how to contact them safely',
      'Prefers: Email',
    ]);
  });

  it('keeps the warning and lists the recorded contact rules once staff have asked', () => {
    const safeContact = { voicemail: false, text: true, sayWho: null, note: 'Call my sister' };
    expect(listCautions({ ...unsafe, safeContact })).toEqual([
      'Said that home is not safe',
      'No voicemail',
      '“Call my sister”',
      'Prefers: Email',
    ]);
  });
});
