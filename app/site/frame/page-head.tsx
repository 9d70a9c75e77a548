// What search engines and shared links read. Rendered on the server only: in a browser that has the
// page already it would be dead weight, so titles after a navigation are fetched when first needed.
import { useLocation, useMatches } from 'react-router';
import { organisation } from '#content/en/organisation';
import { seo } from '#content/en/seo';
import type { Route } from '#content/route';
import type { PageSeo } from '#content/seo-shape';
import { shareImage } from '../../ui/art';
import { JsonLd } from '../json-ld';

export function PageHead() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const page = pageSeo(pathname, matches.at(-1)?.id ?? '');
  const address = organisation.website + pathname;
  const image = organisation.website + shareImage(page.image);
  const isKnown = Object.hasOwn(seo.pages, pathname);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {isKnown ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={organisation.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {pathname === '/' ? <OrganisationData /> : null}
    </>
  );
}

function pageSeo(pathname: string, routeId: string): PageSeo {
  if (Object.hasOwn(seo.pages, pathname)) return seo.pages[pathname as Route];
  if (pathname === '/find') return seo.find;
  return routeId.includes('program') ? seo.programNotFound : seo.notFound;
}

function OrganisationData() {
  const { address } = organisation;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: organisation.name,
    url: organisation.website,
    description: organisation.summary,
    foundingDate: organisation.founded.date,
    telephone: organisation.phone.href.replace('tel:', ''),
    email: organisation.email.text,
    nonprofitStatus: 'Nonprofit501c3',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    sameAs: organisation.social.map((link) => link.href),
  };
  return <JsonLd data={data} />;
}
