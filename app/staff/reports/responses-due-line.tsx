import { Clock } from 'lucide-react';
import { Link } from 'react-router';
import { dashboard } from '#text/staff/dashboard';
import { usePermissions } from '../data/permissions';
import type { Summary } from '../data/rows';
import { formatCount } from '../format/activity';
import { fillText } from '../format/formats';

const { responsesDue: text } = dashboard;

const kinds = [
  {
    name: 'members',
    text: [text.oneMember, text.members],
    to: '/admin/case-management?due=today&sort=dueAt',
    needs: 'cases.read',
  },
  {
    name: 'submissions',
    text: [text.oneSubmission, text.submissions],
    to: '/admin/submissions?due=today&sort=dueAt',
    needs: 'inbox.read',
  },
  {
    name: 'contacts',
    text: [text.oneContact, text.contacts],
    to: '/admin/inbox?due=today&sort=dueAt',
    needs: 'inbox.read',
  },
] as const;

type ResponsesDueLineProps = { summary: Summary | undefined; isFailed: boolean };

/** The number of responses due today, with links to them. */
export function ResponsesDueLine({ summary, isFailed }: ResponsesDueLineProps) {
  const may = usePermissions();
  if (summary === undefined && isFailed) return null;
  if (summary === undefined) return <div className="skeleton mb-4 h-12" />;
  const counts = kinds
    .filter(({ needs }) => may(needs))
    .map(({ name }) => summary.responsesDue[name]);
  const today = counts.reduce((sum, one) => sum + one.today, 0);
  const late = counts.reduce((sum, one) => sum + one.late, 0);
  return (
    <section
      aria-label={text.title}
      className="staff-card mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3"
    >
      <Clock aria-hidden size={18} className={today > 0 ? 'text-alarm' : 'text-accent'} />
      <p className="font-semibold">
        {today === 0 ? text.none : formatCount([text.one, text.many], today)}{' '}
        {late > 0 ? fillText(text.late, { count: late }) : ''}
      </p>
      {kinds.map((kind) => {
        const total = summary.responsesDue[kind.name].today;
        if (total === 0 || !may(kind.needs)) return null;
        return (
          <Link key={kind.name} className="staff-link" to={kind.to}>
            {formatCount(kind.text, total)}
          </Link>
        );
      })}
    </section>
  );
}
