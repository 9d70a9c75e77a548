import {
  Bell,
  BellRing,
  CalendarDays,
  ChartColumn,
  CircleUser,
  ClipboardList,
  ExternalLink,
  HandCoins,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  Megaphone,
  PencilLine,
  Send,
  ShieldCheck,
  ShoppingBasket,
  TriangleAlert,
  Upload,
  UserCog,
  UserPlus,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { shell } from '#text/staff/shell';
import { usePermissions } from '../data/permissions';
import { useSummaryQuery } from '../data/queries';
import type { Summary } from '../data/rows';
import { formatCount } from '../format/activity';
import { formatNumber } from '../format/formats';
import { KeyboardButton } from '../keys/keyboard-help';
import { getRequiredPermission } from '../screen-needs';
import { loadScreen } from '../screens';
import { ViewMenu } from '../views/view-menu';

type Entry = {
  to: string;
  text: string;
  Icon: LucideIcon;
  /** The number of waiting rows, and the query that lists exactly these. */
  waiting?: {
    count: (summary: Summary) => number;
    text: Parameters<typeof formatCount>[0];
    query: string;
  };
};

const { screens, counted } = shell;
type Group = {
  title: string;
  /** Rarely used groups are folded until pressed, or until one of their screens is open. */
  isFolded?: boolean;
  entries: readonly Entry[];
  /** Rows that open no screen of the staff area. */
  Extra?: ComponentType;
};

function MoreSettings() {
  return (
    <>
      <KeyboardButton />
      <a className="rail-link" href="/" target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden size={18} />
        {shell.publicSite}
        <span className="sr-only">{shell.newTab}</span>
      </a>
    </>
  );
}

/** A case worker sees nine entries at first. */
const groups: readonly Group[] = [
  {
    title: shell.menuGroups.today,
    entries: [
      { to: '/admin/dashboard', text: screens.dashboard, Icon: LayoutDashboard },
      {
        to: '/admin/case-management/reminders',
        text: screens.reminders,
        Icon: BellRing,
        waiting: {
          count: ({ overdueReminders }) => overdueReminders,
          text: counted.reminders,
          query: '?status=overdue',
        },
      },
      {
        to: '/admin/case-management/alerts',
        text: screens.alerts,
        Icon: TriangleAlert,
        waiting: { count: ({ activeAlerts }) => activeAlerts, text: counted.alerts, query: '' },
      },
      { to: '/admin/food-day', text: screens.foodDay, Icon: ShoppingBasket },
    ],
  },
  {
    title: shell.menuGroups.people,
    entries: [
      { to: '/admin/case-management', text: screens.cases, Icon: Users },
      { to: '/admin/member-intake', text: screens.intake, Icon: UserPlus },
      { to: '/admin/imports', text: screens.imports, Icon: Upload },
    ],
  },
  {
    title: shell.menuGroups.requests,
    entries: [
      {
        to: '/admin/submissions',
        text: screens.submissions,
        Icon: ClipboardList,
        waiting: {
          count: ({ submissions }) => submissions.new ?? 0,
          text: counted.submissions,
          query: '?status=new',
        },
      },
      {
        to: '/admin/inbox',
        text: screens.inbox,
        Icon: Mail,
        waiting: {
          count: ({ unreadMessages }) => unreadMessages,
          text: counted.inbox,
          query: '?status=unread',
        },
      },
      { to: '/admin/pledges', text: screens.pledges, Icon: HandCoins },
    ],
  },
  {
    title: shell.menuGroups.site,
    isFolded: true,
    entries: [
      { to: '/admin/site', text: screens.site, Icon: PencilLine },
      { to: '/admin/events', text: screens.events, Icon: CalendarDays },
      { to: '/admin/updates', text: screens.updates, Icon: Megaphone },
      { to: '/admin/outbox', text: screens.outbox, Icon: Send },
    ],
  },
  {
    title: shell.menuGroups.reports,
    entries: [{ to: '/admin/analytics', text: screens.analytics, Icon: ChartColumn }],
  },
  {
    title: shell.menuGroups.settings,
    isFolded: true,
    Extra: MoreSettings,
    entries: [
      { to: '/admin/account', text: screens.account, Icon: CircleUser },
      { to: '/admin/notifications', text: screens.notifications, Icon: Bell },
      { to: '/admin/accounts', text: screens.accounts, Icon: UserCog },
      { to: '/admin/privacy', text: screens.privacy, Icon: ShieldCheck },
      { to: '/admin/checklist', text: screens.checklist, Icon: ListChecks },
    ],
  },
];

export function StaffNav({ onChoose }: { onChoose?: () => void }) {
  const { pathname } = useLocation();
  const { isError } = useSummaryQuery();
  const may = usePermissions();
  const shown = groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ to }) => may(getRequiredPermission(to))),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <nav aria-label={shell.navigation} className="grid gap-2">
      {shown.map(({ title, isFolded, entries, Extra }) => {
        const isHere = entries.some(({ to }) => to === pathname);
        return isFolded ? (
          <details key={`${title}${isHere}`} open={isHere}>
            <summary className="rail-group">{title}</summary>
            <Links label={title} entries={entries} onChoose={onChoose} />
            {Extra === undefined ? null : <Extra />}
          </details>
        ) : (
          <div key={title}>
            <h2 className="rail-group">{title}</h2>
            <Links label={title} entries={entries} onChoose={onChoose} />
          </div>
        );
      })}
      <ViewMenu onChoose={onChoose} />
      {isError ? <p className="px-2 pt-2 text-tiny">{shell.failures.noFigures}</p> : null}
    </nav>
  );
}

type LinksProps = {
  label: string;
  entries: readonly Entry[];
  onChoose: (() => void) | undefined;
};

function Links({ label, entries, onChoose }: LinksProps) {
  const { pathname } = useLocation();
  const { data: summary } = useSummaryQuery();
  return (
    <ul aria-label={label} className="grid gap-0.5">
      {entries.map(({ to, text, Icon, waiting: kind }) => {
        const count = summary === undefined ? 0 : (kind?.count(summary) ?? 0);
        return (
          <li key={to} className="flex items-center gap-1">
            <Link
              to={to}
              className="rail-link"
              aria-current={pathname === to ? 'page' : undefined}
              onPointerEnter={() => loadScreen(to)}
              onClick={onChoose}
            >
              <Icon aria-hidden size={18} className="flex-none" />
              <span className="grow">{text}</span>
            </Link>
            {kind === undefined || count === 0 ? null : (
              <Link to={`${to}${kind.query}`} className="rail-count" onClick={onChoose}>
                <span aria-hidden>{formatNumber.format(count)}</span>
                <span className="sr-only">{formatCount(kind.text, count)}</span>
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
