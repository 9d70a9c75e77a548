import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Permission } from '#domain/roles';
import { codes } from '#text/staff/codes';
import { roles } from '#text/staff/office-labels';
import { shell } from '#text/staff/shell';
import { usePermissions } from '../data/permissions';
import { useSession } from '../data/queries';
import { fillText } from '../format/formats';
import { ScreenHeader } from './screen-header';

type AllowedProps = { needs: Permission; title: string; children: ReactNode };

/** Shows a screen to people with the permission. Others see whom to ask for access. */
export function RequirePermission({ needs, title, children }: AllowedProps) {
  const may = usePermissions();
  const session = useSession();
  const role = session?.role;
  if (session?.mustEnrol && needs !== 'self') {
    return (
      <>
        <ScreenHeader title={title} />
        <p className="mb-4">{codes.overdue}</p>
        <Link className="staff-button staff-button-primary" to="/admin/account">
          {codes.choose}
        </Link>
      </>
    );
  }
  if (role === undefined || may(needs)) return children;
  return (
    <>
      <ScreenHeader title={title} />
      <p className="mb-4">{fillText(shell.notAllowed, { role: roles[role] })}</p>
      <Link className="staff-link" to="/admin/dashboard">
        {shell.screens.dashboard}
      </Link>
    </>
  );
}
