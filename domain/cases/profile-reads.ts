// The reads of the profile screen, which one call answers together.

/** The addresses that the screen reads for a case. */
export function listProfileReads(memberId: number) {
  return [
    `/api/members/${memberId}`,
    `/api/case-alerts?memberId=${memberId}&status=active&limit=200`,
    `/api/members/${memberId}/duplicates`,
    `/api/households?memberId=${memberId}`,
    `/api/service-records/${memberId}?limit=200`,
    `/api/member-progress/${memberId}?limit=200`,
    `/api/reminders/${memberId}?status=pending&limit=200`,
    `/api/reminders/${memberId}?status=completed&sort=-dueDate&limit=200`,
    `/api/members/${memberId}/timeline?limit=25`,
  ] as const;
}
