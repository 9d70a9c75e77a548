// What many screens ask for.
import { useQuery } from '@tanstack/react-query';
import { getJson, sessionPath } from './api';
import type { SessionResponse, StaffAccount, Summary } from './rows';

function useJson<Body>(path: string) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<Body>(path, signal),
  });
}

export function useSummary() {
  return useJson<Summary>('/api/summary').data;
}

export function useColleagues(): readonly string[] {
  return useJson<StaffAccount[]>('/api/staff').data?.map((one) => one.username) ?? [];
}

export function useSession() {
  return useJson<SessionResponse>(sessionPath).data;
}
