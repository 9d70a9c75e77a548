import { Link } from 'react-router';
import { organisation } from '#content/en/organisation';

export function SiteHeader() {
  return (
    <header>
      <p className="bg-ink py-2 text-sm text-white">
        <span className="page-width block">
          <strong>{organisation.crisis.bar.danger}</strong> {organisation.crisis.bar.lifeline}
        </span>
      </p>
      <div className="page-width flex items-center py-4">
        <Link to="/" className="target font-heading text-lg font-bold text-pine">
          {organisation.name}
        </Link>
      </div>
    </header>
  );
}
