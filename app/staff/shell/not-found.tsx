import { Link } from 'react-router';
import { notFound } from '#content/en/not-found';
import { shell } from '#content/en/staff/shell';
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
