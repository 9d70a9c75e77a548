import { contentOf } from '#content/all';
import { defaultLanguage } from '#content/languages';

const { organization } = contentOf(defaultLanguage);

export function loader() {
  const text = `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${organization.website}/sitemap.xml\n`;
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
