import { Outlet } from 'react-router';
import { navigation } from '#content/en/navigation';
import { ChatLauncher } from '../chat/chat-launcher';
import { ToastHost } from '../ui/toast-host';
import { CookieConsent } from './frame/cookie-consent';
import { CrisisBar } from './frame/crisis-bar';
import { DonationTicker } from './frame/donation-ticker';
import { PageChanges } from './frame/page-changes';
import { SiteFooter } from './frame/site-footer';
import { SiteHeader } from './frame/site-header';

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
