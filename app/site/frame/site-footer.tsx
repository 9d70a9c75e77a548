import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { openCookieSettings } from './consent';
import { LanguageItem } from './language-switch';

export function SiteFooter() {
  const { footer } = useText('navigation');
  const organisation = useText('organisation');
  const { address, hours, phone, email, social } = organisation;
  return (
    <footer className="site-footer">
      <div className="page-width">
        <nav aria-label={footer.label}>
          {footer.groups.map(({ title, links }, place) => (
            <section key={title}>
              <h2>{title}</h2>
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
            </section>
          ))}
        </nav>
        <section>
          <h2>{footer.contactTitle}</h2>
          <address>
            <PageLink href={phone.href}>{phone.text}</PageLink>
            <PageLink href={email.href}>{email.text}</PageLink>
            <PageLink href={organisation.links.map}>
              {address.street}, {address.city}, {address.state} {address.zip}
            </PageLink>
          </address>
          <p>{hours.text}</p>
        </section>
        <section>
          <h2>{footer.followTitle}</h2>
          <ul>
            {social.map(({ href, text }) => (
              <li key={href}>
                <PageLink href={href}>{text}</PageLink>
              </li>
            ))}
          </ul>
        </section>
        <div className="footer-end">
          <p>{organisation.taxLine}</p>
          {/* A page may be kept past New Year: the year it was made with stays. */}
          <p suppressHydrationWarning>
            {footer.rights.replace('{year}', String(new Date().getFullYear()))}
          </p>
          {organisation.sampleNote === undefined ? null : <p>{organisation.sampleNote}</p>}
        </div>
      </div>
    </footer>
  );
}
