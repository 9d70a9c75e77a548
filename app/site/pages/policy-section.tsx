import type { PolicySection as Content } from '#content/page-shape';
import { PageLink } from '../../ui/page-link';
import { Dialable } from '../dialable';

export function PolicySection({ section }: { section: Content }) {
  return (
    <section aria-labelledby={section.id} className="grid gap-3">
      <h2 id={section.id} tabIndex={-1} className="text-xl">
        {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Dialable text={paragraph} />
        </p>
      ))}
      {section.list ? (
        <ul className="prose-list">
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {section.links ? <PolicyLinks links={section.links} /> : null}
    </section>
  );
}

export function PolicyLinks({ links }: { links: readonly { text: string; href: string }[] }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {links.map((link) => (
        <PageLink
          key={link.href}
          href={link.href}
          className="text-link target inline-flex items-center font-semibold"
        >
          {link.text}
        </PageLink>
      ))}
    </p>
  );
}
