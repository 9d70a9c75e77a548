// How a screen reads: one resource, one page of a list, and what many screens ask for.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isAllowed } from '#domain/roles';
import { getPage, sessionPath } from './api';
import { read } from './background';
import { queryClient } from './query-client';
import type { SessionResponse, StaffAccount, Summary } from './rows';

type QueryOptions = {
  isWanted?: boolean;
  /** What was read before stays until the next response is there. */
  keepsPrevious?: boolean;
  /** What was read is forgotten with the screen that asked: who asks again is answered anew. */
  isForgotten?: boolean;
};

const settingsOf = ({
  isWanted = true,
  keepsPrevious = false,
  isForgotten = false,
}: QueryOptions) => ({
  enabled: isWanted,
  ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  ...(isForgotten ? { gcTime: 0 } : {}),
});

async function getJson<Body>(path: string, signal: AbortSignal): Promise<Body> {
  const response = await read(path, signal);
  return response.json();
}

export function useJson<Body>(path: string, options: QueryOptions = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson<Body>(path, signal),
    ...settingsOf(options),
  });
}

export function usePage<Row>(path: string, options: QueryOptions = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getPage<Row>(path, signal),
    ...settingsOf(options),
  });
}

export function useSummary() {
  return useSummaryQuery().data;
}

/** Also whether it could be had: a number that could not is never shown as none. */
export function useSummaryQuery() {
  return useJson<Summary>('/api/summary');
}

export function useColleagues(): readonly string[] {
  return useJson<StaffAccount[]>('/api/staff').data?.map((one) => one.username) ?? [];
}

/** Those of them who open cases. */
export function useCaseWorkers(): readonly string[] {
  const people = useJson<StaffAccount[]>('/api/staff').data ?? [];
  return people.filter(({ role }) => isAllowed(role, 'cases.read')).map((one) => one.username);
}

export function useSession() {
  return useJson<SessionResponse>(sessionPath).data;
}

/** Who is signed in, waited for: what is written in somebody's name is not written without it. */
export async function ownName(): Promise<string> {
  const { username } = await queryClient.ensureQueryData<SessionResponse>({
    queryKey: [sessionPath],
    queryFn: ({ signal }) => getJson(sessionPath, signal),
  });
  return username;
}
