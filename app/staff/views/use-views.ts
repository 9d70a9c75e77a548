// Saved views: their address, their number of rows, and their actions.
import type { ViewList } from '#domain/cases/saved-view';
import { shell } from '#text/staff/shell';
import { views as text } from '#text/staff/views';
import { showToast } from '../../ui/toasts';
import { change, post } from '../data/api';
import { useJson } from '../data/queries';
import type { SavedView, ViewCount } from '../data/rows';
import { useAction } from '../data/use-action';
import { useChangeOf } from '../data/use-row-change';
import { formatNumber } from '../format/formats';

/** Each list's address and default filters. */
const screens: Record<ViewList, { path: string; usual: Record<string, string> }> = {
  members: { path: '/admin/case-management', usual: {} },
  submissions: { path: '/admin/submissions', usual: {} },
  messages: { path: '/admin/inbox', usual: { needsReview: 'all' } },
  reminders: { path: '/admin/case-management/reminders', usual: { status: 'pending' } },
};

export function buildViewAddress({ list, filter }: Pick<SavedView, 'list' | 'filter'>): string {
  const { path, usual } = screens[list];
  const params = new URLSearchParams();
  // `all` turns off a default filter.
  for (const name of Object.keys(usual)) params.set(name, filter[name] ?? 'all');
  for (const [name, value] of Object.entries(filter)) params.set(name, value);
  params.sort();
  return `${path}?${params}`;
}

export type CountedView = SavedView & { count: string | undefined };

export function useViews(list?: ViewList): readonly CountedView[] {
  const views = useJson('/api/saved-views').data ?? [];
  const isAny = views.length > 0;
  const counts = useJson('/api/saved-views/counts', {
    isWanted: isAny,
    keepsPrevious: true,
  }).data;
  return views
    .filter((view) => list === undefined || view.list === list)
    .map((view) => ({ ...view, count: countText(counts?.find(({ id }) => id === view.id)) }));
}

function countText(counted: ViewCount | undefined): string | undefined {
  if (counted === undefined || counted.total === null) return undefined;
  return formatNumber.format(counted.total);
}

const pathOf = ({ id }: SavedView) => `/api/saved-views/${id}` as const;

export function useViewActions(view: SavedView) {
  const alter = useChangeOf(view, {
    pathOf,
    write: (row, changes: Partial<Pick<SavedView, 'isShared' | 'filter'>>, version) =>
      change('PATCH', pathOf(row), version, changes),
    say: () => ({ title: text.changed }),
    failed: text.changeFailed,
  });
  const restore = useAction(
    ({ list, name, filter, isShared }: SavedView, key) =>
      post('/api/saved-views', { list, name, filter, isShared }, key),
    { onDone: () => showToast({ title: shell.undone }), failed: text.saveFailed },
  );
  const remove = useChangeOf(view, {
    pathOf,
    write: (row, _: object, version) => change('DELETE', pathOf(row), version),
    say: () => ({ title: text.removed, undo: () => restore.mutate(view) }),
    failed: text.changeFailed,
  });
  return { alter: alter.change, remove: () => remove.change({}), isPending: alter.isPending };
}
