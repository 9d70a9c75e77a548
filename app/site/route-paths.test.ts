import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { findRoutePattern, normalizePath } from './route-paths.ts';

const routes: RouteObject[] = [
  {
    path: 'es?',
    children: [{ index: true }, { path: 'contact' }, { path: 'programs/:slug' }, { path: '*' }],
  },
  { path: 'es?/events/:id/calendar.ics' },
  { path: 'admin/*' },
];

describe('normalized path', () => {
  it.each([
    ['/Contact', '/contact'],
    ['/%63ontact', '/contact'],
    ['/ES', '/es'],
    ['/%45s/CONTACT', '/es/contact'],
    ['/Programs/Food%20Day', '/programs/Food%20Day'],
    ['/es/Events/7/Calendar.ICS', '/es/events/7/calendar.ics'],
    ['/Admin/Members/7', '/admin/Members/7'],
    ['/ES/Nowhere', '/es/Nowhere'],
  ])('normalizes the path %s to %s', (given, path) => {
    expect(normalizePath(routes, given)).toBe(path);
    expect(normalizePath(routes, path), 'once and for all').toBe(path);
  });

  it.each(['/', '/es', '/contact', '/Nowhere/At/All', '/%2F%2Fevil.example', '/admin'])(
    'leaves the normalized path %s unchanged',
    (path) => expect(normalizePath(routes, path)).toBe(path),
  );
});

describe('route pattern', () => {
  it.each([
    ['/', '/'],
    ['/es/contact', '/contact'],
    ['/programs/food', '/programs/:slug'],
    ['/admin/members/7', '/admin/*'],
    ['/nowhere', undefined],
  ])('matches the path %s to the route pattern %s', (path, pattern) =>
    expect(findRoutePattern(routes, path)).toBe(pattern),
  );
});
