// "Looks like …": beside an intake that is being typed, and on the profile of a case.

import { Link } from 'react-router';
import type { LinkDecision } from '#domain/cases/duplicates';
import { duplicateReasons } from '#text/staff/case-labels';
import { duplicates as text } from '#text/staff/duplicates';
import { shell } from '#text/staff/shell';
import { showToast } from '../../ui/toasts';
import { change } from '../data/api';
import { useMay } from '../data/may';
import { useJson } from '../data/queries';
import type { LikenessDecision, Lookalike, Member, TypedLookalike } from '../data/rows';
import { useAction } from '../data/use-action';
import { dayOf, fill } from '../format/formats';
import { ValueBadge } from '../shell/badge';
import { Unread } from '../shell/load-failure';
import { fullName } from './case-columns';

/** "Same phone number, same e-mail address" */
const listed = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join(', ');

function Likeness({ other, isLinked = false }: { other: TypedLookalike; isLinked?: boolean }) {
  const reasons = other.reasons.map((reason) => duplicateReasons[reason]);
  return (
    <p className="grow">
      <strong>
        {fill(isLinked ? text.linkedWith : text.looksLike, { name: fullName(other) })}
      </strong>{' '}
      <ValueBadge of="member" value={other.status} />{' '}
      {reasons.length === 0 ? null : `${listed(reasons)} · `}
      {fill(text.since, { day: dayOf(other.createdAt) })}
    </p>
  );
}

/** Beside an intake: who else has this phone number or address. */
export function LookalikesOf({ person }: { person: Record<string, string> }) {
  const path = `/api/duplicates?${new URLSearchParams(person)}`;
  const query = useJson<TypedLookalike[]>(path);
  const mayRead = useMay()('cases.read');
  const { data = [] } = query;
  if (data.length === 0) return <Unread of={query} text={text.unread} />;
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
                : `/admin/case-management?${new URLSearchParams({ search: fullName(other) })}`
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

const duplicatesPath = (id: number) => `/api/members/${id}/duplicates`;

export function useDuplicates(id: number) {
  return useJson<Lookalike[]>(duplicatesPath(id), { isWanted: id > 0 });
}

/** On a profile: to be linked or kept apart. */
export function DuplicatesOf({ member }: { member: Member }) {
  const path = duplicatesPath(member.id);
  const query = useDuplicates(member.id);
  const decide = useAction(
    ({ other, decision }: { other: Lookalike; decision: LinkDecision | null }) =>
      // What is changed is the pair: the fragment, which is not sent, tells the pairs of a case apart.
      change<LikenessDecision>('PUT', `${path}#${other.id}`, other.version, {
        otherId: other.id,
        decision,
      }),
    {
      onDone: (_, { decision }) =>
        showToast({
          title:
            decision === 'linked'
              ? text.linked
              : decision === 'apart'
                ? text.keptApart
                : text.unlinked,
        }),
      failed: text.failed,
      of: ({ other }) => ({ memberName: fullName(member), name: fullName(other) }),
    },
  );
  const { data = [] } = query;
  if (data.length === 0) return <Unread of={query} text={text.unread} />;
  return (
    // Paper names nobody else.
    <section className="staff-notice no-print grid gap-2" data-tone="high" aria-label={text.title}>
      <p>{text.intro}</p>
      {data.map((other) => (
        <div key={other.id} className="flex flex-wrap items-center gap-3 border-t border-line pt-2">
          <Likeness other={other} isLinked={other.decision === 'linked'} />
          <Link className="staff-button" to={`/admin/member-profile/${other.id}`}>
            {text.compare}
          </Link>
          {other.decision === 'linked' ? (
            <button
              type="button"
              className="staff-button"
              onClick={() => decide.mutate({ other, decision: null })}
            >
              {text.unlink}
            </button>
          ) : (
            <>
              <button
                type="button"
                className="staff-button"
                onClick={() => decide.mutate({ other, decision: 'linked' })}
              >
                {text.link}
              </button>
              <button
                type="button"
                className="staff-button"
                onClick={() => decide.mutate({ other, decision: 'apart' })}
              >
                {text.apart}
              </button>
            </>
          )}
        </div>
      ))}
    </section>
  );
}
