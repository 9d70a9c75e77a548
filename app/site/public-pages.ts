// Lists the pages that the server caches, from the routes.
import type { ServerBuild } from 'react-router';
import { languages, localizePath } from '#content/languages';
import { programs } from '#domain/programs';
import type { PageQuery } from '#server/http/pages/page-query';
import type { PublicPage } from '#server/http/pages/site';
import type { PageHandle } from './page-handle';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

const paramValues: Record<string, readonly string[]> = {
  'programs/:slug': programs.map((program) => program.slug),
};

export function listPublicPages(routes: Routes): PublicPage[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.module.default && isPublic(route, routes))
    .flatMap((route) => {
      const branch = branchOf(route, routes);
      const handle = (route.module.handle ?? {}) as PageHandle;
      return pathsOf(branch).map((path) => ({
        path,
        isLive: handle.isLive ?? false,
        query: handle.query ?? {},
        dataQuery: handle.dataQuery ?? {},
        hasData: branch.some((each) => each.module.loader !== undefined),
      }));
    });
}

/** The page for paths that match no other. */
export function buildNotFoundQuery(routes: Routes): PageQuery {
  const route = Object.values(routes).find((each) => each?.path === '*');
  return ((route?.module.handle ?? {}) as PageHandle).query ?? {};
}

function isPublic(route: Route, routes: Routes) {
  const pattern = patternOf(branchOf(route, routes));
  const hasOwnPath = route.index === true || route.path !== undefined;
  const hasChildren = Object.values(routes).some((each) => each?.parentId === route.id);
  return hasOwnPath && !(hasChildren && !route.index) && !/^admin(\/|$)|\*|:token$/.test(pattern);
}

function pathsOf(branch: Route[]): string[] {
  const pattern = patternOf(branch);
  return languages.flatMap((language) =>
    pagesOf(pattern).map((page) => localizePath(language, page)),
  );
}

function pagesOf(pattern: string): string[] {
  if (!pattern.includes(':')) return [`/${pattern}`];
  const values = paramValues[pattern];
  if (!values) throw new Error(`No values are known for the public route /${pattern}`);
  return values.map((value) => `/${pattern.replace(/:\w+/, value)}`);
}

/** Without the language, which may be left out. */
function patternOf(branch: Route[]): string {
  return branch
    .flatMap((route) => route.path?.split('/') ?? [])
    .filter((segment) => segment !== '' && !segment.endsWith('?'))
    .join('/');
}

function branchOf(route: Route, routes: Routes): Route[] {
  const parent = route.parentId ? routes[route.parentId] : undefined;
  return parent ? [...branchOf(parent, routes), route] : [route];
}
