// Loads the app's server build and renders its pages to text.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteContent } from '#content/site-content';
import { redactError } from '../../api/respond.ts';
import type { FetchApi, Site } from './site.ts';

type ServerBuild = {
  entry: { module: { createSite(build: ServerBuild, mode: 'production' | 'development'): Site } };
};

export async function loadSite(buildFolder: string): Promise<Site> {
  const file = pathToFileURL(join(buildFolder, 'app', 'server', 'index.js')).href;
  return createSiteFromBuild((await import(file)) as ServerBuild, 'production');
}

export function createSiteFromBuild(build: ServerBuild, mode: 'production' | 'development'): Site {
  return build.entry.module.createSite(build, mode);
}

/** An address without a page, to render the 404 page. */
export const unknownPath = '/this-page-does-not-exist';

// Cached pages are the same for every host, so any origin works.
const anyOrigin = 'http://localhost';

export type RenderedPage = { status: number; contentType: string; body: string };

export async function renderPage(
  site: Pick<Site, 'respond'>,
  path: string,
  fetchApi: FetchApi,
  siteContent: SiteContent,
): Promise<RenderedPage> {
  const response = await site.respond(new Request(anyOrigin + path), {
    siteContent,
    fetchApi,
    onError: (error) => console.error(`The page ${path} failed:`, redactError(error)),
  });
  return {
    status: response.status,
    contentType: response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    body: await response.text(),
  };
}

/** The path from which the browser fetches a page's data on client-side navigation. */
export function getDataPath(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** Reads the stylesheets of a client build, by the URL that pages link. */
export async function readStyles(
  buildFolder: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const styles = files.filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      styles.map(
        async (file) =>
          [`/${file}`, await readFile(join(buildFolder, 'app', 'client', file), 'utf8')] as const,
      ),
    ),
  );
}
