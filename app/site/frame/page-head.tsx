// Metadata for search engines and shared links. Rendered on the server only: in a browser that has the
// page already it would be dead weight; the title of another page comes with its data.
import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import {
  getPathLanguage,
  languages,
  locales,
  localizePath,
  otherLanguages,
  removeLanguagePrefix,
} from '#content/languages';
import type { Organization } from '#content/shape';
import type { SiteContent } from '#content/site-content';
import { getShareImage } from '../../ui/art';
import { formatJsonLd } from '../json-ld';
import { getPageSeo } from '../page-text';

/** Provided on the server, which alone renders the head. */
export const HeadContent = createContext<SiteContent | undefined>(undefined);

export function PageHead() {
  const site = use(HeadContent);
  if (site === undefined) throw new Error('The head was rendered without content');
  const { pathname } = useLocation();
  const language = getPathLanguage(pathname);
  const path = removeLanguagePrefix(pathname);
  const content = site.contentOf(language);
  const { organization } = content;
  const page = getPageSeo(content, path);
  const address = organization.website + pathname;
  const image = organization.website + getShareImage(page.image);
  const isKnown = Object.hasOwn(content.seo.pages, path);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {isKnown ? (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:url" content={address} />
          {otherLanguages.length === 0 ? null : (
            <>
              {languages.map((each) => (
                <link
                  key={each}
                  rel="alternate"
                  hrefLang={each}
                  href={organization.website + localizePath(each, path)}
                />
              ))}
              <link rel="alternate" hrefLang="x-default" href={organization.website + path} />
            </>
          )}
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={organization.name} />
      {languages.map((each) => (
        <meta
          key={each}
          property={each === language ? 'og:locale' : 'og:locale:alternate'}
          content={locales[each].replace('-', '_')}
        />
      ))}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {path === '/' ? <OrganizationData organization={organization} /> : null}
    </>
  );
}

function OrganizationData({ organization }: { organization: Organization }) {
  const { address } = organization;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: organization.name,
    url: organization.website,
    description: organization.summary,
    foundingDate: organization.founded.date,
    telephone: organization.phone.href.replace('tel:', ''),
    email: organization.email.text,
    nonprofitStatus: 'Nonprofit501c3',
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    sameAs: organization.social.map((link) => link.href),
  };
  return <script {...formatJsonLd(data)} />;
}
