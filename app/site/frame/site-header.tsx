import { useRef } from 'react';
import { useLocation } from 'react-router';
import { removeLanguagePrefix } from '#content/languages';
import type { HeaderItem } from '#content/shape';
import { programs } from '#domain/programs';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Glyph } from '../glyph';
import { isQuietPage } from '../page-kinds';
import { LanguageItem } from './language-switch';
import { useMenus } from './use-menus';

const isAction = ({ role }: HeaderItem) => role === 'help' || role === 'donate';

export function SiteHeader() {
  const navigation = useText('navigation');
  const { name } = useText('organization');
  const { main, phoneMenu } = navigation;
  const header = useRef<HTMLElement>(null);
  useMenus(header);
  const isQuiet = isQuietPage(useLocation().pathname);
  return (
    <header ref={header} className="site-header" data-slim={isQuiet || undefined}>
      <div className="page-width">
        <PageLink href="/" aria-label={navigation.home} className="brand">
          <img src="/favicon.svg" width="40" height="40" alt="" />
          {name}
        </PageLink>
        <nav aria-label={main.label} className="wide-nav">
          <Places />
        </nav>
        <details className="phone-menu">
          <summary>
            <span className="when-closed">
              <Glyph name="menu" />
              {phoneMenu.open}
            </span>
            <span className="when-open">
              <Glyph name="close" />
              {phoneMenu.close}
            </span>
          </summary>
          <nav aria-label={phoneMenu.label}>
            <Places />
            {isQuiet ? <Actions /> : null}
          </nav>
        </details>
        <Actions />
      </div>
    </header>
  );
}

function Actions() {
  const { items } = useText('navigation').main;
  return (
    <p className="header-actions">
      {items.filter(isAction).map(({ role, href, text }) => (
        <PageLink
          key={href}
          href={href}
          className={role === 'donate' ? 'button-primary' : 'button-primary bg-pine hover:bg-ink'}
        >
          {text}
          {href.startsWith('http') ? <Glyph name="out" /> : null}
        </PageLink>
      ))}
    </p>
  );
}

function Places() {
  const { main, programsMenu } = useText('navigation');
  const page = removeLanguagePrefix(useLocation().pathname);
  const places = main.items.filter((item) => !isAction(item));
  const current = (href: string) => (href === page ? 'page' : undefined);
  return (
    <ul>
      {places.map(({ role, href, text }) => (
        <li key={href} className={role}>
          <PageLink href={href} aria-current={current(href)}>
            {role === 'search' ? <Glyph name="search" /> : null}
            <span>{text}</span>
          </PageLink>
          {role === 'programs-menu' ? (
            <>
              {/* The list is a sibling, so that CSS can also open it on hover without a script. */}
              <details>
                <summary>
                  <span className="sr-only when-closed">{programsMenu.open}</span>
                  <span className="sr-only when-open">{programsMenu.close}</span>
                  <Glyph name="down" />
                </summary>
              </details>
              <ul>
                {programs.map(({ slug, name }) => (
                  <li key={slug}>
                    <PageLink
                      href={`/programs/${slug}`}
                      aria-current={current(`/programs/${slug}`)}
                    >
                      {name}
                    </PageLink>
                  </li>
                ))}
                <li>
                  <PageLink href={programsMenu.all.href}>{programsMenu.all.text}</PageLink>
                </li>
              </ul>
            </>
          ) : null}
        </li>
      ))}
      <LanguageItem className="language" />
    </ul>
  );
}
