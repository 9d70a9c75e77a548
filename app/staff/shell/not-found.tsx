import { Link } from 'react-router';
import { notFound } from '#text/not-found';
import { shell } from '#text/staff/shell';
import { ScreenHeader } from './screen-header';

export default function NotFoundScreen() {
  return (
    <>
      <ScreenHeader title={notFound.page.title} />
      <p className="mb-4">{notFound.page.text}</p>
      <Link className="staff-link" to="/admin/dashboard">
        {shell.screens.dashboard}
      </Link>
    </>
  );
}
