import { data, Link } from 'react-router';
import { organisation } from '#content/en/organisation';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return (
    <div className="page-width py-16">
      <h1 className="text-3xl">404 Page Not Found</h1>
      <p className="mt-4">Did you forget to add the page to the router?</p>
      <Link to="/" className="mt-6 inline-block text-link underline">
        {organisation.name}
      </Link>
    </div>
  );
}
