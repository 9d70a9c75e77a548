import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foldText, isCleanText, isEmail, normalizePhone } from './text.ts';
import { optionalText, requiredText } from './text-check.ts';

describe('text checks', () => {
  it.each(['plain', 'Ñandú 你好 🏳️‍🌈', 'line\nbreak\r\ttab', ''])(
    'accepts %j as storable',
    (text) => {
      expect(isCleanText(text)).toBe(true);
    },
  );
  it.each(['\0', 'a\u0001b', '\u001b[31m', '\u007f', '\ud800', 'a\udc00', '\ud800\ud800\udc00'])(
    'rejects %j as not storable',
    (text) => expect(isCleanText(text)).toBe(false),
  );

  it('trims surrounding space and keeps inner space', () => {
    expect(v.parse(optionalText(), '  a  b\n')).toBe('a  b');
    expect(v.is(requiredText('Missing'), ' \n ')).toBe(false);
  });

  it.each([
    'Ana\nBcc: x@example.org',
    'Ana\r\n\tBcc: x@example.org',
    'Ana \u2028 Bcc: x@example.org',
  ])('turns line breaks in a one-line text into spaces: %j', (text) => {
    expect(v.parse(requiredText('Missing'), text)).toBe('Ana Bcc: x@example.org');
    expect(v.parse(optionalText(), text)).toBe('Ana Bcc: x@example.org');
    expect(v.parse(optionalText(1000), text)).toBe(text.replace('\r\n', '\n'));
  });

  it('trims 60,000 spaces without delay', () => {
    const before = process.cpuUsage();
    expect(v.is(optionalText(), `a${' '.repeat(60_000)}b`)).toBe(false);
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });

  it('turns every kind of line break into a line feed', () => {
    expect(v.parse(optionalText(1000), 'We need food\vtonight\fplease\r\nAna\rB')).toBe(
      'We need food\ntonight\nplease\nAna\nB',
    );
    expect(v.parse(requiredText('Missing'), 'Ana\vMaria')).toBe('Ana Maria');
    // A form sent without scripts has CRLF for each break; it counts as one character.
    expect(v.is(optionalText(300), 'a\r\n'.repeat(150))).toBe(true);
  });

  it('accepts text up to its limit', () => {
    expect(v.is(optionalText(5), 'abcde')).toBe(true);
    expect(v.is(optionalText(5), 'abcdef')).toBe(false);
  });

  it('allows line breaks only in texts longer than an email address', () => {
    expect(v.parse(optionalText(254), 'a\nb')).toBe('a b');
    expect(v.parse(optionalText(255), 'a\nb')).toBe('a\nb');
  });
});

describe('foldText', () => {
  it.each([
    ['Álvarez', 'alvarez'],
    ['A\u0301lvarez', 'alvarez'],
    ['  Zoë   ÅNGSTRÖM ', 'zoe angstrom'],
    ['ﬁ', 'fi'],
    ['İstanbul', 'istanbul'],
    ['O’Neil', "o'neil"],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('changes nothing when the text is already folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('normalizePhone', () => {
  it.each(['(804) 555-0123', '804.555.0123', '+1 804 555 0123', '1-804-555-0123', '8045550123'])(
    'finds the same digits in %s',
    (phone) => expect(normalizePhone(phone)).toBe('8045550123'),
  );
});

it.each([
  ['2-804-555-0123', '28045550123'],
  ['11-804-555-0123', '118045550123'],
  ['180-455-5012', '1804555012'],
])('keeps all digits of %s, which has no US country code', (phone, digits) => {
  expect(normalizePhone(phone)).toBe(digits);
});

describe('isEmail', () => {
  it.each(['a@example.org', "o'neil+x@mail.example.co", 'A.B@EXAMPLE.ORG'])(
    'accepts the email address %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each([
    '',
    'a',
    'a@b',
    '@example.org',
    'a@-b.org',
    'a b@example.org',
    'a@example..org',
    'ä@example.org',
  ])('rejects the email address %j', (text) => expect(isEmail(text)).toBe(false));
  it('rejects an address longer than mail allows', () => {
    expect(isEmail(`${'a'.repeat(242)}@example.org`)).toBe(true);
    expect(isEmail(`${'a'.repeat(243)}@example.org`)).toBe(false);
  });
});
