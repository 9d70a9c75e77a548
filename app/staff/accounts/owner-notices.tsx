import { Link } from 'react-router';
import { accounts } from '#text/staff/accounts';
import { useJson } from '../data/queries';
import type { Notice } from '../data/rows';
import { fillText, formatMoment } from '../format/formats';
import { LoadFailure, UnloadedNotice } from '../shell/load-failure';

const { notices: text } = accounts;

/** Sorts wrong sign-ins last: anybody can cause them, and they must not hide other notices. */
function pressing(all: readonly Notice[], most: number): Notice[] {
  const isRefusal = ({ action }: Notice) => Number(action === 'sign-in-refused');
  return all.toSorted((a, b) => isRefusal(a) - isRefusal(b)).slice(0, most);
}

/** Notices for owners. `most` limits them to the newest, for the dashboard. */
export function OwnerNotices({ most }: { most?: number }) {
  const query = useJson('/api/notices');
  const shown = most === undefined ? query.data : query.data && pressing(query.data, most);
  if (most !== undefined && shown === undefined)
    return <UnloadedNotice of={query} text={text.unread} />;
  if (most !== undefined && shown?.length === 0) return null;
  return (
    <section className="staff-card mb-4 grid gap-2 p-4" aria-labelledby="notices-title">
      <h2 id="notices-title">{text.title}</h2>
      {query.isError ? <LoadFailure of={query} /> : null}
      {shown?.length === 0 ? <p className="text-quiet">{text.none}</p> : null}
      <ul className="grid gap-1">
        {shown?.map(({ id, at, actor, action, subjectId, note }) => (
          <li key={id}>
            {fillText(text.sentences[action], { actor, id: subjectId ?? 0, note: note ?? '' })},{' '}
            <time dateTime={at} className="text-quiet">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ul>
      {most === undefined || (query.data?.length ?? 0) <= most ? null : (
        <Link className="staff-link justify-self-start" to="/admin/accounts">
          {text.more}
        </Link>
      )}
    </section>
  );
}
