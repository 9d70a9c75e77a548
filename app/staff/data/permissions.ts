// The permissions of the signed-in person. The server decides; screens only hide actions that it would refuse.
import { isAllowed, type Permission } from '#domain/roles';
import { useSession } from './queries';

export type PermissionCheck = (permission: Permission) => boolean;

/** Offers everything until the session has loaded: most people have the permission, and the server refuses the rest. */
export function usePermissions(): PermissionCheck {
  const role = useSession()?.role;
  return (permission) => role === undefined || isAllowed(role, permission);
}
