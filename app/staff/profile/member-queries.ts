// Reads the parts of one case: records, notes, follow-ups, and alerts.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { TimelineKind } from '#domain/cases/case-parts';
import { getPage } from '../data/api';
import { useJson, usePage } from '../data/queries';
import { hasNeverLoaded } from '../shell/load-failure';

export function useMember(id: string) {
  return useJson(`/api/members/${Number(id)}`, { isWanted: /^\d{1,9}$/.test(id) });
}

export const useServiceRecords = (id: number) =>
  usePage(`/api/service-records/${id}?limit=200`, { isWanted: id > 0 });
export const useProgressNotes = (id: number) =>
  usePage(`/api/member-progress/${id}?limit=200`, { isWanted: id > 0 });
export const useAlerts = (id: number) =>
  usePage(`/api/case-alerts?memberId=${id}&status=active&limit=200`, {
    isWanted: id > 0,
  });

/**
 * Open follow-ups first, soonest on top, then completed ones, latest first. Two reads, so that completed ones cannot
 * crowd out open ones.
 */
export function useReminders(id: number) {
  const path = `/api/reminders/${id}` as const;
  return useQuery({
    queryKey: [path],
    enabled: id > 0,
    queryFn: async ({ signal }) => {
      const [open, done] = await Promise.all([
        getPage(`${path}?status=pending&limit=200`, signal),
        getPage(`${path}?status=completed&sort=-dueDate&limit=200`, signal),
      ]);
      // A follow-up completed between the two reads is in both.
      const others = open.rows.filter((row) => done.rows.every((other) => other.id !== row.id));
      return {
        ...done,
        rows: [...others, ...done.rows],
        total: open.total + done.total,
        openTotal: open.total,
      };
    },
  });
}

/** Counts a case's open work; undefined until it has loaded. */
export function useOpenWork(id: number) {
  const reminders = useReminders(id);
  const alerts = useAlerts(id);
  const isKnown = reminders.data !== undefined && alerts.data !== undefined;
  return {
    counts: isKnown
      ? {
          alerts: alerts.data.total,
          reminders: reminders.data.openTotal,
          /** The assignee of each open follow-up. */
          owners: reminders.data.rows
            .filter(({ isCompleted }) => !isCompleted)
            .map(({ assignedTo }) => assignedTo),
        }
      : undefined,
    isFetching: reminders.isFetching || alerts.isFetching,
    failed: [reminders, alerts].find(hasNeverLoaded),
  };
}

/** Requests everything below the head of a profile together with the case, in one call. */
export function useProfileReads(id: number): void {
  useServiceRecords(id);
  useProgressNotes(id);
  useReminders(id);
  useTimeline(id, undefined);
}

const timelinePageSize = 25;

export function useTimeline(memberId: number, kind: TimelineKind | undefined) {
  const wanted = new URLSearchParams({ limit: `${timelinePageSize}`, ...(kind && { kind }) });
  const path = `/api/members/${memberId}/timeline?${wanted}` as const;
  return useInfiniteQuery({
    queryKey: [path, 'pages'],
    enabled: memberId > 0,
    queryFn: ({ pageParam, signal }) => getPage(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
  });
}
