// Tests the six get-involved forms and the staff queue.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#domain/calendar/durations';
import { samples, startApi } from '../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
let other: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn('casey');
  other = await site.signIn('morgan');
});
afterAll(() => site.stop());

const path = '/api/get-involved-submissions';
const basics = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.org',
  phone: '804-555-0123',
};

/** Each form's required fields and its optional ones, with a value for each. */
const forms: Record<string, { enforced: object; open: object }> = {
  'community-leader': {
    enforced: {
      standout: 'I listen',
      greatFit: 'I live here',
      strength: 'Patience',
      challenge: 'Time',
      hearAbout: 'A friend',
    },
    open: {
      experience: 'Scouts',
      reviewedPrograms: true,
      flexibleSchedule: false,
      volunteerOpportunity: true,
    },
  },
  volunteer: {
    enforced: { bestTimes: 'Mornings', hearAbout: 'A friend' },
    open: {
      volunteerType: 'both',
      programInterest: 'Food',
      openToOpportunities: 'yes',
      specificWay: 'Driving',
      experience: 'Ten years',
    },
  },
  'resource-partner': {
    enforced: { professionalTitle: 'Manager', resources: 'Rooms', hearAbout: 'A friend' },
    open: {
      entityType: 'nonprofit',
      selectedPrograms: ['HOME AT HEART', 'M.A.Y.B.E. MORE'],
      partnershipType: 'not-sure',
      lowCostResources: true,
    },
  },
  donate: {
    enforced: { supplyType: 'Coats', volume: '3 boxes', frequency: 'Once', hearAbout: 'A friend' },
    open: { businessName: 'Coat shop', pickupNeeded: 'yes' },
  },
  'media-partner': {
    enforced: {
      mediaOutletName: 'The Sample',
      mediaOutletType: 'Podcast',
      website: 'https://sample.example.org',
      hearAbout: 'A friend',
    },
    open: { socialLinks: '@sample', projectInterest: 'A day at the garden' },
  },
  'host-giveaway': {
    enforced: {
      locationType: 'School gym',
      address: '1 Sample Street',
      driveIdea: 'Coats for all',
      hearAbout: 'A friend',
    },
    open: { volunteerOpportunity: true },
  },
};

function payload(formType: string, answers: object, corePrograms: string[] = []) {
  const formData = { ...basics, location: 'Richmond, VA', ...answers };
  return { formType, ...basics, corePrograms, formData, status: 'new', notes: '' };
}

async function submit(body: object = samples.volunteer): Promise<Submission> {
  const response = await site.visitor('POST', path, { body });
  expect(response.status, response.text).toBe(201);
  const { reference } = response.body as { reference: string };
  const [row] = (await staff('GET', `${path}?search=${reference}`)).body as Submission[];
  return (await staff('GET', `${path}/${row?.id}`)).body as Submission;
}
type Submission = { id: number; formData: Record<string, unknown> } & Record<string, unknown>;

const put = (who: typeof staff, id: number, body: object) => who('PUT', `${path}/${id}`, { body });

describe.each(Object.entries(forms))('form %s', (formType, { enforced, open }) => {
  it('stores every answer of the form', async () => {
    const programs = formType === 'resource-partner' ? ['HOME AT HEART', 'M.A.Y.B.E. MORE'] : [];
    const row = await submit(payload(formType, { ...enforced, ...open }, programs));
    expect(row).toMatchObject({ formType, ...basics, corePrograms: programs, name: 'Ana Silva' });
    expect(row.formData).toEqual({ ...basics, location: 'Richmond, VA', ...enforced, ...open });
    expect(row).toMatchObject({ status: 'new', assignedTo: null, isFollowUpComplete: false });
  });

  it('requires only the enforced answers of a form', async () => {
    expect((await submit(payload(formType, enforced))).formType).toBe(formType);
    const blank = Object.fromEntries(
      Object.entries(open).map(([key, value]) => [key, typeof value === 'string' ? '' : value]),
    );
    await submit(payload(formType, { ...enforced, ...blank }));
  });

  it.each([...Object.keys(enforced), 'location'])(
    'returns 422 and names %s when it is missing',
    async (key) => {
      for (const value of ['', undefined]) {
        const body = payload(formType, { ...enforced, [key]: value });
        const response = await site.visitor('POST', path, { body });
        expect(response.status).toBe(422);
        expect(response.body).toMatchObject({
          error: {
            fields: {
              [`formData.${key}`]: expect.stringMatching(/^Please answer: .*\?$|[^?] is required$/),
            },
          },
        });
      }
    },
  );
});

describe('submission', () => {
  it.each(['firstName', 'lastName', 'email', 'phone'])(
    'returns 422 when the answer %s is missing',
    async (key) => {
      const body = payload('volunteer', forms.volunteer?.enforced ?? {});
      const without = { ...body, [key]: '', formData: { ...body.formData, [key]: '' } };
      expect((await site.visitor('POST', path, { body: without })).status).toBe(422);
    },
  );

  it('returns 422 for an unknown type, an unknown option, or an invalid URL', async () => {
    const bad = [
      { ...samples.volunteer, formType: 'stranger' },
      payload('volunteer', { ...forms.volunteer?.enforced, volunteerType: 'sometimes' }),
      payload('media-partner', { ...forms['media-partner']?.enforced, website: 'javascript:1' }),
      { ...samples.volunteer, corePrograms: ['DIGITAL DIASPORA'] },
    ];
    for (const body of bad) expect((await site.visitor('POST', path, { body })).status).toBe(422);
  });

  it('stores the notes of the payload', async () => {
    expect(await submit({ ...samples.volunteer, notes: 'Call me' })).toMatchObject({
      notes: 'Call me',
    });
  });

  it('finds a submission by name, email, phone, and form type', async () => {
    const row = await submit({
      ...samples.volunteer,
      firstName: 'Zoë',
      lastName: 'Ångström',
      email: 'zoe@example.org',
      phone: '+1 (804) 555-0177',
    });
    for (const search of ['zoe', 'ANGSTROM', 'zoe@example.org', '804.555.0177', 'volunteer zoe']) {
      const found = await staff('GET', `${path}?search=${encodeURIComponent(search)}`);
      expect((found.body as Submission[]).map(({ id }) => id)).toContain(row.id);
    }
  });
});

describe('search without an exact match', () => {
  it('finds near matches of a name and a number, and marks them as near', async () => {
    const row = await submit({ ...samples.volunteer, firstName: 'Wanda', lastName: 'Quill' });
    for (const search of [
      'quil',
      'quilll',
      'qiull',
      'wand quill',
      'quill wanga',
      'wandaa',
      `#${row.id}`,
    ]) {
      const found = await staff('GET', `${path}?search=${encodeURIComponent(search)}`);
      expect((found.body as Submission[])[0]?.id, search).toBe(row.id);
    }
    const exact = await staff('GET', `${path}?search=quill`);
    expect(exact.headers.get('x-search-is')).toBeNull();
    const near = await staff('GET', `${path}?search=qiull`);
    expect(near.headers.get('x-search-is')).toBe('near');
    expect(near.headers.get('x-total-count')).toBe('1');
    for (const other of ['qixxll', 'qiull&status=completed', "quil'; drop"]) {
      expect((await staff('GET', `${path}?search=${other}`)).body, other).toEqual([]);
    }
  });
});

describe('status of a submission', () => {
  it('changes from new to in progress to completed, assigned to the staff member who started it', async () => {
    const { id } = await submit();
    const started = await put(staff, id, { status: 'in-progress', assignedTo: 'admin' });
    expect(started.body).toMatchObject({ status: 'in-progress', assignedTo: 'casey' });
    const done = await put(staff, id, { status: 'completed' });
    expect(done.body).toMatchObject({ status: 'completed', assignedTo: 'casey' });
  });

  it('counts as answered when staff replied, not when they started it', async () => {
    const { id } = await submit();
    const stateAfter = async (body: object) =>
      ((await put(staff, id, body)).body as Submission).firstRespondedAt;
    expect(await stateAfter({ status: 'in-progress' })).toBeNull();
    expect(await stateAfter({ status: 'on-hold' })).toBeNull();
    const replied = await stateAfter({ isAnswered: true });
    expect(replied).not.toBeNull();
    expect(await stateAfter({ status: 'in-progress' })).toBe(replied);
    expect(await stateAfter({ isAnswered: false })).toBeNull();
    const log = (await staff('GET', '/api/activity?limit=5')).body as Submission[];
    expect(log.map(({ action }) => action)).toContain('answered');
  });

  const undo = (who: typeof staff, id: number) => who('POST', `${path}/${id}/undo`);

  it.each(['in-progress', 'on-hold'])(
    'restores the assignee when the status %s is undone',
    async (status) => {
      for (const whose of ['morgan', 'casey', null]) {
        const { id } = await submit();
        await put(staff, id, { assignedTo: whose });
        await put(staff, id, { status });
        expect((await undo(staff, id)).body).toMatchObject({ status: 'new', assignedTo: whose });
      }
    },
  );

  it('restores its assignee when its return to the queue is undone', async () => {
    const { id } = await submit();
    await put(other, id, { status: 'in-progress' });
    expect((await put(staff, id, { status: 'new' })).body).toMatchObject({ assignedTo: null });
    const back = await undo(staff, id);
    expect(back.body).toMatchObject({ status: 'in-progress', assignedTo: 'morgan' });
    const [last] = (await staff('GET', '/api/activity?limit=1')).body as Submission[];
    expect(last).toMatchObject({ actor: 'casey', action: 'undone', subjectId: id });
  });

  it('restores the assignees of several submissions when a bulk change is undone', async () => {
    const rows = [];
    for (const assignedTo of ['morgan', null]) {
      const { id } = await submit();
      const { version } = (await put(staff, id, { assignedTo })).body as { version: number };
      rows.push({ id, version });
    }
    const done = await staff('POST', `${path}/bulk`, { body: { rows, status: 'in-progress' } });
    const { changed } = done.body as { changed: Submission[] };
    const back = await staff('POST', `${path}/bulk/undo`, { body: { rows: changed } });
    expect((back.body as { changed: Submission[] }).changed).toHaveLength(2);
    const owners = rows.map(async ({ id }) => (await staff('GET', `${path}/${id}`)).body);
    expect(await Promise.all(owners)).toMatchObject([
      { status: 'new', assignedTo: 'morgan' },
      { status: 'new', assignedTo: null },
    ]);
  });

  it.each([
    [{ isAnswered: true }, { isAnswered: false }],
    [{ status: 'completed' }, { status: 'in-progress' }],
  ])(
    'restores the response time of %o when the mistaken change %o is undone',
    async (answer, slip) => {
      const { id } = await submit();
      await put(other, id, { status: 'in-progress' });
      const { firstRespondedAt } = (await put(other, id, answer)).body as Submission;
      site.clock.offsetMs += 2 * hourMs;
      [staff, other] = [await site.signIn('casey'), await site.signIn('morgan')];
      expect((await put(staff, id, slip)).body).toMatchObject({ firstRespondedAt: null });
      const back = await undo(staff, id);
      expect(back.body).toMatchObject({ firstRespondedAt, assignedTo: 'morgan' });
    },
  );

  it('plans the follow-up again when an answer is undone', async () => {
    const { id } = await submit();
    await put(staff, id, { followUpDate: '2030-01-01T15:00:00Z' });
    expect((await put(staff, id, { isAnswered: true })).body).toMatchObject({
      isFollowUpComplete: true,
    });
    expect((await undo(staff, id)).body).toMatchObject({
      firstRespondedAt: null,
      isFollowUpComplete: false,
    });
  });

  it('counts as answered when completed, and as unanswered when reopened right away', async () => {
    const { id } = await submit();
    await put(staff, id, { status: 'in-progress' });
    expect((await put(staff, id, { status: 'completed' })).body).not.toMatchObject({
      firstRespondedAt: null,
    });
    expect((await put(staff, id, { status: 'in-progress' })).body).toMatchObject({
      firstRespondedAt: null,
    });
  });

  it.each([
    ['new', 'completed'],
    ['completed', 'new'],
    ['completed', 'on-hold'],
    ['on-hold', 'completed'],
  ])('refuses to change the status of a submission from %s to %s', async (from, to) => {
    const { id } = await submit();
    if (from !== 'new') await put(staff, id, { status: 'in-progress' });
    if (from !== 'new') expect((await put(staff, id, { status: from })).status).toBe(200);
    const response = await put(staff, id, { status: to });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ error: { code: 'conflict' } });
  });

  it('puts a submission on hold, resumes it, and returns it to the queue', async () => {
    const { id } = await submit();
    for (const status of ['on-hold', 'in-progress', 'new', 'in-progress', 'completed']) {
      expect((await put(staff, id, { status })).body).toMatchObject({ status });
    }
    expect((await put(staff, id, { status: 'in-progress' })).status).toBe(200);
  });

  it('returns 409 with the assignee when a colleague has already started it', async () => {
    const { id } = await submit();
    expect((await put(other, id, { status: 'in-progress' })).status).toBe(200);
    const late = await put(staff, id, { status: 'in-progress' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error: { message: 'morgan is already working on this.' },
    });
  });

  it('gets one assignee when two staff members start it at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await submit();
      const responses = await Promise.all(
        [staff, other, staff, other].map((who) => put(who, id, { status: 'in-progress' })),
      );
      const owners = responses
        .filter((response) => response.status === 200)
        .map((response) => (response.body as { assignedTo: string }).assignedTo);
      expect(new Set(owners).size).toBe(1);
      expect(responses.filter((response) => response.status === 409)).toHaveLength(2);
    }
  });

  it('assigns a submission to a colleague with an account, and to nobody else', async () => {
    const { id } = await submit();
    await put(staff, id, { status: 'in-progress' });
    expect((await put(staff, id, { assignedTo: 'morgan' })).body).toMatchObject({
      assignedTo: 'morgan',
    });
    const response = await put(staff, id, { assignedTo: 'nobody' });
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ error: { fields: { assignedTo: expect.any(String) } } });
  });

  it('returns 404 when the submission does not exist', async () => {
    expect((await put(staff, 999_999, { status: 'in-progress' })).status).toBe(404);
  });
});
