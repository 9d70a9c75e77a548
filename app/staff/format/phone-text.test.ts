import { expect, it } from 'vitest';
import { phone as officePhone } from '#organization';
import { formatPhone } from './formats';

const typed = ['(804) 555-0141', '804-555-0141', '8045550141', '804.555.0141', '+1 804 555 0141'];

it.each(typed)('formats %s like the office phone number', (phone) => {
  const shape = officePhone.replace(/\d/g, '0');
  expect(formatPhone(phone).replace(/\d/g, '0')).toBe(shape);
  expect(formatPhone(phone).replace(/\D/g, '')).toBe('8045550141');
});

it('leaves partial, multiple, and foreign numbers unchanged', () => {
  for (const phone of [
    '555-0141',
    '804-555-0141 ext. 5',
    '8045550141 (aunt)',
    '+33 1 23 45 67 8',
    '',
  ])
    expect(formatPhone(phone)).toBe(phone);
});
