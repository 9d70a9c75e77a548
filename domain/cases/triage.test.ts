import { describe, expect, it } from 'vitest';
import { findHomeReason, readHomeSafety, triage } from './triage.ts';

const calm = { emergencyNeeds: false, emergency: 'NO', homeSafety: 'SAFE' };

describe('triage', () => {
  it('sets normal priority and no deadline for an application without danger', () => {
    expect(triage(calm)).toEqual({ priority: 'normal', reachWithinHours: undefined, matched: [] });
  });

  it.each([
    [{ emergency: 'YES' }, 'urgent', 1, ['emergency']],
    [{ emergencyNeeds: true }, 'urgent', 1, ['emergency']],
    [{ homeSafety: 'NOT SAFE' }, 'urgent', 1, ['unsafe-home']],
    [{ tellsOfDanger: true }, 'urgent', 1, ['emergency']],
    [{ tellsOfDanger: false }, 'normal', undefined, []],
    [{ emergency: 'NOT SURE' }, 'high', 4, ['check-safety']],
    [{ homeSafety: 'NOT SURE' }, 'high', 4, ['check-safety']],
    [{ emergency: 'YES', homeSafety: 'NOT SAFE' }, 'urgent', 1, ['emergency', 'unsafe-home']],
    [
      { emergency: 'NOT SURE', homeSafety: 'NOT SAFE' },
      'urgent',
      1,
      ['unsafe-home', 'check-safety'],
    ],
    [
      { emergency: 'NOT SURE', homeSafety: 'NOT SURE' },
      'high',
      4,
      ['check-safety', 'check-safety'],
    ],
    [{ emergency: '' }, 'normal', undefined, []],
  ])('rates %j as %s, to reach within %s h', (facts, priority, hours, alerts) => {
    const judged = triage({ ...calm, ...facts });
    expect([judged.priority, judged.reachWithinHours]).toEqual([priority, hours]);
    expect(judged.matched.map((rule) => rule.alert.type)).toEqual(alerts);
    const reasons = judged.matched.map(({ reason }) => reason);
    expect(new Set(reasons).size).toBe(alerts.length);
  });
});

describe('readHomeSafety', () => {
  it.each([
    'SAFE',
    'Yes, I am safe at home',
    'yes',
    'safe',
    'All good here',
    'Very safe, thank you',
    'Yes, no problems',
    'The stairs hurt my knees',
  ])('treats the answer %j about safety at home as safe', (text) =>
    expect(readHomeSafety(text)).toBe('safe'),
  );
  it.each([
    'NOT SAFE',
    'No, I am not safe at home',
    'no',
    'It isn’t safe',
    "I don't feel safe",
    'unsafe',
    'I am afraid of my husband',
    'He hits me',
    'he hits me sometimes',
    'maybe, he threatened me',
    'We are homeless',
    'They will evict us',
    'domestic violence',
    'not really that safe',
    'he is abusive',
    'a threat',
    'violence at home',
    'he hit me',
    'my stepfather hurts me',
    'it hurt me',
    'eviction next week',
  ])('treats the answer %j about safety at home as unsafe', (text) =>
    expect(readHomeSafety(text)).toBe('unsafe'),
  );
  it.each([
    'NOT SURE',
    'I am not sure',
    'unsure',
    "I don't know",
    'maybe',
    'Sometimes',
    "not sure it's safe",
  ])('treats the answer %j about safety at home as unsure', (text) =>
    expect(readHomeSafety(text)).toBe('unsure'),
  );
});

it('finds the reason about safety at home among the reasons of a case', () => {
  expect(findHomeReason(['emergency', 'home-unsure'])).toBe('home-unsure');
  expect(findHomeReason(['emergency'])).toBeUndefined();
});
