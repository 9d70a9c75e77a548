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
  usePage<ListedAlert>(`/api/case-alerts?memberId=${id}&status=active&limit=200`);

/** How much is open in a case, known once the lists have come: whoever is quicker waits for them. */
export function useOpenWork(id: number) {
  const reminders = useReminders(id);
  const alerts = useAlerts(id);
  return async () => {
    const [listed, raised] = await Promise.all(
      [reminders, alerts].map(
        async ({ data, refetch }) => data ?? (await refetch({ cancelRefetch: false })).data,
      ),
    );
    return {
      alerts: raised?.total ?? 0,
      reminders: (listed?.rows ?? []).filter((row) => 'isCompleted' in row && !row.isCompleted)
        .length,
    };
  };
}

/** Open ones first, soonest on top; what is done goes below. */
export function openFirst(reminders: readonly ListedReminder[]): ListedReminder[] {
  return reminders.toSorted((one, other) => Number(one.isCompleted) - Number(other.isCompleted));
}
