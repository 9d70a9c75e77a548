// The app's server build, and the one way in which a page of it becomes text.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { safeError } from '../../api/respond.ts';
import type { FetchApi, Site } from './site.ts';

type ServerBuild = {
  entry: { module: { createSite(build: ServerBuild, mode: 'production' | 'development'): Site } };
};

export async function loadSite(buildFolder: string): Promise<Site> {
  const file = pathToFileURL(join(buildFolder, 'app', 'server', 'index.js')).href;
  return siteOf((await import(file)) as ServerBuild, 'production');
}

export function siteOf(build: ServerBuild, mode: 'production' | 'development'): Site {
  return build.entry.module.createSite(build, mode);
}

// Pages of the response cache are the same for everybody, so the host they are rendered for says nothing.
const anyOrigin = 'http://localhost';

export type RenderedPage = { status: number; contentType: string; body: string };

export async function renderPage(
  site: Pick<Site, 'respond'>,
  path: string,
  fetchApi: FetchApi,
): Promise<RenderedPage> {
  const response = await site.respond(new Request(anyOrigin + path), {
    fetchApi,
    onError: (error) => console.error(`The page ${path} failed:`, safeError(error)),
  });
  return {
    status: response.status,
    contentType: response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    body: await response.text(),
  };
}

/** Where the browser asks for a page's data when it navigates there by itself. */
export function dataPathOf(path: string): string {
  return path === '/' ? '/_.data' : `${path}.data`;
}

/** The stylesheets of a client build, by the address pages link them with. */
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
