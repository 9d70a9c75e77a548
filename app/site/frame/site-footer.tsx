import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { FoldableSection } from '../foldable-section';
import { FooterSignUp } from '../newsletter/footer-sign-up';
import { openCookieSettings } from './consent';
import { LanguageItem } from './language-switch';

export function SiteFooter() {
  const { footer } = useText('navigation');
  const organization = useText('organization');
  const { address, crisis, email, hours, name, phone, social } = organization;
  return (
    <footer className="site-footer">
      <div className="page-width">
        <nav aria-label={footer.label}>
          {footer.groups.map(({ title, links }, place) => (
            <FoldableSection key={title} title={title}>
              <ul>
                {links.map(({ href, text }) => (
                  <li key={href}>
                    <PageLink href={href}>{text}</PageLink>
                  </li>
                ))}
                {place === footer.groups.length - 1 ? (
                  <>
                    <li className="needs-script">
                      <button type="button" onClick={openCookieSettings}>
                        {footer.cookieSettings}
                      </button>
                    </li>
                    <LanguageItem />
                  </>
                ) : null}
              </ul>
            </FoldableSection>
          ))}
        </nav>
        <section>
          <p className="print-only">
            <strong>{name}</strong>
          </p>
          <h2>{footer.contactTitle}</h2>
          <address>
            <PageLink href={phone.href}>{phone.text}</PageLink>
            <PageLink href={email.href}>{email.text}</PageLink>
            <PageLink href={organization.links.map}>
              {address.street}, {address.city}, {address.state} {address.zip}
            </PageLink>
          </address>
          <p>{hours.text}</p>
          <p className="print-only">
            {crisis.bar.danger} {crisis.bar.lifeline}
          </p>
        </section>
        <FoldableSection title={footer.followTitle} className="footer-follow">
          <ul>
            {social.map(({ href, text }) => (
              <li key={href}>
                <PageLink href={href}>{text}</PageLink>
              </li>
            ))}
          </ul>
        </FoldableSection>
        <FooterSignUp />
        <div className="footer-end">
          <p>{organization.taxLine}</p>
          {/* A cached page may outlive New Year: keep the year of its rendering. */}
          <p suppressHydrationWarning>
            {footer.rights.replace('{year}', String(new Date().getFullYear()))}
          </p>
          {organization.sampleNote === undefined ? null : <p>{organization.sampleNote}</p>}
        </div>
      </div>
    </footer>
  );
}
