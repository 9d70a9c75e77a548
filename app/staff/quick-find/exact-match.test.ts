import { expect, it } from 'vitest';
import { isExactMatch } from './exact-match';

type Found = Parameters<typeof isExactMatch>[1];
const hit = (name: string) => ({ id: 1, name, note: '' });
const found = (members: string[], messages: string[] = []): Found => ({
  members: members.map(hit) as unknown as Found['members'],
  submissions: [],
  messages: messages.map(hit),
});

it('returns true for the only match with the complete name, reference, or phone number', () => {
  const one = found(['Ana López']);
  for (const typed of ['Ana López', ' ana  lopez ', 'WW-7K4M-9RTX', '804-555-0123', '8045550123']) {
    expect(isExactMatch(typed, one), typed).toBe(true);
  }
  expect(isExactMatch('Ana López', found([], ['Ana López']))).toBe(true);
});

it('returns false for a partial or misspelled name, several matches, or no match', () => {
  for (const typed of ['Ana', 'Ana Lope', 'Anna Lopez', 'WW-7K4M', '555-0123', '#1']) {
    expect(isExactMatch(typed, found(['Ana López'])), typed).toBe(false);
  }
  expect(isExactMatch('Ana López', found(['Ana López', 'Ana López-Ruiz']))).toBe(false);
  expect(isExactMatch('Ana López', found(['Ana López'], ['Ana López']))).toBe(false);
  expect(isExactMatch('Ana López', found([]))).toBe(false);
});
