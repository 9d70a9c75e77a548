// Renders public pages in their frame, with the site's loaders, router and texts.
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
  useLoaderData,
} from 'react-router';
import { expect } from 'vitest';
import { defaultSite } from '#content/all';
import { apiContext, siteContext } from '../../app/request-context';
import * as contact from '../../app/site/pages/contact';
import * as donate from '../../app/site/pages/donate';
import * as getAssistance from '../../app/site/pages/get-assistance';
import * as getStarted from '../../app/site/pages/get-started';
import * as membershipAssistance from '../../app/site/pages/membership-assistance';
import * as notFound from '../../app/site/pages/not-found';
import * as textPage from '../../app/site/pages/text-page';
import * as site from '../../app/site/site';

const pages = {
  contact,
  donate,
  'get-assistance': getAssistance,
  'get-started': getStarted,
  'membership-assistance': membershipAssistance,
  accessibility: textPage,
  '*': notFound,
};

type PageModule = {
  // biome-ignore lint/suspicious/noExplicitAny: each page names the arguments of its own route
  default: ComponentType<any>;
  loader?: unknown;
  shouldRevalidate?: unknown;
};

/** Builds a route like the production build, which passes a page its loader data. */
function routeOf(path: string, module: PageModule, children?: RouteObject[]): RouteObject {
  const { default: Page, loader, shouldRevalidate } = module;
  const Component = () => <Page loaderData={useLoaderData()} />;
  return { path, Component, loader, shouldRevalidate, children } as RouteObject;
}

function contextOfRequest(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(siteContext, defaultSite);
  context.set(apiContext, async (path, init) => fetch(path, init));
  return context;
}

/** A visitor who chose about cookies and closed the gift ticker before: nothing covers the page. */
function returnAsVisitor(): void {
  const choice = { necessary: true, analytics: false, marketing: false, functional: false };
  const timestamp = new Date().toISOString();
  localStorage.setItem('wwi_cookie_consent', JSON.stringify({ ...choice, timestamp }));
  sessionStorage.setItem('wwi_ticker_dismissed', 'true');
}

/** Opens a public page; the fake server responds to its requests. */
export async function renderSite(path: string) {
  returnAsVisitor();
  watchToasts();
  history.replaceState(null, '', path);
  const children = Object.entries(pages).map(([at, module]) => routeOf(at, module));
  const router = createBrowserRouter([routeOf('es?', site, children)], {
    getContext: contextOfRequest,
  });
  const view = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  // Let the page's effects run too.
  await act(async () => {});
  return {
    ...view,
    router,
    goTo: (address: string) => act(async () => router.navigate(address)),
    goBack: () => act(async () => router.navigate(-1)),
  };
}

const toastTexts = new Set<string>();
/** Records each toast when it appears: on a busy machine it may disappear before the test looks. */
const toastWatch = new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('.toast'))
    toastTexts.add(textContent ?? '');
});
export function watchToasts(): void {
  toastTexts.clear();
  toastWatch.observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits for a toast with this text. */
export const findToast = (text: string) =>
  waitFor(() =>
    expect(
      [...toastTexts].some((shown) => shown.includes(text)),
      text,
    ).toBe(true),
  );
