// What the signed-in person may do. The server decides; this only keeps screens from offering what it refuses.
import { isAllowed, type Permission } from '#domain/roles';
import { useSession } from './queries';

export type PermissionCheck = (permission: Permission) => boolean;

/** Until the session is known everything is offered: nearly everybody may, and nothing is given away. */
export function usePermissions(): PermissionCheck {
  const role = useSession()?.role;
  return (permission) => role === undefined || isAllowed(role, permission);
}
