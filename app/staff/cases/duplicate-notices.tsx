// "Looks like …": a notice beside an intake in progress, and on a case.

import { Link } from 'react-router';
import type { LinkDecision } from '#domain/cases/duplicates';
import { duplicateReasons } from '#text/staff/case-labels';
import { duplicates as text } from '#text/staff/duplicates';
import { shell } from '#text/staff/shell';
import { change } from '../data/api';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import type { Lookalike, Member, TypedLookalike } from '../data/rows';
import { useChangeOf } from '../data/use-row-change';
import { fillText, formatDay } from '../format/formats';
import { ValueBadge } from '../shell/badge';
import { UnloadedNotice } from '../shell/load-failure';
import { formatFullName } from './case-columns';
import { MergeButton } from './merge-dialog';

/** Joins reasons: "Same phone number, same email address". */
const listed = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ');

function Likeness({ other, isLinked = false }: { other: TypedLookalike; isLinked?: boolean }) {
  const reasons = other.reasons.map((reason) => duplicateReasons[reason]);
  return (
    <p className="grow">
      <strong>
        {fillText(isLinked ? text.linkedWith : text.looksLike, { name: formatFullName(other) })}
      </strong>{' '}
      <ValueBadge of="member" value={other.status} />{' '}
      {reasons.length === 0 ? null : `${listed(reasons)} · `}
      {fillText(text.since, { day: formatDay(other.createdAt) })}
    </p>
  );
}

/** Beside an intake: people with the same phone number or address. */
export function IntakeDuplicates({ person }: { person: Record<string, string> }) {
  const path = `/api/duplicates?${new URLSearchParams(person)}` as const;
  const query = useJson(path);
  const mayRead = usePermissions()('cases.read');
  const { data = [] } = query;
  if (data.length === 0) return <UnloadedNotice of={query} text={text.unread} />;
  return (
    <section className="staff-notice grid gap-2" data-tone="high" role="status">
      <h2>{text.title}</h2>
      {data.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center gap-3 border-t border-line pt-2">
          <Likeness other={other} />
          <a
            className="staff-button"
            href={
              mayRead
                ? `/admin/member-profile/${other.id}`
                : `/admin/case-management?${new URLSearchParams({ search: formatFullName(other) })}`
            }
            target="_blank"
            rel="noreferrer"
          >
            {text.compare}
            <span className="sr-only">{shell.newTab}</span>
          </a>
        </div>
      ))}
    </section>
  );
}

const duplicatesPath = (id: number) => `/api/members/${id}/duplicates` as const;

export function useDuplicates(id: number) {
  return useJson(duplicatesPath(id), { isWanted: id > 0 });
}

/** On a profile: possible duplicates, to link or to keep apart. */
export function CaseDuplicates({ member }: { member: Member }) {
  const query = useDuplicates(member.id);
  const { data = [] } = query;
  if (data.length === 0) return <UnloadedNotice of={query} text={text.unread} />;
  return (
    // Print leaves out other people's names.
    <section className="staff-notice no-print grid gap-2" data-tone="high" aria-label={text.title}>
      <p>{text.intro}</p>
      {data.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center gap-3 border-t border-line pt-2">
          <Likeness other={other} isLinked={other.decision === 'linked'} />
          <Link className="staff-button" to={`/admin/member-profile/${other.id}`}>
            {text.compare}
          </Link>
          <MergeButton member={member} otherId={other.id} />
          <Decide member={member} other={other} />
        </div>
      ))}
    </section>
  );
}

const decisionSaid = { linked: text.linked, apart: text.keptApart };

function Decide({ member, other }: { member: Member; other: Lookalike }) {
  const path = duplicatesPath(member.id);
  const { change: decide, isPending } = useChangeOf(other, {
    // The row is the pair. The fragment, which is never sent, distinguishes the pairs of one case.
    pathOf: ({ id }) => `${path}#${id}`,
    write: (row, { decision }: { decision: LinkDecision | null }, version) =>
      change('PUT', `${path}#${row.id}`, version, { otherId: row.id, decision }),
    say: (_, { decision }) => ({
      title: decision === null ? text.unlinked : decisionSaid[decision],
    }),
    failed: text.failed,
    nameOf: (row) => ({ memberName: formatFullName(member), name: formatFullName(row) }),
  });
  const press = (label: string, decision: LinkDecision | null) => (
    <button
      type="button"
      className="staff-button"
      aria-disabled={isPending || undefined}
      onClick={() => decide({ decision })}
    >
      {label}
    </button>
  );
  if (other.decision === 'linked') return press(text.unlink, null);
  return (
    <>
      {press(text.link, 'linked')}
      {press(text.apart, 'apart')}
    </>
  );
}
