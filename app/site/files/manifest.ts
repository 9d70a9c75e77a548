import type { LoaderFunctionArgs } from 'react-router';
import { defaultLanguage } from '#content/languages';
import { siteContext } from '../../request-context';

export function loader({ context }: LoaderFunctionArgs) {
  const { organization } = context.get(siteContext).contentOf(defaultLanguage);
  const manifest = {
    name: organization.name,
    short_name: organization.shortName,
    description: organization.summary,
    start_url: '/',
    display: 'browser',
    background_color: '#fffbf4',
    theme_color: '#0f4f4a',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
