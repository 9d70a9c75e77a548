// The screens of the staff area, each a chunk of its own.
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { shell } from '#text/staff/shell';
import { useStore } from '../ui/store';
import { readOffice } from './data/office';
import { titleBadge } from './live/alarm';
import { screenNeeds } from './screen-needs';
import type { screenPaths } from './screen-paths';
import { RequirePermission } from './shell/require-permission';

type Load = () => Promise<{ default: ComponentType }>;
export type Screen = RouteObject & {
  path: string;
  handle: { title: string; load: Load };
};

function screen(path: (typeof screenPaths)[number] | '*', title: string, load: Load): Screen {
  const View = lazy(load);
  const needs = isOpen(path) ? undefined : screenNeeds[path as keyof typeof screenNeeds];
  const view = <View />;
  const element = (
    <Titled title={title}>
      {needs === undefined ? (
        view
      ) : (
        <RequirePermission needs={needs} title={title}>
          {view}
        </RequirePermission>
      )}
    </Titled>
  );
  return { path, element, handle: { title, load } };
}

const isOpen = (path: string) => ['login', 'welcome', '*'].includes(path);

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const waiting = useStore(titleBadge);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${readOffice().facts.name}`;
  }, [title, waiting]);
  return children;
}

const { screens: titles } = shell;

export const loginScreen = screen('login', titles.login, () => import('./accounts/login'));

export const welcomeScreen = screen('welcome', titles.welcome, () => import('./accounts/welcome'));

const loadProfile = () => import('./profile/member-profile');
const loadUpdateEdit = () => import('./updates/update-edit');
const loadEvent = () => import('./events/event-edit');

export const screens: Screen[] = [
  screen('dashboard', titles.dashboard, () => import('./reports/dashboard')),
  screen('unopened', titles.emergencies, () => import('./emergencies/emergencies')),
  screen('case-management', titles.cases, () => import('./cases/case-management')),
  screen('case-management/alerts', titles.alerts, () => import('./cases/alerts')),
  screen('case-management/reminders', titles.reminders, () => import('./cases/reminders')),
  screen('duplicates', titles.duplicates, () => import('./duplicates/duplicates')),
  screen('food-day', titles.foodDay, () => import('./food-day/food-day')),
  screen('submissions', titles.submissions, () => import('./submissions/submissions')),
  screen('member-intake', titles.intake, () => import('./intake/member-intake')),
  screen('member-intake/:id', titles.correctIntake, () => import('./intake/correct-intake')),
  screen('member-profile/:id/edit', titles.edit, () => import('./intake/member-edit')),
  screen('member-profile/:id?', titles.profile, loadProfile),
  screen('analytics', titles.analytics, () => import('./reports/analytics')),
  screen('inbox', titles.inbox, () => import('./inbox/inbox')),
  screen('pledges', titles.pledges, () => import('./pledges/pledges')),
  screen('outbox', titles.outbox, () => import('./outbox/outbox')),
  screen('notifications', titles.notifications, () => import('./notifications/notifications')),
  screen('accounts', titles.accounts, () => import('./accounts/accounts')),
  screen('account', titles.account, () => import('./accounts/my-account')),
  screen('privacy', titles.privacy, () => import('./privacy/privacy')),
  screen('checklist', titles.checklist, () => import('./operation/checklist')),
  screen('site', titles.site, () => import('./site/site')),
  screen('updates', titles.updates, () => import('./updates/updates')),
  screen('updates/new', titles.updates, loadUpdateEdit),
  screen('updates/:id/edit', titles.updates, loadUpdateEdit),
  screen('updates/:id', titles.updates, () => import('./updates/update-detail')),
  screen('subscribers', titles.subscribers, () => import('./updates/subscribers')),
  screen('imports', titles.imports, () => import('./imports/imports')),
  screen('imports/new', titles.importPeople, () => import('./imports/import-new')),
  screen('imports/:id', titles.imports, () => import('./imports/import-run')),
  screen('events', titles.events, () => import('./events/events')),
  screen('events/new', titles.events, loadEvent),
  screen('events/:id', titles.events, loadEvent),
  screen('*', titles.notFound, () => import('./shell/not-found')),
];

/** Preloads a screen's code; a failure is reported when it is opened. */
export function loadScreen(address: string): void {
  const handle: Screen['handle'] | undefined = matchRoutes(screens, address, '/admin')?.at(-1)
    ?.route.handle;
  void handle?.load().catch(() => {});
}
