import { describe, expect, it } from 'vitest';
import { cautionsOf } from './cautions';

const calm = {
  safeContact: null,
  triageReasons: [],
  preferredContactMethod: 'Email',
  notes: null,
};
const unsafe = { ...calm, triageReasons: ['home-unsafe'] };

describe('before somebody is called', () => {
  it('nothing is to be minded where nothing was said', () => {
    expect(cautionsOf(calm)).toEqual([]);
  });

  it('an unsafe home is, from the first second, with how the person asked to be reached', () => {
    expect(
      cautionsOf({ ...unsafe, preferredContactMethod: 'Text Message', notes: 'Text me at work' }),
    ).toEqual([
      'Said that home is not safe',
      'Ask first how to contact them safely',
      'Prefers: Text Message',
      'In their own words: “Text me at work”',
    ]);
    expect(cautionsOf({ ...calm, triageReasons: ['home-unsure'] })[0]).toContain('not sure');
  });

  it('danger in their own words is too, and the words stay with the case', () => {
    const reasons = { triageReasons: ['tells-of-danger'], notes: 'He says he will kill me' };
    expect(cautionsOf({ ...calm, ...reasons })).toEqual([
      'Wrote of danger in their own words',
      'Ask first how to contact them safely',
      'Prefers: Email',
    ]);
  });

  it('it still is once they were asked, with what they allowed and their own words', () => {
    const safeContact = { voicemail: false, text: true, sayWho: null, note: 'Call my sister' };
    expect(cautionsOf({ ...unsafe, safeContact })).toEqual([
      'Said that home is not safe',
      'No voicemail',
      '“Call my sister”',
      'Prefers: Email',
    ]);
  });
});
