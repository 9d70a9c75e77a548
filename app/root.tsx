import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import type { Route } from './+types/root';
import {
  type FailureTexts,
  keepPageOnLoadFailure,
  LostPage,
  useFailureTexts,
} from './site/frame/lost-page';
import { PageHead } from './site/frame/page-head';
import { PageLoadingBar } from './site/frame/page-loading-bar';
import { getContent } from './site/page-text';
import { revalidateOnLanguageChange } from './site/revalidation';
import { useLanguage } from './text';
import './styles.css';

export function loader(args: Route.LoaderArgs): FailureTexts {
  const { failures, organization } = getContent(args);
  return { ...failures.page, name: organization.name, phone: organization.phone };
}
export const shouldRevalidate = revalidateOnLanguageChange;
export const clientMiddleware = [keepPageOnLoadFailure];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {import.meta.env.SSR ? <PageHead /> : null}
        <meta name="theme-color" content="#0f4f4a" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <PageLoadingBar />
      <LostPage />
    </>
  );
}

export function ErrorBoundary() {
  const failure = useFailureTexts();
  // A page answers a method that it does not support without text.
  if (!failure) return null;
  const { title, call, name, phone } = failure;
  return (
    <main className="page-width py-16">
      <title>{name}</title>
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 max-w-prose">
        {call}{' '}
        <a className="text-link underline" href={phone.href}>
          {phone.text}
        </a>
        .
      </p>
    </main>
  );
}
