// Every screen of the product.
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

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
    route('*', 'routes/not-found.tsx'),
  ]),
  route('events/:id/calendar.ics', 'routes/event-calendar.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  ...prefix('admin', [
    route('login', 'routes/admin/login.tsx'),
    layout('routes/admin/staff.tsx', [
      index('routes/admin/index.tsx'),
      route('dashboard', 'routes/admin/dashboard.tsx'),
      route('case-management', 'routes/admin/case-management.tsx'),
      route('submissions', 'routes/admin/submissions.tsx'),
      route('member-intake', 'routes/admin/member-intake.tsx'),
      route('member-profile/:id', 'routes/admin/member-profile.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
