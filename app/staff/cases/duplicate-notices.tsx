// "Looks like …": beside an intake that is being typed, and on the profile of a case.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { duplicates as words } from '#content/en/staff/duplicates';
import { shell } from '#content/en/staff/shell';
import { duplicateReasons, type LinkDecision } from '#domain/cases/duplicates';
import { showToast } from '../../ui/toasts';
import { getJson, reasonOf, send } from '../data/api';
import type { Lookalike, Member } from '../data/rows';
import { useChange } from '../data/use-change';
import { dayOf, fill } from '../format/formats';
import { ValueBadge } from '../shell/badge';
import { fullName } from './case-columns';

function Likeness({ other }: { other: Lookalike }) {
  return (
    <p className="grow">
      <strong>{fill(words.looksLike, { name: fullName(other) })}</strong>{' '}
      <ValueBadge of="member" value={other.status} />{' '}
      {other.reasons.map((reason) => duplicateReasons[reason]).join(', ')} ·{' '}
      {fill(words.since, { day: dayOf(other.createdAt) })}
    </p>
  );
}

/** Beside an intake: who else has this phone number or address. */
export function LookalikesOf({ person }: { person: Record<string, string> }) {
  const path = `/api/duplicates?${new URLSearchParams(person)}`;
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<Lookalike[]>(path, signal),
  });
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="staff-notice grid gap-2" data-tone="high" role="status">
      <h2>{words.title}</h2>
      {data.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center gap-3">
          <Likeness other={other} />
          <a
            className="staff-button"
            href={`/admin/member-profile/${other.id}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.compare}
            <span className="sr-only">{shell.newTab}</span>
          </a>
        </div>
      ))}
    </section>
  );
}

/** On a profile: to be linked or kept apart. */
export function DuplicatesOf({ member }: { member: Member }) {
  const path = `/api/members/${member.id}/duplicates`;
  const { data } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<Lookalike[]>(path, signal),
  });
  const decide = useChange(
    ({ otherId, decision }: { otherId: number; decision: LinkDecision | null }) =>
      send('PUT', path, { otherId, decision }),
    {
      onDone: (_, { decision }) =>
        showToast({
          title:
            decision === 'linked'
              ? words.linked
              : decision === 'apart'
                ? words.keptApart
                : words.unlinked,
        }),
      onFailed: (error) =>
        showToast({
          title: shell.failures.title,
          description: `${words.failed} ${reasonOf(error, shell.failures)}`,
          variant: 'destructive',
        }),
    },
  );
  if (data === undefined || data.length === 0) return null;
  return (
    <section className="staff-notice grid gap-2" data-tone="high" aria-label={words.title}>
      <p>{words.intro}</p>
      {data.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center gap-3">
          <Likeness other={other} />
          <Link className="staff-button" to={`/admin/member-profile/${other.id}`}>
            {words.compare}
          </Link>
          {other.decision === 'linked' ? (
            <button
              type="button"
              className="staff-button"
              onClick={() => decide.mutate({ otherId: other.id, decision: null })}
            >
              {words.unlink}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="staff-button"
                onClick={() => decide.mutate({ otherId: other.id, decision: 'linked' })}
              >
                {words.link}
              </button>
              <button
                type="button"
                className="staff-button"
                onClick={() => decide.mutate({ otherId: other.id, decision: 'apart' })}
              >
                {words.apart}
              </button>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
