// The permissions of the signed-in person. The server decides; screens only hide actions that it would refuse.
import { isAllowed, type Permission } from '#domain/roles';
import { useSession } from './queries';

export type PermissionCheck = (permission: Permission) => boolean;

/** Until the session is known everything is offered: nearly everybody may, and nothing is given away. */
export function usePermissions(): PermissionCheck {
  const role = useSession()?.role;
  return (permission) => role === undefined || isAllowed(role, permission);
}
