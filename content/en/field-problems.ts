import type { FieldProblems } from '../field-shape.ts';

export const fieldProblems: FieldProblems = {
  missing: '{label} is required',
  email: 'Enter an e-mail address like name@example.org',
  url: 'Enter a web address that starts with https://',
  option: 'Choose one of the options',
  amount: 'Enter an amount of at least {minimum}, like 50 or 50.00',
  giftType: 'Choose one-time or monthly',
  text: 'Use text here',
  characters: 'This has characters we cannot store',
  tooLong: 'Keep this under {max} characters',
  yesNo: 'Use yes or no here',
  people: 'Use a number of people',
  wholeNumber: 'Use a whole number',
  atLeast: 'Use a number from {minimum}',
  atMost: 'Use a number up to {maximum}',
  birthDate: 'Use a date like 1990-04-30',
  realDate: 'Use a real date',
  moment: 'Use a date like 2026-11-30 or a full date and time',
  other: 'This is missing or not right',
};
