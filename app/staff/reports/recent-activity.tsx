import { useState } from 'react';
import { Link } from 'react-router';
import { dashboard } from '#text/staff/dashboard';
import { shell } from '#text/staff/shell';
import { usePage } from '../data/queries';
import type { Activity } from '../data/rows';
import { describeActivity, getActivityAddress } from '../format/activity';
import { formatMoment, formatTimeAgo } from '../format/formats';
import { useNow } from '../format/use-now';
import { LoadFailure } from '../shell/load-failure';

const step = 10;
const most = 200;

export function RecentActivity() {
  const now = useNow();
  const [shown, setShown] = useState(step);
  const path = `/api/activity?views=false&signIns=false&limit=${shown}` as const;
  const query = usePage(path, { keepsPrevious: true });
  const { activity: text } = dashboard;
  const entries = query.data?.rows;
  return (
    <section className="staff-card p-4" aria-labelledby="activity-title">
      <h2 id="activity-title">{text.title}</h2>
      {query.isError ? <LoadFailure of={query} /> : null}
      {query.isPending ? <div className="skeleton mt-2 h-64" /> : null}
      {entries?.length === 0 ? <p className="mt-2 text-quiet">{text.empty}</p> : null}
      <ol className="mt-2 grid">
        {entries?.map((entry) => (
          <li key={entry.id} className="border-b border-line py-1.5 last:border-0">
            <ActivitySentence entry={entry} />,{' '}
            <time dateTime={entry.at} title={formatMoment(entry.at)} className="text-quiet">
              {formatTimeAgo(entry.at, now, shell.justNow)}
            </time>
          </li>
        ))}
      </ol>
      {query.data?.next !== undefined && shown < most ? (
        <button
          type="button"
          className="staff-button mt-2"
          onClick={() => setShown(Math.min(most, shown + 2 * step))}
        >
          {text.more}
        </button>
      ) : null}
    </section>
  );
}

function ActivitySentence({ entry }: { entry: Activity }) {
  const address = getActivityAddress(entry);
  const sentence = describeActivity(entry);
  if (address === undefined) return sentence;
  return (
    <Link to={address} className="hover:underline">
      {sentence}
    </Link>
  );
}
