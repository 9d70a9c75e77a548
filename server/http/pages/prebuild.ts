// Last step of a build: renders every public page without live data, and compresses pages and files
// into build/pages.
import { readdirSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultSite } from '#content/all';
import { languages, localizePath } from '#content/languages';
import { describeApi } from '../../api.ts';
import { dataPolicy, filePolicy, workerPolicy } from '../security-headers.ts';
import { listArtFiles } from './art.ts';
import { immutable, revalidate } from './cached-response.ts';
import { getContentType } from './content-type.ts';
import { finishPage, type PageAssets } from './finish-page.ts';
import { buildOfflineResponses } from './offline.ts';
import type { PageQuery } from './page-query.ts';
import type { FetchApi, Site } from './site.ts';
import { getDataPath, loadSite, readStyles, renderPage, unknownPath } from './site-build.ts';
import {
  getPagesFolder,
  type Storable,
  type StoredResponse,
  store,
  writeIndex,
} from './stored-responses.ts';

export async function prebuild(
  buildFolder: string,
  artFolder: string,
): Promise<{ pages: number; files: number }> {
  const folder = getPagesFolder(buildFolder);
  const site = await loadSite(buildFolder);
  const served = [
    ...listServedFiles(join(buildFolder, 'app', 'client')),
    ...listArtFiles(artFolder),
  ];
  const files = await Promise.all(served.map(buildStorableFile));
  const parts: PageAssets = {
    starter: await readFile(join(buildFolder, 'app', 'start-hydration.js'), 'utf8'),
    styles: await readStyles(
      buildFolder,
      files.map(({ path }) => path.slice(1)).filter((path) => path.startsWith('assets/')),
    ),
  };
  const pages = await storablePages(site, parts);
  const responses: StoredResponse[] = [];
  for (const each of [...files, apiDescription(), ...pages, ...buildOfflineResponses(defaultSite)])
    responses.push(await store(folder, each));
  const notFound: StoredResponse[] = [];
  for (const language of languages) {
    const page = await storablePage(site, parts, localizePath(language, unknownPath));
    if (page.status !== 404) throw new Error('An unknown path does not respond with 404');
    notFound.push(await store(folder, { ...page, query: site.notFoundQuery }));
  }
  const styles = [...parts.styles.keys()];
  await writeIndex(folder, { starter: parts.starter, styles, responses, notFound });
  await sweep(folder, [...responses, ...notFound]);
  return { pages: pages.length, files: files.length };
}

function apiDescription(): Storable {
  return {
    path: '/api/openapi.json',
    contentType: 'application/json',
    cacheControl: revalidate,
    policy: dataPolicy,
    query: {},
    identity: Buffer.from(JSON.stringify(describeApi())),
  };
}

const noApi: FetchApi = () => {
  throw new Error('A page that is rendered while building cannot call the API: mark it as live');
};

async function storablePages(site: Site, parts: PageAssets): Promise<Storable[]> {
  const pages: Storable[] = [];
  for (const { path, isLive, query, dataQuery, hasData } of site.publicPages) {
    if (isLive) continue;
    const page = await storablePage(site, parts, path);
    if (page.status !== 200) throw new Error(`${path} responds with ${page.status}`);
    pages.push({ ...page, query });
    if (hasData) pages.push(await storableData(site, path, dataQuery));
  }
  return pages;
}

async function storablePage(site: Site, parts: PageAssets, path: string): Promise<Storable> {
  const { status, contentType, body } = await renderPage(site, path, noApi, defaultSite);
  const { html, policy } = finishPage(body, parts);
  return {
    path,
    status: status === 404 ? 404 : 200,
    contentType,
    cacheControl: revalidate,
    policy,
    query: {},
    identity: Buffer.from(html),
  };
}

async function storableData(site: Site, pagePath: string, query: PageQuery): Promise<Storable> {
  const path = getDataPath(pagePath);
  const { contentType, body } = await renderPage(site, path, noApi, defaultSite);
  return {
    path,
    contentType,
    cacheControl: revalidate,
    policy: dataPolicy,
    // The browser may request only part of the data; the full data includes it.
    query,
    identity: Buffer.from(body),
  };
}

/** All files except dotfiles, which programs leave behind. Files in `.well-known/` are served. */
export function listServedFiles(folder: string): ServedFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(folder.length).replaceAll('\\', '/') }))
    .filter(({ path }) => !/\/\.(?!well-known\/)/.test(path))
    .flatMap(({ file, path }) => addressesOf(path).map((address) => ({ file, path: address })));
}

/**
 * The paths that browsers request. macOS may store an accent as a separate character (NFD); people
 * type NFC.
 */
function addressesOf(path: string): string[] {
  return [...new Set([path, path.normalize('NFC')])].map((each) => {
    const url = new URL('http://localhost');
    url.pathname = each;
    return url.pathname;
  });
}

type ServedFile = { path: string; file: string };

/** Chrome does not show a PDF in a sandbox. Scripts in a PDF do not run as part of our site. */
const documentPolicy = "frame-ancestors 'none'";

export async function buildStorableFile({ path, file }: ServedFile): Promise<Storable> {
  const contentType = getContentType(file);
  return {
    path,
    contentType,
    cacheControl: /^\/(assets|art)\//.test(path) ? immutable : revalidate,
    policy: getFilePolicy(path, contentType),
    query: {},
    identity: await readFile(file),
  };
}

function getFilePolicy(path: string, contentType: string): string {
  if (contentType === 'application/pdf') return documentPolicy;
  return /\.worker-[\w-]+\.js$/.test(path) ? workerPolicy : filePolicy;
}

async function sweep(folder: string, responses: readonly StoredResponse[]): Promise<void> {
  const current = new Set(responses.map(({ body }) => body));
  for (const name of await readdir(folder)) {
    const [body = ''] = name.split('.');
    if (body !== 'index' && !current.has(body)) await rm(join(folder, name));
  }
}
