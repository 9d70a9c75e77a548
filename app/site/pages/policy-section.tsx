import type { PolicySection as Content, TextLink, TextPage } from '#content/text-page-shape';
import { PageLink } from '../../ui/page-link';
import { TextWithPhoneLinks } from '../text-with-phone-links';

/** The paragraphs after the first one, which is beside the title. */
export function PolicyIntro({ page }: { page: Pick<TextPage, 'intro' | 'updated'> }) {
  return (
    <div className="grid max-w-prose gap-3">
      {page.intro.slice(1).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {page.updated ? <p className="text-sm text-muted">{page.updated}</p> : null}
    </div>
  );
}

export function PolicySection({ section }: { section: Content }) {
  return (
    <section aria-labelledby={section.id} className="policy-section">
      <h2 id={section.id} tabIndex={-1} className="text-xl">
        {section.title}
      </h2>
      <div>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <TextWithPhoneLinks text={paragraph} />
          </p>
        ))}
        {section.list ? (
          <ul className="prose-list">
            {section.list.map((item) => (
              <li key={item}>
                <TextWithPhoneLinks text={item} />
              </li>
            ))}
          </ul>
        ) : null}
        {section.links ? <PolicyLinks links={section.links} /> : null}
      </div>
    </section>
  );
}

export function PolicyContact({ contact }: Pick<TextPage, 'contact'>) {
  if (contact === undefined) return null;
  return (
    <section className="policy-section">
      <h2 className="text-xl">{contact.title}</h2>
      <div>
        <p>{contact.text}</p>
        <PolicyLinks links={contact.links} />
      </div>
    </section>
  );
}

function PolicyLinks({ links }: { links: readonly TextLink[] }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map((link) => (
        <PageLink key={link.href} href={link.href} className="text-link target font-semibold">
          {link.text}
        </PageLink>
      ))}
    </p>
  );
}
