import { organisation } from '#content/en/organisation';

export function SiteFooter() {
  return (
    <footer className="mt-24 bg-pine py-12 text-sm text-white">
      <p className="page-width">{organisation.taxLine}</p>
    </footer>
  );
}
