import { Outlet } from 'react-router';
import { navigation } from '#content/en/navigation';
import { ChatLauncher } from '../components/chat/chat-launcher';
import { CookieConsent } from '../components/site/cookie-consent';
import { CrisisBar } from '../components/site/crisis-bar';
import { DonationTicker } from '../components/site/donation-ticker';
import { PageChanges } from '../components/site/page-changes';
import { SiteFooter } from '../components/site/site-footer';
import { SiteHeader } from '../components/site/site-header';
import { ToastHost } from '../components/ui/toast-host';

export default function Site() {
  return (
    <>
      <a href="#main" className="skip-link">
        {navigation.skipLink}
      </a>
      <CookieConsent />
      <CrisisBar />
      <SiteHeader />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
      <DonationTicker />
      <ChatLauncher />
      <PageChanges />
      <ToastHost />
    </>
  );
}
