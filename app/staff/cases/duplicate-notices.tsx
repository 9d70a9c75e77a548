// "Looks like …": a notice beside an intake in progress, and on a case.

import { Link } from 'react-router';
import { duplicates as text } from '#text/staff/duplicates';
import { shell } from '#text/staff/shell';
import { usePermissions } from '../data/permissions';
import { useJson } from '../data/queries';
import type { DuplicateCandidate, Member } from '../data/rows';
import { AnswerButtons } from '../duplicates/answer-buttons';
import { listReasons } from '../duplicates/reasons';
import { fillText, formatDay } from '../format/formats';
import { ValueBadge } from '../shell/badge';
import { UnloadedNotice } from '../shell/load-failure';
import { formatFullName } from './case-columns';
import { MergeButton } from './merge-dialog';

function Candidate({ other }: { other: DuplicateCandidate }) {
  return (
    <p className="grow">
      <strong>{fillText(text.looksLike, { name: formatFullName(other) })}</strong>{' '}
      <ValueBadge of="member" value={other.status} /> {listReasons(other.reasons)} ·{' '}
      {fillText(text.since, { day: formatDay(other.createdAt) })}
    </p>
  );
}

/** Beside an intake: cases with a similar name, or the same phone number or email. */
export function IntakeDuplicates({ person }: { person: Record<string, string> }) {
  const query = useJson(`/api/duplicates/typed?${new URLSearchParams(person)}`);
  const mayRead = usePermissions()('cases.read');
  const { data = [] } = query;
  if (data.length === 0) return <UnloadedNotice of={query} text={text.unread} />;
  return (
    <section className="staff-notice grid gap-2" data-tone="high" role="status">
      <h2>{text.title}</h2>
      {data.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center gap-3 border-t border-line pt-2">
          <Candidate other={other} />
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

export function useDuplicates(id: number) {
  return useJson(`/api/members/${id}/duplicates`, { isWanted: id > 0 });
}

/** On a profile: possible duplicates, to merge or to answer. */
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
          <Candidate other={other} />
          <Link className="staff-button" to={`/admin/member-profile/${other.id}`}>
            {text.compare}
          </Link>
          <MergeButton memberId={member.id} otherId={other.id} />
          <AnswerButtons
            pair={{ memberId: member.id, otherId: other.id, version: other.version }}
            names={[formatFullName(member), formatFullName(other)]}
          />
        </div>
      ))}
    </section>
  );
}
