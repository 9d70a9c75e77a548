// Tests that visitors cannot set columns directly: each column is sent as an extra key.
import { desc, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../../server/db/schema.ts';
import { openSite, samples } from './harness.ts';

const site = openSite();

type Form = {
  path: string;
  table: PgTable & { id: typeof schema.members.id };
  valid: Record<string, unknown>;
  /** Columns that the form asks for. */
  asked: string[];
};

const forms: Form[] = [
  {
    path: '/api/contacts',
    table: schema.contacts as never,
    valid: samples.contact,
    asked: ['name', 'email', 'subject', 'message'],
  },
  {
    path: '/api/donations',
    table: schema.donations as never,
    valid: samples.donation,
    asked: [
      ...['type', 'amount', 'donorName', 'email', 'isAnonymous'],
      ...['tributeMessage', 'tributeRecipient'],
    ],
  },
  {
    path: '/api/get-involved-submissions',
    table: schema.getInvolvedSubmissions as never,
    valid: samples.volunteer,
    asked: [
      ...['formType', 'firstName', 'lastName', 'email', 'phone'],
      ...['formData', 'corePrograms', 'notes'],
    ],
  },
  {
    path: '/api/members',
    table: schema.members as never,
    valid: samples.application,
    asked: [
      ...['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'],
      ...['dateOfBirth', 'programAreas', 'emergencyNeeds', 'householdSize', 'householdIncome'],
      ...['preferredLanguage', 'preferredContactMethod', 'notes', 'additionalInfo'],
    ],
  },
];

const hostileValues: Record<string, unknown> = {
  status: 'completed',
  priority: 'low',
  tags: ['vip'],
  assignedTo: 'visitor',
  referralSource: 'Other',
  serviceRegion: 'out-of-state',
  safeContact: { voicemail: true, text: true, sayWho: true, note: 'fine' },
};

function hostileValue(name: string, dataType: string): unknown {
  if (name in hostileValues) return hostileValues[name];
  switch (dataType) {
    case 'number':
      return 7;
    case 'boolean':
      return name !== 'isActive';
    case 'date':
      return '2001-01-01T00:00:00.000Z';
    case 'array':
      return ['hostile'];
    case 'json':
      return { hostile: 'yes' };
    default:
      return 'hostile';
  }
}

async function newestRow(form: Form): Promise<Record<string, unknown>> {
  const [row] = await site.db.select().from(form.table).orderBy(desc(form.table.id)).limit(1);
  return row ?? expect.unreachable();
}

/** These differ between any two rows; separate tests cover them. */
const ownToEachRow = [...['id', 'reference', 'createdAt', 'updatedAt', 'dueAt', 'searchText']];

describe.each(forms)('visitor who posts to $path', (form) => {
  const forbidden = Object.entries(getTableColumns(form.table)).filter(
    ([name]) => !form.asked.includes(name),
  );
  const extras = Object.fromEntries(
    forbidden.map(([name, column]) => [name, hostileValue(name, column.dataType)]),
  );

  it('sets no column that the form does not ask for', async () => {
    expect((await site.visitor('POST', form.path, { body: form.valid })).status).toBe(201);
    const plain = await newestRow(form);
    const body = { ...extras, ...form.valid, status: 'completed' };
    const response = await site.visitor('POST', form.path, { body });
    expect(response.status).toBe(201);
    const attacked = await newestRow(form);
    const comparable = (row: object) =>
      Object.entries(row).filter(([name]) => !ownToEachRow.includes(name));
    expect(comparable(attacked)).toEqual(comparable(plain));
    expect(attacked.id).toBe(Number(plain.id) + 1);
    expect(attacked.reference).toBe((response.body as { reference: string }).reference);
    const ageMs = Date.now() - (attacked.createdAt as Date).getTime();
    expect(Math.abs(ageMs)).toBeLessThan(60_000);
  });

  it('returns only a reference to a visitor', async () => {
    const response = await site.visitor('POST', form.path, { body: form.valid });
    expect(Object.keys(response.body as object)).toEqual(['reference']);
    const { reference } = response.body as { reference: string };
    expect(reference).toMatch(/^WW-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    // Random letters could spell a name.
    expect(response.text.replace(reference, '')).not.toMatch(/ana|silva|804/i);
  });

  it("does not pollute object prototypes from a visitor's keys", async () => {
    const raw = `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(form.valid).slice(1)}`;
    expect((await site.visitor('POST', form.path, { raw })).status).toBe(201);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(await newestRow(form))).not.toContain('polluted');
  });

  it(`refuses to let a visitor read ${getTableName(form.table)} back`, async () => {
    expect((await site.visitor('GET', form.path)).status).toBe(401);
  });
});

describe('application for assistance', () => {
  it('starts active, tagged for review, with the priority from triage', async () => {
    const body = {
      ...samples.application,
      emergency: 'YES',
      status: 'inactive',
      priority: 'low',
      tags: ['none'],
      referralSource: 'Other',
    };
    await site.visitor('POST', '/api/members', { body });
    const [row] = await site.db.select().from(schema.members).orderBy(desc(schema.members.id));
    expect(row).toMatchObject({
      status: 'active',
      priority: 'urgent',
      tags: ['member-assistance', 'new-member'],
      referralSource: 'membership-assistance',
      isActive: true,
    });
  });

  it('treats a signed-in browser without its token as a visitor', async () => {
    const staff = await site.signIn();
    const response = await site.visitor('POST', '/api/members', {
      body: { ...samples.application, priority: 'low' },
      headers: { cookie: staff.cookie },
    });
    expect(response.status).toBe(201);
    expect(Object.keys(response.body as object)).toEqual(['reference']);
  });

  it("shows a visitor's row in no other public response", async () => {
    const marker = 'Xenomarkerios';
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, firstName: marker, lastName: marker, location: marker },
    });
    for (const path of ['/api/stats', '/api/public-events', '/api/health', '/api/openapi.json']) {
      const response = await site.visitor('GET', path);
      expect(response.status).toBe(200);
      expect(response.text).not.toContain(marker);
    }
  });
});
