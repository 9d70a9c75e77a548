import { describe, expect, it } from 'vitest';
import { activity } from '#text/staff/activity';
import { formatFieldValue } from './field-text';
import { describeHistory } from './history';

const told = (changes: Record<string, [unknown, unknown]>) => describeHistory({ changes });

describe('the history of a case', () => {
  it('describes changes in complete sentences', () => {
    expect(told({ status: ['active', 'on-hold'] })).toEqual([
      'Status changed from Active to On Hold.',
    ]);
    expect(told({ assignedTo: [null, 'casey'] })).toEqual(['Assigned to was set to casey.']);
    expect(told({ email: ['ana@example.org', null] })).toEqual([
      'Email was removed; it was ana@example.org.',
    ]);
  });

  it('names the items that were added to a list or removed from it', () => {
    expect(
      told({
        tags: [
          ['a', 'b'],
          ['b', 'c'],
        ],
      }),
    ).toEqual(['Added to Tags: c.', 'Removed from Tags: a.']);
  });

  it('describes each answer about safe contact separately', () => {
    const before = { voicemail: null, text: true, sayWho: null, note: '' };
    expect(
      told({ safeContact: [before, { ...before, voicemail: false, note: 'At work' }] }),
    ).toEqual(['We may leave a voicemail was set to No.', 'Note was set to At work.']);
    expect(told({ safeContact: [null, before] })).toEqual([
      'We may send text messages was set to Yes.',
    ]);
  });

  it('does not repeat a change that the title already describes', () => {
    expect(told({ isCompleted: [false, true] })).toEqual([]);
  });

  it('describes every logged action with a sentence', () => {
    const logged: Record<string, string> = {
      member: 'received created changed viewed exported opened-restricted',
      check: 'check-failed review-full',
      submission: 'received started completed reopened changed answered replied exported',
      contact: 'received answered replied changed exported',
      donation: 'received changed exported',
      event: 'created changed deleted',
      reminder: 'created changed completed reopened',
      alert: 'created resolved reopened',
      'service-record': 'created changed',
      'progress-note': 'created changed',
      staff:
        'signed-in signed-out created changed sign-in-refused new-device passkey-went-back read-much',
    };
    const sentences: Record<string, Record<string, string>> = activity.sentences;
    for (const [subject, actions] of Object.entries(logged)) {
      for (const action of actions.split(' ')) {
        expect(sentences[subject]?.[action], `${subject} ${action}`).toBeDefined();
      }
    }
  });
});

it('describes a missing answer about safe contact as not asked yet', () => {
  expect(formatFieldValue('voicemail', '')).toBe('Not asked yet');
  expect(formatFieldValue('city', '')).toBe('');
});
