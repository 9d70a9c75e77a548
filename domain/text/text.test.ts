import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foldText, isCleanText, isEmail, phoneDigits } from './text.ts';
import { optionalText, requiredText } from './text-check.ts';

describe('text', () => {
  it.each(['plain', 'Ñandú 你好 🏳️‍🌈', 'line\nbreak\r\ttab', ''])('%j can be stored', (text) => {
    expect(isCleanText(text)).toBe(true);
  });
  it.each(['\0', 'a\u0001b', '\u001b[31m', '\u007f', '\ud800', 'a\udc00', '\ud800\ud800\udc00'])(
    '%j cannot',
    (text) => expect(isCleanText(text)).toBe(false),
  );

  it('loses the space around it and nothing inside', () => {
    expect(v.parse(optionalText(), '  a  b\n')).toBe('a  b');
    expect(v.is(requiredText('Missing'), ' \n ')).toBe(false);
  });

  it.each([
    'Ana\nBcc: x@example.org',
    'Ana\r\n\tBcc: x@example.org',
    'Ana \u2028 Bcc: x@example.org',
  ])('of one line has no second one: %j', (text) => {
    expect(v.parse(requiredText('Missing'), text)).toBe('Ana Bcc: x@example.org');
    expect(v.parse(optionalText(), text)).toBe('Ana Bcc: x@example.org');
    expect(v.parse(optionalText(1000), text)).toBe(text.replace('\r\n', '\n'));
  });

  it('that is nothing but space is read at once, however long it is', () => {
    const before = process.cpuUsage();
    expect(v.is(optionalText(), `a${' '.repeat(60_000)}b`)).toBe(false);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('has one kind of line break, whatever it was pasted from', () => {
    expect(v.parse(optionalText(1000), 'We need food\vtonight\fplease\r\nAna\rB')).toBe(
      'We need food\ntonight\nplease\nAna\nB',
    );
    expect(v.parse(requiredText('Missing'), 'Ana\vMaria')).toBe('Ana Maria');
    // Typed without scripts, each break comes as two characters and counts as the one that was typed.
    expect(v.is(optionalText(300), 'a\r\n'.repeat(150))).toBe(true);
  });

  it('may be as long as its limit', () => {
    expect(v.is(optionalText(5), 'abcde')).toBe(true);
    expect(v.is(optionalText(5), 'abcdef')).toBe(false);
  });
});

describe('folding', () => {
  it.each([
    ['Álvarez', 'alvarez'],
    ['A\u0301lvarez', 'alvarez'],
    ['  Zoë   ÅNGSTRÖM ', 'zoe angstrom'],
    ['ﬁ', 'fi'],
    ['İstanbul', 'istanbul'],
    ['O’Neil', "o'neil"],
  ])('%j becomes %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('of something folded changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('a phone number', () => {
  it.each(['(804) 555-0123', '804.555.0123', '+1 804 555 0123', '1-804-555-0123', '8045550123'])(
    'written as %s has the same digits',
    (phone) => expect(phoneDigits(phone)).toBe('8045550123'),
  );
});

describe('an e-mail address', () => {
  it.each(['a@example.org', "o'neil+x@mail.example.co", 'A.B@EXAMPLE.ORG'])('%s is one', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each([
    '',
    'a',
    'a@b',
    '@example.org',
    'a@-b.org',
    'a b@example.org',
    'a@example..org',
    'ä@example.org',
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));
  it('longer than mail allows is none', () => {
    expect(isEmail(`${'a'.repeat(250)}@example.org`)).toBe(false);
  });
});
