// Every screen of the product.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const rolePages = [
  'chapter-leader',
  'media-partner',
  'host-drive-giveaway',
  'resource-partner',
  'volunteer',
  'donate-funds-supplies',
];

export default [
  layout('routes/site.tsx', [
    index('routes/home.tsx'),
    route('programs', 'routes/programs.tsx'),
    route('programs/:slug', 'routes/program.tsx'),
    route('about', 'routes/about.tsx'),
    route('leadership', 'routes/leadership.tsx'),
    route('events', 'routes/events.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('get-involved', 'routes/get-involved.tsx'),
    route('get-assistance', 'routes/get-assistance.tsx'),
    route('donate', 'routes/donate.tsx'),
    ...rolePages.map((path) => route(path, 'routes/role.tsx', { id: `role-${path}` })),
    route('get-started', 'routes/get-started.tsx'),
    route('membership-assistance', 'routes/membership-assistance.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('accessibility', 'routes/accessibility.tsx'),
    route('find', 'routes/find.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('events/:id/calendar.ics', 'routes/event-calendar.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  // One route for all of the staff area: its screens are listed in staff/screens.ts, since this list
  // travels with every public page.
  route('admin/*', 'routes/admin/staff.tsx'),
] satisfies RouteConfig;
