import { Link } from 'react-router';
import { dashboard } from '#text/staff/dashboard';
import { usePermissions } from '../data/permissions';
import { getRequiredPermission } from '../screen-needs';

const { shortcuts: text } = dashboard;

/** Eight shortcuts, each to a filtered screen. */
const groups = [
  {
    title: dashboard.casesTitle,
    links: [
      { text: text.cases, to: '/admin/case-management' },
      { text: text.analytics, to: '/admin/analytics' },
      { text: text.alerts, to: '/admin/case-management/alerts?status=active' },
      { text: text.followUps, to: '/admin/case-management/reminders?status=pending' },
    ],
  },
  {
    title: dashboard.submissionsTitle,
    links: [
      { text: text.submissions, to: '/admin/submissions' },
      { text: text.applications, to: '/admin/submissions?status=new&sort=dueAt' },
      { text: text.exportData, to: '/admin/submissions?export=choose', needs: 'people.export' },
      { text: text.sendUpdates, to: '/admin/updates' },
    ],
  },
] as const;

export function Shortcuts() {
  const may = usePermissions();
  const shown = groups
    .map(({ title, links }) => ({
      title,
      links: links.filter((link) =>
        may('needs' in link ? link.needs : getRequiredPermission(link.to)),
      ),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {shown.map((group) => (
        <section key={group.title} className="staff-card p-4">
          <h2 className="mb-2">{group.title}</h2>
          <ul className="grid gap-2 sm:grid-cols-2">
            {group.links.map((link) => (
              <li key={link.text}>
                <Link to={link.to} className="staff-button w-full">
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
