import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link } from 'react-router';
import { localizePath } from '#content/languages';
import { useLanguage, useText } from '../text';

type PageLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string;
  children: ReactNode;
};

/** A link that prefetches on intent; a link to another site opens in a new tab and says so. */
export function PageLink({ href, children, ...rest }: PageLinkProps) {
  const { newTab } = useText('navigation');
  const language = useLanguage();
  if (href.startsWith('http')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
        <span className="sr-only"> {newTab}</span>
      </a>
    );
  }
  if (/^(mailto|tel|sms):/.test(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={localizePath(language, href)} prefetch="intent" {...rest}>
      {children}
      {rest.target === '_blank' ? <span className="sr-only"> {newTab}</span> : null}
    </Link>
  );
}
