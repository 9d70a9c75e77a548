import { organisation } from '#content/en/organisation';
import { seo } from '#content/en/seo';

export function loader() {
  const urls = Object.keys(seo.pages)
    .map((path) => `  <url><loc>${organisation.website}${path}</loc></url>`)
    .join('\n');
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
