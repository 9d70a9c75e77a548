// Reads of the staff screens: one resource, one page of a list, and shared queries.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isAllowed, type Permission } from '#domain/roles';
import type { ApiPath, ApiResponse } from '../../api/api-types';
import { getPage, sessionPath } from './api';
import { fetchForQuery } from './background';
import { queryClient } from './query-client';
import type { StaffAccount } from './rows';

type QueryOptions = {
  isWanted?: boolean;
  /** Shows the previous response until the next one arrives. */
  keepsPrevious?: boolean;
  /** Drops the cached response when its screen closes, so that the next screen reads it again. */
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

async function getJson<const P extends ApiPath<'GET'>>(
  path: P,
  signal: AbortSignal,
): Promise<ApiResponse<'GET', P>> {
  const response = await fetchForQuery(path, signal);
  return response.json();
}

export function useJson<const P extends ApiPath<'GET'>>(path: P, options: QueryOptions = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getJson(path, signal),
    ...settingsOf(options),
  });
}

export function usePage<const P extends ApiPath<'GET'>>(path: P, options: QueryOptions = {}) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => getPage(path, signal),
    ...settingsOf(options),
  });
}

export function useSummary() {
  return useSummaryQuery().data;
}

/** A failed read must not look like zero. */
export function useSummaryQuery() {
  return useJson('/api/summary');
}

function useStaff(isMeant: (account: StaffAccount) => boolean): readonly string[] {
  const accounts = useJson('/api/staff').data ?? [];
  return accounts.filter(isMeant).map(({ username }) => username);
}

/** Colleagues who have this permission and can therefore be assigned. */
export function useColleagues(needs: Permission): readonly string[] {
  return useStaff(({ isInUse, role }) => isInUse && isAllowed(role, needs));
}

/** Colleagues who have left and still have work assigned. */
export function useFormerColleagues(): readonly string[] {
  return useStaff(({ isInUse }) => !isInUse);
}

export function useSession() {
  return useJson(sessionPath).data;
}

/** Waits for the signed-in person's name, for writes in that name. */
export async function readOwnUsername(): Promise<string> {
  const { username } = await queryClient.ensureQueryData({
    queryKey: [sessionPath],
    queryFn: ({ signal }) => getJson(sessionPath, signal),
  });
  return username;
}
