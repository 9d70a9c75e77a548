import { describe, expect, it } from 'vitest';
import { buildMemberPayload, splitCityAndState } from './application-payload.ts';

describe('splitCityAndState', () => {
  it.each([
    ['Salem, VA   24153-1234', 'Salem', 'VA'],
    ['Salem, West Virginia 24153', 'Salem', 'West Virginia'],
    ['Uz, VA', 'Uz', 'VA'],
    [`${'x'.repeat(100)}, VA`, 'x'.repeat(100), 'VA'],
  ])('splits %j into city and state', (location, city, state) => {
    expect(splitCityAndState(location)).toEqual({ city, state });
  });

  it.each(['U, VA', `${'x'.repeat(101)}, VA`, 'Richmond, 1 Main St VA', 'Richmond, VA 24153-12'])(
    'finds no city and state in %j',
    (location) => expect(splitCityAndState(location)).toEqual({}),
  );
});

describe('payload of the application for assistance', () => {
  it('contains every answer under its own key or in the additional information', () => {
    const payload = buildMemberPayload({
      ...{ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.org', phone: '804-555-0123' },
      ...{ location: 'Richmond, VA', homeSafety: 'SAFE', hearAbout: 'A friend' },
      ...{ emergency: 'YES', coreProgram: 'Housing', language: 'Spanish' },
      ...{ contactMethod: 'Mail', questions: 'When do you call?' },
    });
    expect(payload).toEqual({
      ...{ firstName: 'Ana', lastName: 'Silva', email: 'ana@example.org', phone: '804-555-0123' },
      ...{ address: '', city: 'Richmond', state: 'VA', zipCode: '', dateOfBirth: null },
      ...{ programAreas: ['Housing'], status: 'active', referralSource: 'membership-assistance' },
      ...{ emergencyNeeds: true, householdSize: null, householdIncome: '' },
      ...{ preferredLanguage: 'Spanish', preferredContactMethod: 'Mail' },
      tags: ['member-assistance', 'new-member'],
      notes: 'When do you call?',
      additionalInfo: JSON.stringify({
        ...{ location: 'Richmond, VA', homeSafety: 'SAFE', hearAbout: 'A friend' },
        emergency: 'YES',
      }),
    });
  });

  it('sends an unanswered question as empty, so that the server names it', () => {
    const payload = buildMemberPayload({ emergency: 'NO' });
    expect(payload).toMatchObject({
      ...{ firstName: '', lastName: '', email: '', phone: '', city: '', state: '' },
      ...{ programAreas: [], emergencyNeeds: false, preferredLanguage: '' },
      ...{ preferredContactMethod: '', notes: '' },
    });
    expect(JSON.parse(payload.additionalInfo)).toEqual({
      ...{ location: '', homeSafety: '', hearAbout: '', emergency: 'NO' },
    });
  });
});
