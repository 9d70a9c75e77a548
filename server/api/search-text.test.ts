import { describe, expect, it } from 'vitest';
import { buildSearchText, splitSearchTerms } from './search-text.ts';

describe('search text of a row', () => {
  it('folds the text and appends the ends of double names and of the phone number', () => {
    expect(buildSearchText(['García-López', 'Zoë', null, ''], ['+1 (804) 555-0142'])).toBe(
      'garcia-lopez zoe 8045550142 lopez 5550142 0142',
    );
    expect(buildSearchText(['O’Neil', 'Ana'])).toBe("o'neil ana neil");
    expect(buildSearchText(['WW-AB12-CD34'], ['555-0142'])).toBe(
      'ww-ab12-cd34 5550142 ab12-cd34 cd34 0142',
    );
  });

  it('limits the length of the text when a name has many parts', () => {
    expect(buildSearchText(['-a'.repeat(100)]).length).toBeLessThan(5 * 201);
    expect(buildSearchText(["'-'"])).toBe("'-' -' '");
    expect(buildSearchText([' ', '\u0301'])).toBe('');
  });
});

describe('search terms', () => {
  it.each([
    ['Zoë  ZOE garcía', ['zoe', 'garcia']],
    ['(804) 555-01', ['80455501']],
    ['+1 804 555 0142', ['8045550142']],
    ['o’neil', ["o'neil"]],
    [' ', []],
    ['\0', []],
  ])('parses %j as %j', (typed, terms) => expect(splitSearchTerms(typed)).toEqual(terms));
});
