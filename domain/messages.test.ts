import { describe, expect, it } from 'vitest';
import { findMentions, parseTextCommand, toTextNumber } from './messages.ts';

describe('toTextNumber', () => {
  it.each([
    ['(804) 555-0123', '+18045550123'],
    ['1-804-555-0123', '+18045550123'],
    [' +44 20 7946 0958 ', '+442079460958'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('writes the phone number %s as %s', (phone, number) => {
    expect(toTextNumber(phone)).toBe(number);
  });

  it.each(['555-0123', '2-804-555-0123', '804-555-01234', '+1234567', '+1234567890123456', ''])(
    'finds no number for text messages in %j',
    (phone) => expect(toTextNumber(phone)).toBeUndefined(),
  );
});

describe('findMentions', () => {
  it.each([
    ['@Ana please call', ['ana']],
    ['Ask @ana, @ben.li and (@ANA).', ['ana', 'ben.li']],
    ['Thanks @ana... and @ben-', ['ana', 'ben']],
    ['First line\n@ana', ['ana']],
    ['write to ana@example.org', []],
    ['@a is too short, @-ana begins wrong', []],
  ])('finds the mentioned usernames in %j', (text, names) => {
    expect(findMentions(text)).toEqual(names);
  });
});

describe('parseTextCommand', () => {
  it.each(['STOP', 'Stop.', ' stop please! ', 'opt  out', 'No más, gracias', 'ALTO'])(
    'reads %j as a request for no more text messages',
    (text) => expect(parseTextCommand(text)).toBe('stop'),
  );

  it.each(['START', 'Yes, thanks', 'Sí', 'please unstop'])(
    'reads %j as a request for text messages',
    (text) => expect(parseTextCommand(text)).toBe('start'),
  );

  it.each(['', 'Please', 'stop by at noon', 'We stopped', 'yesterday'])(
    'reads %j as an ordinary message',
    (text) => expect(parseTextCommand(text)).toBeUndefined(),
  );
});
