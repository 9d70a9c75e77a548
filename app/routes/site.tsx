import { Outlet } from 'react-router';
import { navigation } from '#content/en/navigation';
import { PageChanges } from '../components/site/page-changes';
import { SiteFooter } from '../components/site/site-footer';
import { SiteHeader } from '../components/site/site-header';
import { ToastHost } from '../components/ui/toast-host';

export default function Site() {
  return (
    <>
      <a
        href="#main"
        className="target absolute -top-24 left-4 rounded-sm bg-ink px-4 py-2 text-white focus:top-4"
      >
        {navigation.skipLink}
      </a>
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      <PageChanges />
      <ToastHost />
    </>
  );
}
