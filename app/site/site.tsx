import { useMemo } from 'react';
import { Outlet, useMatches } from 'react-router';
import { ChatLauncher } from '../chat/chat-launcher';
import { type Text, TextProvider, useText } from '../text';
import { focusLinkTarget } from '../ui/focus-target';
import { ToastHost } from '../ui/toast-host';
import type { Route } from './+types/site';
import { Announcement } from './frame/announcement';
import { CookieConsent } from './frame/cookie-consent';
import { CrisisBar } from './frame/crisis-bar';
import { DonationTicker } from './frame/donation-ticker';
import { LanguageOffer } from './frame/language-offer';
import { PageChanges } from './frame/page-changes';
import { SiteFooter } from './frame/site-footer';
import { SiteHeader } from './frame/site-header';
import { getContent, getText } from './page-text';
import { revalidateOnLanguageChange } from './revalidation';

/** Loads the texts of the frame around every page. */
export function loader(args: Route.LoaderArgs) {
  const { announcement } = getContent(args);
  const text = getText(args, 'chatLauncher', 'navigation', 'organization');
  return { text: announcement === '' ? text : { ...text, announcement } };
}
export const shouldRevalidate = revalidateOnLanguageChange;

export default function Site() {
  return (
    <TextProvider text={usePageText()}>
      <Frame />
    </TextProvider>
  );
}

function Frame() {
  const { skipLink } = useText('navigation');
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads there by itself */}
      <a href="#main" className="skip-link" onClick={focusLinkTarget}>
        {skipLink}
      </a>
      <CookieConsent />
      <CrisisBar />
      <LanguageOffer />
      <SiteHeader />
      <Announcement />
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

/** Combines the page's texts with those of the frame. */
function usePageText(): Text {
  const matches = useMatches();
  return useMemo(
    () =>
      Object.assign(
        {},
        ...matches.map(({ loaderData }) => (loaderData as Loaded | undefined)?.text),
      ),
    [matches],
  );
}

type Loaded = { text?: Text } | null;
