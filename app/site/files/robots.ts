import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage } from '#content/languages';
import { siteContext } from '../../request-context';

export function loader({ context }: LoaderFunctionArgs) {
  const { organization } = context.get(siteContext).contentOf(defaultLanguage);
  const text = `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${organization.website}/sitemap.xml\n`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
