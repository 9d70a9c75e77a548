// Tests the public application: the submitted answers, and the resulting case.
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMemberPayload } from '#domain/forms/application-payload';
import { samples, startApi } from '../../../tests/api/harness.ts';
import { caseAlerts, followUpReminders } from '../../db/schema/case-parts.ts';
import { members } from '../../db/schema/members.ts';
import { outbox } from '../../db/schema/outbox.ts';

let site: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  site = await startApi();
});
afterAll(() => site.stop());

async function apply(changes: Record<string, unknown> = {}) {
  const body = { ...samples.application, ...changes };
  const response = await site.visitor('POST', '/api/members', { body });
  expect(response.status, response.text).toBe(201);
  const [row] = await site.db.select().from(members).orderBy(desc(members.id)).limit(1);
  const member = row ?? expect.unreachable();
  const alerts = await site.db.select().from(caseAlerts).where(eq(caseAlerts.memberId, member.id));
  const reminders = await site.db
    .select()
    .from(followUpReminders)
    .where(eq(followUpReminders.memberId, member.id));
  return { member, alerts, reminders };
}

describe('keys of the application form', () => {
  it('fills the columns of the member row from the keys of the form', async () => {
    const { member } = await apply();
    expect(member).toMatchObject({
      firstName: 'Ana',
      lastName: 'Silva',
      email: 'ana@example.org',
      phone: '(804) 555-0123',
      city: 'Richmond',
      state: 'VA',
      programAreas: ['Food, Nutrition & Agriculture'],
      emergencyNeeds: false,
      preferredLanguage: 'English',
      preferredContactMethod: 'Email',
      notes: 'Can somebody call me?',
      status: 'active',
      tags: ['member-assistance', 'new-member'],
      referralSource: 'membership-assistance',
      priority: 'normal',
    });
  });

  it('stores answers without a column in additionalInfo', async () => {
    const { member } = await apply({ location: 'Behind the old mill' });
    expect(member.additionalInfo).toMatchObject({
      homeSafety: 'SAFE',
      hearAbout: 'A friend',
      location: 'Behind the old mill',
    });
    expect([member.city, member.state]).toEqual([null, null]);
  });

  it('accepts an application without a question that is only marked as required', async () => {
    const { language: _, contactMethod: __, coreProgram: ___, ...rest } = samples.application;
    const { emergency: ____, questions: _____, ...least } = rest;
    const response = await site.visitor('POST', '/api/members', { body: least });
    expect(response.status).toBe(201);
  });

  it.each(['firstName', 'lastName', 'email', 'phone', 'location', 'homeSafety', 'hearAbout'])(
    'returns 422 when the enforced answer is missing: %s',
    async (key) => {
      for (const value of [undefined, '', '   ']) {
        const body = { ...samples.application, [key]: value };
        const response = await site.visitor('POST', '/api/members', { body });
        expect(response.status).toBe(422);
        expect(Object.keys((response.body as { error: { fields: object } }).error.fields)).toEqual([
          key,
        ]);
      }
    },
  );
});

describe('keys of the member payload mapping', () => {
  it('prefers keys of the member payload to answers of the form, which additionalInfo preserves', async () => {
    const { member } = await apply({
      programAreas: ['Housing & Shelter', 'Food & Nutrition'],
      notes: 'From the mapping',
      preferredLanguage: 'Spanish',
      preferredContactMethod: 'Mail',
      city: 'Norfolk',
      state: 'NC',
      emergencyNeeds: true,
      emergency: 'NO',
    });
    expect(member).toMatchObject({
      programAreas: ['Housing & Shelter', 'Food & Nutrition'],
      notes: 'From the mapping',
      preferredLanguage: 'Spanish',
      preferredContactMethod: 'Mail',
      city: 'Norfolk',
      state: 'NC',
      emergencyNeeds: true,
    });
    expect(Object.values(member.additionalInfo)).toEqual(
      expect.arrayContaining(['Can somebody call me?', 'Richmond, VA', 'English', 'Email']),
    );
  });

  it('stores every field of the specified member payload', async () => {
    const additionalInfo = JSON.stringify({ safety: 'A dog in the yard', household: { size: 3 } });
    const { member } = await apply({
      address: '1 Sample Street',
      zipCode: '23220',
      dateOfBirth: null,
      programAreas: [],
      status: 'active',
      referralSource: 'membership-assistance',
      emergencyNeeds: false,
      householdSize: 3,
      householdIncome: '20,000',
      tags: ['member-assistance', 'new-member'],
      additionalInfo,
    });
    expect(member).toMatchObject({
      address: '1 Sample Street',
      zipCode: '23220',
      dateOfBirth: null,
      householdSize: 3,
      householdIncome: '20,000',
      additionalInfo: { safety: 'A dog in the yard', household: '{"size":3}' },
    });
  });

  it('copies assistanceAreas to the program areas', async () => {
    const { member } = await apply({ assistanceAreas: ['Education & Training'] });
    expect(member.programAreas).toEqual(['Education & Training']);
  });

  it('stores additionalInfo unchanged when it is not JSON', async () => {
    const { member } = await apply({ additionalInfo: 'Please {call} after six' });
    expect(member.additionalInfo.additionalInfo).toBe('Please {call} after six');
  });

  it('never replaces an answer of the form with a value of additionalInfo', async () => {
    const { member } = await apply({
      homeSafety: 'NOT SAFE',
      additionalInfo: '{"homeSafety":"SAFE","location":"elsewhere"}',
    });
    const kept = Object.values(member.additionalInfo);
    expect(kept).toEqual(expect.arrayContaining(['NOT SAFE', 'SAFE', 'Richmond, VA', 'elsewhere']));
  });

  it('returns 422 and names the field for an impossible date of birth', async () => {
    const response = await site.visitor('POST', '/api/members', {
      body: { ...samples.application, dateOfBirth: '1990-02-31' },
    });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: { fields: { dateOfBirth: expect.any(String) } } });
  });

  it('stores additionalInfo as raw text when its escapes cannot be stored', async () => {
    for (const unstorable of ['\\u0000', '\\ud800']) {
      const additionalInfo = `{"a":"x${unstorable}y"}`;
      const { member } = await apply({ additionalInfo });
      expect(member.additionalInfo.additionalInfo).toBe(additionalInfo);
    }
  });

  it('returns 422 and names the key when an additionalInfo key cannot be stored', async () => {
    for (const key of ['x\u0000', 'x\ud800']) {
      const response = await site.visitor('POST', '/api/members', {
        body: { ...samples.application, additionalInfo: { [key]: 'text' } },
      });
      expect(response.status).toBe(422);
      expect(response.text).toContain('"additionalInfo');
    }
  });
});

describe('member payload', () => {
  const payload = {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.org',
    phone: '(804) 555-0123',
    address: '',
    city: 'Richmond',
    state: 'VA',
    zipCode: '',
    dateOfBirth: null,
    programAreas: ['Food, Nutrition & Agriculture'],
    status: 'active',
    referralSource: 'membership-assistance',
    emergencyNeeds: false,
    householdSize: null,
    householdIncome: '',
    preferredLanguage: 'English',
    preferredContactMethod: 'Email',
    tags: ['member-assistance', 'new-member'],
    notes: '',
    additionalInfo: '{}',
  };
  const send = async (changes: object = {}) =>
    site.visitor('POST', '/api/members', { body: { ...payload, ...changes } });

  it('accepts a member payload without any further fields', async () => {
    expect((await send()).status).toBe(201);
  });

  it('builds a member payload with exactly the keys that the form sends, with every answer', async () => {
    const sent = buildMemberPayload({
      ...samples.application,
      emergency: 'NOT SURE',
      homeSafety: 'NOT SURE',
    });
    expect(Object.keys(sent)).toEqual(Object.keys(payload));
    expect((await send(sent)).status).toBe(201);
    const [member] = await site.db.select().from(members).orderBy(desc(members.id)).limit(1);
    expect(member).toMatchObject({
      city: 'Richmond',
      state: 'VA',
      notes: 'Can somebody call me?',
      priority: 'high',
      additionalInfo: {
        location: 'Richmond, VA',
        homeSafety: 'NOT SURE',
        emergency: 'NOT SURE',
        hearAbout: 'A friend',
      },
    });
  });

  it('returns 422 and names the unanswered questions of the form', async () => {
    const response = await send(
      buildMemberPayload({ ...samples.application, location: '', homeSafety: '' }),
    );
    expect(response.status).toBe(422);
    expect(
      Object.keys((response.body as { error: { fields: object } }).error.fields).toSorted(),
    ).toEqual(['homeSafety', 'location']);
  });

  it('stores unknown values of additionalInfo unchanged', async () => {
    const additionalInfo = JSON.stringify({ emergency: 'yes please', pets: ['cat'] });
    expect((await send({ additionalInfo })).status).toBe(201);
    const [member] = await site.db.select().from(members).orderBy(desc(members.id)).limit(1);
    expect(member?.additionalInfo).toEqual({ emergency: 'yes please', pets: '["cat"]' });
  });
});

describe('danger in free text', () => {
  const words = 'My husband hit me and says he will kill me';
  const story = 'I would like to know about your classes. ';
  it.each([
    ['questions', words],
    ['notes', words],
    ['questions', `${story.repeat(110)}${words}`],
    ['additionalInfo', words],
    ['additionalInfo', JSON.stringify({ safetyAssessment: words })],
    [
      'additionalInfo',
      JSON.stringify({ more: `${story.repeat(300)}${words}${story.repeat(300)}` }),
    ],
  ])(
    'raises a critical alert for danger in %s, regardless of the ticked answers',
    async (key, text) => {
      const { member, alerts } = await apply({ [key]: text });
      expect(member.priority).toBe('urgent');
      expect(alerts).toMatchObject([
        { priority: 'critical', title: 'Their own words tell of danger' },
      ]);
    },
  );

  it.each([
    [true, { questions: words }],
    [true, { homeSafety: 'NOT SURE' }],
    [true, { emergency: 'YES' }],
    [undefined, {}],
  ])('returns isDanger %s to the applicant for %o', async (isDanger, changes) => {
    const calm = { ...samples.application, homeSafety: 'SAFE', emergency: 'NO' };
    const sent = await site.visitor('POST', '/api/members', { body: { ...calm, ...changes } });
    expect((sent.body as { isDanger?: boolean }).isDanger).toBe(isDanger);
  });

  it('raises no alert when the text mentions no danger', async () => {
    expect((await apply({ questions: 'We need diapers and help with rent' })).alerts).toEqual([]);
  });

  it('raises an alert that links to the message or the volunteer form', async () => {
    const message = 'I want to kill myself tonight';
    const body = { ...samples.contact, message };
    const sent = await site.visitor('POST', '/api/contacts', { body });
    const { formData, ...rest } = samples.volunteer;
    const form = await site.visitor('POST', '/api/get-involved-submissions', {
      body: { ...rest, formData: { ...formData, specificWay: message } },
    });
    expect([sent.body, form.body]).toMatchObject([{ isDanger: true }, { isDanger: true }]);
    const staff = await site.signIn();
    const found = (await staff('GET', '/api/case-alerts?priority=critical')).body as object[];
    expect(found.slice(0, 2)).toMatchObject([
      {
        memberName: 'Ana Silva',
        memberId: null,
        contactId: null,
        submissionId: expect.any(Number),
      },
      { memberName: 'Ana Silva', memberId: null, contactId: expect.any(Number) },
    ]);
  });
});

describe('triage', () => {
  it('does not overlook an emergency because a mapping sent false', async () => {
    const { member } = await apply({ emergency: 'YES', emergencyNeeds: false });
    expect(member).toMatchObject({ emergencyNeeds: true, priority: 'urgent' });
  });

  it('raises no alert for an ordinary application, and sets its response due time', async () => {
    const { member, alerts, reminders } = await apply();
    expect([alerts, reminders, member.triageReasons]).toEqual([[], [], []]);
    expect(member.dueAt).not.toBeNull();
  });

  it('creates a critical alert and a reminder for an emergency', async () => {
    const { member, alerts, reminders } = await apply({ emergency: 'YES' });
    expect(member).toMatchObject({ priority: 'urgent', emergencyNeeds: true });
    expect(alerts).toMatchObject([
      { alertType: 'emergency', priority: 'critical', isActive: true, isResolved: false },
    ]);
    expect(reminders).toMatchObject([{ reminderType: 'first-contact', priority: 'urgent' }]);
    expect(reminders[0]?.dueDate).toEqual(member.dueAt);
  });

  it('raises a high alert, but no emergency, when the applicant is not sure', async () => {
    const { member, alerts } = await apply({ emergency: 'NOT SURE' });
    expect(member).toMatchObject({ priority: 'high', emergencyNeeds: false });
    expect(alerts).toMatchObject([{ alertType: 'check-safety', priority: 'high' }]);
  });

  it('stores every reason when there are several', async () => {
    const { member, alerts } = await apply({ emergency: 'YES', homeSafety: 'NOT SAFE' });
    expect(alerts.map((alert) => alert.alertType).toSorted()).toEqual(['emergency', 'unsafe-home']);
    expect(member.triageReasons).toEqual(['emergency', 'home-unsafe']);
    expect(alerts).toMatchObject([
      { reason: 'emergency', message: 'Said that this is an emergency.' },
      { reason: 'home-unsafe', title: 'Home is not safe' },
    ]);
  });
});

describe('applicant without email', () => {
  const withoutEmail = { email: '', noEmail: true };

  it('stores an applicant without email, with phone call as the contact method unless another was chosen', async () => {
    const { member } = await apply(withoutEmail);
    expect(member).toMatchObject({
      email: null,
      emailFolded: '',
      preferredContactMethod: 'Phone Call',
      additionalInfo: { noEmail: true },
    });
    const { member: byMail } = await apply({ ...withoutEmail, contactMethod: 'Mail' });
    expect(byMail.preferredContactMethod).toBe('Mail');
  });

  it('stores an applicant without email the same way from the member payload that the form sends', async () => {
    const body = buildMemberPayload({ ...samples.application, noEmail: true });
    expect(body.email).toBe('');
    const response = await site.visitor('POST', '/api/members', { body });
    expect(response.status, response.text).toBe(201);
    const [row] = await site.db.select().from(members).orderBy(desc(members.id)).limit(1);
    expect(row).toMatchObject({ email: null, additionalInfo: { noEmail: true } });
  });

  it('returns 422 when neither the email nor the checkbox is filled in', async () => {
    for (const noEmail of [undefined, false, '']) {
      const body = { ...samples.application, email: '', noEmail };
      const response = await site.visitor('POST', '/api/members', { body });
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ error: { fields: { email: expect.any(String) } } });
    }
  });

  it('treats two applicants without email as different people, and sends them no mail', async () => {
    const staff = await site.signIn();
    await apply({ ...withoutEmail, lastName: 'Nguyen', phone: '804-555-0611' });
    const { member } = await apply({ ...withoutEmail, firstName: 'Bo', phone: '804-555-0612' });
    const alike = await staff('GET', `/api/members/${member.id}/duplicates`);
    expect(alike.body).toEqual([]);
    const mails = await site.db.select().from(outbox).where(eq(outbox.subjectId, member.id));
    expect(mails.filter(({ kind }) => kind === 'thanks')).toEqual([]);
  });

  it('exports an applicant without email with an empty email cell', async () => {
    const staff = await site.signIn();
    await apply({ ...withoutEmail, lastName: 'Exported' });
    const file = await staff('GET', '/api/members/export?search=Exported');
    expect(file.text).toMatch(/Ana Exported,,/);
    expect(file.text).not.toMatch(/null|undefined/);
  });
});
