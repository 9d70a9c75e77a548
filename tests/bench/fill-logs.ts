// Fills the logs like after some years of work: reads, messages, contact attempts, restrictions, holds and
// erasures. Counts grow with the members, except where staff create few rows.
import * as schema from '../../server/db/schema.ts';

const accounts = ['ana', 'ben', 'casey', 'dee', 'eli', 'fay', 'gus', 'hana', 'ivy', 'jo'];
/** One in this many cases is restricted. */
const restrictedOneIn = 500;
const idsOfList = 25;

export function buildLogStatements(members: number): string[] {
  const actor = `(array['${accounts.join("','")}'])[1 + n % ${accounts.length}]`;
  // Spread over three years; the newest are minutes old.
  const at = `now() - interval '5 minutes' - n * (interval '1100 days' / ${members})`;
  const series = (count: number) => `generate_series(1, ${Math.max(1, Math.round(count))}) as n`;
  const sealed = (column: { mapToDriverValue(value: unknown): unknown }, value: unknown) =>
    `'${String(column.mapToDriverValue(value))}'`;
  const note = sealed(schema.contactAttempts.note, 'Nobody picked up.');
  const params = sealed(schema.outbox.params, { what: 'message', reference: 'WW-1234-5678' });
  return [
    `insert into staff_accounts (username, password_hash, is_demo)
      select unnest(array['${accounts.join("','")}']), '', true on conflict do nothing`,

    `insert into contact_attempts (member_id, submission_id, contact_id, kind, outcome, note, author, created_at)
      select member_id, submission_id, contact_id, (array['call','text','mail','visit'])[1 + n % 4],
        (array['no-answer','voicemail','reached'])[1 + n % 3], ${note}, ${actor}, at + interval '3 hours'
      from (select id as member_id, null::int as submission_id, null::int as contact_id, id as n, created_at as at
          from members where id % 2 = 0
        union all select null, id, null, id, created_at from get_involved_submissions
        union all select null, null, id, id, created_at from contacts) as tried`,

    `insert into read_entries (at, actor, kind, route, subject, ids, filters, allowed_as)
      select ${at}, ${actor}, kind, '/api/members', case when n % 5 = 0 then 'contact' else 'member' end,
        case when kind = 'list' then array(select (1 + (n::bigint * 7919 + place) % ${members})::int from generate_series(1, ${idsOfList}) as place)
          else array[(1 + n::bigint * 7919 % ${members})::int] end,
        case when n % 4 = 0 then 'search limit=50' else 'sort=queue' end, 'case-worker: cases.read'
      from ${series(members)}, lateral (select (array['one','one','list','part','one','list','one','part','list','one'])[1 + n % 10]) as k (kind)`,

    `insert into newsletters (email, search_text, confirmed_at, created_at)
      select 'reader' || n || '@example.org', 'reader' || n || '@example.org', ${at}, ${at}
      from ${series(members / 2)}`,

    `insert into updates (audience, status, author, recipients, created_at)
      select 'newsletter', 'sent', ${actor}, 500, now() - n * interval '30 days' from ${series(36)}`,

    // Five messages wait whatever the number of members.
    `insert into outbox (channel, kind, recipient, params, subject, subject_id, dedupe_key, message_id, status,
        planned_at, due_at, sent_at, created_at)
      select 'email', (array['thanks','thanks','thanks','reply','news','assigned','digest','emergency'])[1 + n % 8],
        case when n % 8 > 3 then ${actor} || '@staff.example.org' else 'person.' || n || '@example.org' end,
        case when n > ${members} / 20 then '{}' else ${params} end,
        case when n % 8 > 3 then null when n % 2 = 0 then 'contact' else 'submission' end,
        case when n % 8 > 3 then null else n end, 'k' || n, 'm' || n,
        case when n <= 5 then 'waiting' when n % 97 = 0 then 'failed' else 'sent' end, ${at}, ${at}, ${at}, ${at}
      from ${series(members * 0.8)}`,
    `insert into replies (subject, subject_id, body, author, message_id, created_at)
      select subject, subject_id, ${sealed(schema.replies.body, 'Please call us.')}, 'ana', id, created_at
      from outbox where subject is not null and kind = 'reply'`,

    `insert into emergencies (subject, subject_id, seen_at, seen_by, created_at)
      select 'member', n * 50, case when n > 3 then ${at} end, 'ana', ${at} from ${series(members / 100)}`,
    `insert into audit_entries (at, actor, action, subject, subject_id)
      select now() - n * interval '1100 days' / ${members / 200 + 1}, ${actor},
        (array['new-device','sign-in-refused','signed-in','signed-in'])[1 + n % 4], 'staff', 1 + n % 10
      from ${series(members / 200)}`,

    `update members set is_restricted = true where id % ${restrictedOneIn} = 3`,
    `insert into case_access (member_id, staff_id) select m.id, s.id from members m
      join staff_accounts s on s.username = 'ana' where m.is_restricted`,
    `insert into duplicate_pairs (member_id, other_id, decision, decided_by)
      select n * 200, n * 200 + 1, 'different', 'ana' from ${series(members / 200 - 1)}`,
    `insert into retention_holds (subject, subject_id, reason, held_by)
      select 'member', n * 1000, ${sealed(schema.retentionHolds.reason, 'A court asked for it')}, 'ana'
      from ${series(members / 20_000)}`,
    `insert into idempotency_keys (scope, key, request_hash, status)
      select 'bench', 'k' || n, 'h', 201 from ${series(members / 50)}`,

    // Erase the rows that are past their retention period.
    ...(
      [
        ['get_involved_submissions', 'updated_at', `first_name = 'Erased', last_name = ''`],
        ['contacts', 'created_at', `name = 'Erased'`],
      ] as const
    ).flatMap(([table, since, name]) =>
      [
        `${since} < now() - interval '24 months'`,
        `needs_review and created_at < now() - interval '3 months'`,
      ].map(
        (where) =>
          `update ${table} set erased_at = now(), ${name}, email = '', search_text = '' where ${where}`,
      ),
    ),
    `update members set erased_at = now(), first_name = 'Erased', last_name = '', email = null, phone = null,
        phone_digits = '', email_folded = '', search_text = '', sort_name = '~', assigned_to = null
      where status in ('completed', 'inactive') and updated_at < now() - interval '24 months'`,
  ];
}
