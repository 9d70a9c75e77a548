import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { organisation } from '#content/en/organisation';
import { PageHead } from './site/frame/page-head';
import './styles.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
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
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main className="page-width py-16">
      <title>{organisation.name}</title>
      <h1 className="text-3xl">Something went wrong on our side</h1>
      <p className="mt-4 max-w-prose">
        Please try again in a moment, or call us at{' '}
        <a className="text-link underline" href={organisation.phone.href}>
          {organisation.phone.text}
        </a>
        .
      </p>
    </main>
  );
}
