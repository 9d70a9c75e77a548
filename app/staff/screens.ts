// Every screen of the staff area. Each is a chunk of its own.
import { type ComponentType, lazy } from 'react';
import { shell } from '#content/en/staff/shell';

export type ScreenProps = { params: Record<string, string> };
type Loaded = { default: ComponentType<ScreenProps> };

export type Screen = {
  /** `:name` stands for one part of the path. */
  path: string;
  title: string;
  load: () => Promise<Loaded>;
  View: ComponentType<ScreenProps>;
};

function screen(path: string, title: string, load: () => Promise<Loaded>): Screen {
  return { path, title, load, View: lazy(load) };
}

const { screens: titles } = shell;

export const loginScreen = screen('/admin/login', titles.login, () => import('./accounts/login'));
export const missingScreen = screen('', titles.notFound, () => import('./shell/not-found'));

export const screens: readonly Screen[] = [
  screen('/admin/dashboard', titles.dashboard, () => import('./reports/dashboard')),
  screen('/admin/case-management', titles.cases, () => import('./cases/case-management')),
  screen('/admin/case-management/alerts', titles.alerts, () => import('./cases/alerts')),
  screen('/admin/case-management/reminders', titles.reminders, () => import('./cases/reminders')),
  screen('/admin/submissions', titles.submissions, () => import('./submissions/submissions')),
  screen('/admin/member-intake', titles.intake, () => import('./intake/member-intake')),
  screen('/admin/member-profile/:id/edit', titles.edit, () => import('./intake/member-edit')),
  screen('/admin/member-profile', titles.profile, () => import('./profile/member-profile')),
  screen('/admin/member-profile/:id', titles.profile, () => import('./profile/member-profile')),
  screen('/admin/analytics', titles.analytics, () => import('./reports/analytics')),
  screen('/admin/inbox', titles.inbox, () => import('./inbox/inbox')),
  screen('/admin/pledges', titles.pledges, () => import('./pledges/pledges')),
  screen('/admin/events', titles.events, () => import('./events/events')),
  screen('/admin/events/new', titles.events, () => import('./events/event-edit')),
  screen('/admin/events/:id', titles.events, () => import('./events/event-edit')),
];

export type MatchedScreen = { screen: Screen; params: Record<string, string> };

export function screenAt(pathname: string): MatchedScreen | undefined {
  const parts = pathname.split('/');
  for (const each of screens) {
    const params = paramsOf(each.path.split('/'), parts);
    if (params !== undefined) return { screen: each, params };
  }
  return undefined;
}

/** Fetches a screen's code ahead of the press that opens it; a failure is told when it is opened. */
export function loadScreen(pathname: string): void {
  void screenAt(pathname)
    ?.screen.load()
    .catch(() => {});
}

function paramsOf(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const part = parts[at] ?? '';
    if (expected.startsWith(':')) params[expected.slice(1)] = part;
    else if (expected !== part) return undefined;
  }
  return params;
}
