import { Link } from 'react-router';
import { shell } from '#content/en/staff/shell';
import { ScreenHeader } from './screen-header';

export default function NotFoundScreen() {
  return (
    <>
      <ScreenHeader title={shell.screens.notFound} />
      <Link className="staff-link" to="/admin/dashboard">
        {shell.screens.dashboard}
      </Link>
    </>
  );
}
