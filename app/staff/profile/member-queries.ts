// What belongs to one member: its records, notes, reminders, alerts and history.
import { useQuery } from '@tanstack/react-query';
import { getJson, getPage } from '../data/api';
import type { CaseAlert, Member, ProgressNote, Reminder, ServiceRecord } from '../data/rows';

export function useMember(id: string) {
  const path = `/api/members/${id}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<Member>(path, signal),
    enabled: /^\d{1,9}$/.test(id),
  });
}

function useParts<Row>(path: string, inOrder: (rows: Row[]) => Row[] = (rows) => rows) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getPage<Row>(path, signal),
    select: (page) => ({ ...page, rows: inOrder(page.rows) }),
  });
}

/** Open ones first, soonest on top; what is done goes below. */
function openFirst(reminders: Reminder[]): Reminder[] {
  return [
    ...reminders.filter(({ isCompleted }) => !isCompleted),
    ...reminders.filter(({ isCompleted }) => isCompleted),
  ];
}

export const useServiceRecords = (id: number) =>
  useParts<ServiceRecord>(`/api/service-records/${id}?limit=200`);
export const useProgressNotes = (id: number) =>
  useParts<ProgressNote>(`/api/member-progress/${id}?limit=200`);
export const useReminders = (id: number) =>
  useParts<Reminder>(`/api/reminders/${id}?limit=200`, openFirst);
export const useAlerts = (id: number) =>
  useParts<CaseAlert>(`/api/case-alerts?memberId=${id}&status=active&limit=200`);
