// What belongs to one member: its records, notes, reminders and alerts.
import { useJson, usePage } from '../data/queries';
import type {
  ListedAlert,
  ListedReminder,
  Member,
  ProgressNote,
  ServiceRecord,
} from '../data/rows';

export function useMember(id: string) {
  return useJson<Member>(`/api/members/${id}`, { isWanted: /^\d{1,9}$/.test(id) });
}

export const useServiceRecords = (id: number) =>
  usePage<ServiceRecord>(`/api/service-records/${id}?limit=200`);
export const useProgressNotes = (id: number) =>
  usePage<ProgressNote>(`/api/member-progress/${id}?limit=200`);
export const useReminders = (id: number) =>
  usePage<ListedReminder>(`/api/reminders/${id}?limit=200`);
export const useAlerts = (id: number) =>
  usePage<ListedAlert>(`/api/case-alerts?memberId=${id}&status=active&limit=200`, {
    isWanted: id > 0,
  });

/** How much is open in a case; nothing as long as it is not known. */
export function useOpenWork(id: number) {
  const reminders = useReminders(id);
  const alerts = useAlerts(id);
  const isKnown = reminders.data !== undefined && alerts.data !== undefined;
  return {
    counts: isKnown
      ? {
          alerts: alerts.data.total,
          reminders: reminders.data.rows.filter((row) => !row.isCompleted).length,
        }
      : undefined,
    failed: [reminders, alerts].find(({ isError, data }) => isError && data === undefined),
  };
}

/** Open ones first, soonest on top; what is done goes below. */
export function openFirst(reminders: readonly ListedReminder[]): ListedReminder[] {
  return reminders.toSorted((one, other) => Number(one.isCompleted) - Number(other.isCompleted));
}
