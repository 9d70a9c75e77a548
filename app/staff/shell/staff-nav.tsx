import {
  Bell,
  BellRing,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  HandCoins,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Send,
  TriangleAlert,
  UserPlus,
  Users,
} from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { shell } from '#content/en/staff/shell';
import { useSummary } from '../data/queries';
import type { Summary } from '../data/rows';
import { wholeNumber } from '../format/formats';
import { loadScreen } from '../screens';

type Entry = {
  to: string;
  text: string;
  Icon: LucideIcon;
  /** What waits there. */
  count?: (summary: Summary) => number;
};

const { screens } = shell;
const entries: readonly Entry[] = [
  { to: '/admin/dashboard', text: screens.dashboard, Icon: LayoutDashboard },
  { to: '/admin/case-management', text: screens.cases, Icon: Users },
  {
    to: '/admin/case-management/alerts',
    text: screens.alerts,
    Icon: TriangleAlert,
    count: (summary) => summary.activeAlerts,
  },
  {
    to: '/admin/case-management/reminders',
    text: screens.reminders,
    Icon: BellRing,
    count: (summary) => summary.overdueReminders,
  },
  {
    to: '/admin/submissions',
    text: screens.submissions,
    Icon: ClipboardList,
    count: (summary) => summary.submissions.new ?? 0,
  },
  {
    to: '/admin/inbox',
    text: screens.inbox,
    Icon: Mail,
    count: (summary) => summary.unreadMessages,
  },
  { to: '/admin/pledges', text: screens.pledges, Icon: HandCoins },
  { to: '/admin/outbox', text: screens.outbox, Icon: Send },
  { to: '/admin/events', text: screens.events, Icon: CalendarDays },
  { to: '/admin/analytics', text: screens.analytics, Icon: ChartColumn },
  { to: '/admin/member-intake', text: screens.intake, Icon: UserPlus },
  { to: '/admin/notifications', text: screens.notifications, Icon: Bell },
];

export function StaffNav({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const summary = useSummary();
  return (
    <nav aria-label={shell.navigation}>
      <ul className="grid gap-0.5">
        {entries.map(({ to, text, Icon, count }) => {
          const waiting = summary === undefined ? 0 : (count?.(summary) ?? 0);
          return (
            <li key={to}>
              <Link
                to={to}
                className="rail-link"
                aria-current={pathname === to ? 'page' : undefined}
                onPointerEnter={() => loadScreen(to)}
                onClick={onChoose}
              >
                <Icon aria-hidden size={18} className="flex-none" />
                <span className="grow">{text}</span>
                {waiting > 0 ? (
                  <span className="rail-count">{wholeNumber.format(waiting)}</span>
                ) : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
