// The address at which staff open the subject of an emergency.
import type { EmergencySubject } from '#domain/messages';

export function getEmergencyPath(subject: EmergencySubject, id: number): string {
  if (subject === 'contact') return `/admin/inbox?open=${id}`;
  if (subject === 'submission') return `/admin/submissions?open=${id}`;
  return `/admin/member-profile/${id}`;
}
