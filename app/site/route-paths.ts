// Finds the route of a requested path.
import { matchRoutes, type RouteObject } from 'react-router';

/** The route pattern that a path matches, without the language; undefined if only the 404 page matches. */
export function findRoutePattern(routes: RouteObject[], path: string): string | undefined {
  const segments = segmentsFor(routes, path)?.filter((segment) => !segment.endsWith('?'));
  const pattern = segments?.join('/');
  return pattern === undefined || pattern === '*' ? undefined : `/${pattern}`;
}

/**
 * The path as its route spells it. The router also accepts other letter case and percent signs; comparisons of pages
 * do not.
 */
export function normalizePath(routes: RouteObject[], path: string): string {
  const given = path.slice(1).split('/');
  const written: string[] = [];
  for (const segment of segmentsFor(routes, path) ?? []) {
    if (segment === '*') break;
    const isLeftOut = segment.endsWith('?') && !isSame(given[0] ?? '', segment.slice(0, -1));
    if (isLeftOut) continue;
    const [own = ''] = given.splice(0, 1);
    written.push(segment.startsWith(':') ? own : segment.replace('?', ''));
  }
  return `/${[...written, ...given].join('/')}`;
}

function isSame(given: string, segment: string): boolean {
  return decodeURIComponent(given).toLowerCase() === segment;
}

function segmentsFor(routes: RouteObject[], path: string): string[] | undefined {
  return matchRoutes(routes, path)
    ?.flatMap(({ route }) => route.path?.split('/') ?? [])
    .filter((segment) => segment !== '');
}
