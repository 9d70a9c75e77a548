// Notification settings of staff members, and who is on call.
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { notificationPaces, toTextNumber } from '#domain/messages';
import { isEmail } from '#domain/text/text';
import { optionalText } from '#domain/text/text-check';
import { listValues } from '#domain/vocabulary';
import { phone as officePhone } from '#organization';
import { notFound } from '../api/app-error.ts';
import { compareChanges } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { changeRow } from '../api/change.ts';
import { staffRoute } from '../api/route.ts';
import type { Db, Queries } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import type { Env } from '../env.ts';
import { hasStopped } from './text-stops.ts';

type Account = typeof staffAccounts.$inferSelect;

const mySettings = [
  'id',
  'username',
  'email',
  'phone',
  'pace',
  'getsDigest',
  'isOnCall',
  'version',
] as const;
const onCallColumns = ['id', 'username', 'isOnCall', 'version'] as const;
const settingsResponse = buildRowSchema(staffAccounts, mySettings);
export type NotificationSettings = v.InferOutput<typeof settingsResponse>;
const onCallResponse = v.strictObject({
  ...buildRowSchema(staffAccounts, onCallColumns).entries,
  /** True if there is an address or a number to notify. */
  isReachable: v.boolean(),
  /** The number answered STOP: it gets no text, not even in an emergency. */
  hasStoppedTexts: v.boolean(),
});

function shownSettings(row: Account) {
  return Object.fromEntries(mySettings.map((name) => [name, row[name]])) as Pick<
    Account,
    (typeof mySettings)[number]
  >;
}

/** A phone number is unreachable if this server sends no texts. */
async function shownOnCall({ db, env }: { db: Queries; env: Env }, row: Account) {
  const { id, username, isOnCall, version, email, phone } = row;
  const number = env.texts === undefined ? undefined : toTextNumber(phone ?? '');
  const hasStoppedTexts = number !== undefined && (await hasStopped(db, number));
  const isReachable = email !== null || (number !== undefined && !hasStoppedTexts);
  return { id, username, isOnCall, version, isReachable, hasStoppedTexts };
}

const emptyAsNone = v.transform((text: string) => (text === '' ? null : text));
const settingsSchema = v.object({
  email: v.optional(
    v.pipe(
      optionalText(254),
      v.check((text) => text === '' || isEmail(text), 'Use one address like name@example.org'),
      emptyAsNone,
    ),
  ),
  phone: v.optional(
    v.pipe(
      optionalText(40),
      v.check(
        (text) => text === '' || toTextNumber(text) !== undefined,
        `Use a number like ${officePhone}`,
      ),
      emptyAsNone,
    ),
  ),
  pace: v.optional(v.picklist(listValues(notificationPaces), 'Choose how soon')),
  getsDigest: v.optional(v.boolean()),
  isOnCall: v.optional(v.boolean()),
});

type AccountChange = {
  db: Db;
  id: number;
  version: number | undefined;
  session: StaffSession;
  now: Date;
  wanted: Partial<Account>;
  shown: (row: Account) => object;
};

async function changeAccount({ db, wanted, ...change }: AccountChange): Promise<Account> {
  const { row } = await db.transaction((tx) =>
    changeRow(tx, {
      ...change,
      table: staffAccounts,
      subject: 'staff',
      name: 'Account',
      differs: (row) => compareChanges(row, wanted),
      columns: (row) => {
        if (row.isDisabled) throw notFound('Account');
        return wanted;
      },
      // An address is personal: log that it changed, not its value.
      entry: (row) => {
        const { email, phone, ...changes } = compareChanges(row, wanted);
        return { changes, note: email || phone ? 'address' : undefined };
      },
    }),
  );
  return row;
}

export const settingsRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/my-notifications',
    needs: 'self',
    summary: 'How the signed-in person wants to hear of things',
    response: settingsResponse,
    handle: async ({ db, session }) => {
      const [row] = await db
        .select()
        .from(staffAccounts)
        .where(eq(staffAccounts.id, session.staffId));
      if (row === undefined) throw notFound('Account');
      return { body: shownSettings(row) };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/my-notifications',
    needs: 'self',
    summary: 'Change how the signed-in person wants to hear of things',
    body: settingsSchema,
    response: settingsResponse,
    handle: async ({ db, body, version, session, now }) => {
      const change = { db, id: session.staffId, version, session, now: now() };
      const row = await changeAccount({
        ...change,
        wanted: body as Partial<Account>,
        shown: shownSettings,
      });
      return { body: shownSettings(row) };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/on-call',
    needs: 'outbox',
    summary: 'Who is on call, and who could be',
    response: v.array(onCallResponse),
    handle: async ({ db, env }) => {
      const rows = await db
        .select()
        .from(staffAccounts)
        .where(
          and(
            eq(staffAccounts.isDisabled, false),
            env.demo ? undefined : eq(staffAccounts.isDemo, false),
          ),
        )
        .orderBy(staffAccounts.username);
      return { body: await Promise.all(rows.map((row) => shownOnCall({ db, env }, row))) };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/on-call/{id}',
    needs: 'outbox',
    summary: 'Put somebody on call, or take them off',
    body: v.object({ isOnCall: v.boolean('Say whether the person is on call') }),
    response: onCallResponse,
    handle: async ({ db, env, body, params, version, session, now }) => {
      const change = { db, id: Number(params.id), version, session, now: now() };
      const shown = (row: Account) =>
        Object.fromEntries(onCallColumns.map((name) => [name, row[name]]));
      const row = await changeAccount({ ...change, wanted: body, shown });
      return { body: await shownOnCall({ db, env }, row) };
    },
  }),
];

export type OnCallPerson = v.InferOutput<typeof onCallResponse>;
