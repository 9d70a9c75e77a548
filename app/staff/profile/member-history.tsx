// The audit log and the access log of a case.
import { useState } from 'react';
import { profile } from '#text/staff/profile';
import { usePage } from '../data/queries';
import type { Activity } from '../data/rows';
import { describeActivity } from '../format/activity';
import { formatMoment } from '../format/formats';
import { describeHistory } from '../format/history';
import { LoadFailure } from '../shell/load-failure';

const { history: text } = profile;
const step = 25;
const most = 200;

export function MemberHistory({ memberId }: { memberId: number }) {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState(step);
  const path = `/api/activity?memberId=${memberId}&limit=${shown}` as const;
  const query = usePage(path, { isWanted: isOpen, keepsPrevious: true });
  return (
    <section className="staff-card no-print mt-4 p-4" aria-labelledby="history-title">
      <div className="flex items-center justify-between gap-4">
        <h2 id="history-title">{text.title}</h2>
        <button
          type="button"
          className="staff-button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.show}
        </button>
      </div>
      {isOpen && query.isError ? <LoadFailure of={query} /> : null}
      {isOpen && query.data !== undefined ? (
        <>
          <ol className="mt-2 grid">
            {query.data.rows.map((entry) => (
              <HistoryEntry key={entry.id} entry={entry} />
            ))}
          </ol>
          {query.data.next !== undefined && shown < most ? (
            <button
              type="button"
              className="staff-button mt-2"
              onClick={() => setShown(Math.min(most, shown + 3 * step))}
            >
              {text.more}
            </button>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

function HistoryEntry({ entry }: { entry: Activity }) {
  const changes = describeHistory(entry);
  return (
    <li className="grid gap-1 border-b border-line py-2 last:border-0">
      <p>
        <time dateTime={entry.at} className="text-quiet">
          {formatMoment(entry.at)}
        </time>{' '}
        {describeActivity(entry)}
      </p>
      {changes.length === 0 ? null : (
        <ul className="grid gap-0.5 ps-4">
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {['alert', 'member'].includes(entry.subject) && entry.note ? (
        <p className="ps-4">“{entry.note}”</p>
      ) : null}
    </li>
  );
}
