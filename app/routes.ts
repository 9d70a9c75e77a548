// Every screen of the product.
import { existsSync } from 'node:fs';
import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from '@react-router/dev/routes';
import { contentOf } from '../content/all.ts';
import { defaultLanguage, otherLanguages } from '../content/languages.ts';

const rolePages = [
  'chapter-leader',
  'media-partner',
  'host-drive-giveaway',
  'resource-partner',
  'volunteer',
  'donate-funds-supplies',
];

const textPages = Object.keys(contentOf(defaultLanguage).pages).map((path) => {
  const own = `site/pages${path}.tsx`;
  const isOwn = existsSync(new URL(own, import.meta.url));
  return route(path.slice(1), isOwn ? own : 'site/pages/text-page.tsx', { id: `text${path}` });
});

const calendar = 'events/:id/calendar.ics';
/** One list for all languages, because it travels with every page: `es?` matches with and without the prefix. */
const prefix = otherLanguages.map((language) => `${language}?`).join('/');

function site(pages: RouteConfigEntry[]): RouteConfigEntry {
  return prefix === '' ? layout('site/site.tsx', pages) : route(prefix, 'site/site.tsx', pages);
}

export default [
  site([
    index('site/home/home.tsx'),
    route('programs', 'site/programs/programs.tsx'),
    route('programs/:slug', 'site/programs/program.tsx'),
    route('about', 'site/pages/about.tsx'),
    route('leadership', 'site/pages/leadership.tsx'),
    route('events', 'site/events/events.tsx'),
    route('contact', 'site/pages/contact.tsx'),
    route('get-involved', 'site/pages/get-involved.tsx'),
    route('get-assistance', 'site/pages/get-assistance.tsx'),
    route('donate', 'site/pages/donate.tsx'),
    ...rolePages.map((path) => route(path, 'site/pages/role.tsx', { id: `role-${path}` })),
    route('get-started', 'site/pages/get-started.tsx'),
    route('membership-assistance', 'site/pages/membership-assistance.tsx'),
    ...textPages,
    route('newsletter', 'site/newsletter/newsletter.tsx'),
    ...['confirm', 'unsubscribe'].map((kind) =>
      route(`newsletter/${kind}/:token`, 'site/newsletter/link-page.tsx', { id: `link-${kind}` }),
    ),
    route('find', 'site/find/find.tsx'),
    route('*', 'site/pages/not-found.tsx'),
  ]),
  route(prefix === '' ? calendar : `${prefix}/${calendar}`, 'site/events/event-calendar.ts'),
  route('robots.txt', 'site/files/robots.ts'),
  route('sitemap.xml', 'site/files/sitemap.ts'),
  route('manifest.webmanifest', 'site/files/manifest.ts'),
  // One route for the whole staff area. Its screens are in staff/screens.tsx, because this list travels with every
  // public page.
  route('admin/*', 'staff/staff.tsx'),
] satisfies RouteConfig;
