// Tests texts that the specification fixes word for word; the page tests compare pages with the content.
import { expect, it } from 'vitest';
import { popularAmount, presetAmounts } from '#domain/forms/donation';
import { programAreas } from '#domain/service-areas';
import { referralSources, serviceRegions } from '#organization';
import { contentOf } from '../all.ts';
import { cases } from './staff/cases.ts';

const { assistant, contact, donate, getAssistance, organization, toasts } = contentOf('en');
const { hours } = organization;

it.each([
  ['contactSent', 'Message sent!', "Thank you for contacting us. We'll get back to you soon."],
  ['contactFailed', 'Error', 'There was a problem sending your message. Please try again.'],
  [
    'donationSent',
    'Thank you for your donation!',
    'Your generosity helps create a wondrous world of completion.',
  ],
  ['donationIncomplete', 'Please fill in all fields', undefined],
  [
    'getInvolvedSent',
    'Form Submitted Successfully',
    "Thank you for your interest! We'll be in touch within 24-48 hours.",
  ],
  ['getInvolvedFailed', 'Submission Failed', 'Please try again or contact us directly.'],
  [
    'assistanceSent',
    'Application Submitted',
    "Thank you for your member assistance request. We'll contact you within 24-48 hours.",
  ],
  ['assistanceFailed', 'Error', 'Failed to submit application. Please try again.'],
  ['messageCopied', 'Copied!', 'Message copied to clipboard'],
  ['conversationCopied', 'Copied!', 'Conversation copied to clipboard'],
  ['loginSucceeded', 'Login Successful', undefined],
  ['loginFailed', 'Login Failed', 'Invalid username or password'],
  ['statusUpdated', 'Status Updated', 'Submission status has been updated successfully.'],
  ['statusUpdateFailed', 'Error', 'Failed to update submission status.'],
  [
    'memberCreated',
    'Member Added Successfully',
    'New member has been added to the case management system.',
  ],
  ['memberCreationFailed', 'Error', 'Failed to create member'],
  ['serviceRecordAdded', 'Service record added successfully', undefined],
  ['progressNoteAdded', 'Progress note added successfully', undefined],
] as const)('shows the specified text in the toast %s', (name, title, description) => {
  const variant = /Failed|Incomplete/.test(name) ? 'destructive' : 'default';
  expect(toasts.messages[name]).toEqual({
    ...{ title, variant },
    ...(description !== undefined && { description }),
  });
});

it('states the specified response times and office hours', () => {
  expect(hours.text).toBe('Monday-Friday 8:00 AM-6:00 PM EST');
  expect(JSON.stringify(getAssistance)).toContain('24-48 hours');
  expect(JSON.stringify(contact)).toContain('within 24 hours');
});

it('states what a gift does, and offers the specified amounts', () => {
  expect(organization.giftDoes).toEqual([
    'Every $1 donated equals $30 of food.',
    '$5 = 20 meals.',
    'Every dollar gives at least 10 meals.',
  ]);
  expect([presetAmounts, popularAmount, donate.labels.popular]).toEqual([
    [25, 50, 100, 250],
    100,
    'Popular',
  ]);
});

it('offers the specified quick questions in the chat', () => {
  expect(assistant.quickActions).toEqual([
    'How can I volunteer?',
    'Tell me about programs',
    'How do I donate?',
    'I need assistance',
  ]);
});

it('uses the specified card titles and empty text for cases', () => {
  expect(cases.empty).toBe('No cases found matching your criteria');
  expect(Object.values(cases.cards)).toEqual(
    expect.arrayContaining(['Active Cases', 'Critical Alerts']),
  );
});

it('lists the specified intake choices in order', () => {
  expect(programAreas.join('; ')).toBe(
    'Housing & Shelter; Clothing & Basic Necessities; Food & Nutrition; Agriculture Support; ' +
      'Health & Mental Wellness; Crisis Intervention & Recovery; Job & Career Opportunities; ' +
      'Entrepreneurship & Financial Literacy; Education & Training; Family & Relationship Support; ' +
      'Youth Programs & Special Needs; Environmental & Wildlife Stewardship; ' +
      'Arts, Technology & Spiritual Development; Digital Literacy & Technology Education; ' +
      'AI & Innovation Training',
  );
  expect(referralSources.join('; ')).toBe(
    'Community Partner Organization; Healthcare Provider; Social Services; Government Agency; ' +
      'Faith-Based Organization; School/Educational Institution; Family/Friend Referral; ' +
      'Online Search; Social Media; Community Event; Walk-in/Self-Referral; Other',
  );
  expect(Object.keys(serviceRegions)).toEqual([
    ...['richmond-metro', 'central-virginia', 'northern-virginia', 'eastern-virginia'],
    'out-of-state',
  ]);
});
