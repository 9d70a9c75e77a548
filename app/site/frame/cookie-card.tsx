import { type SubmitEvent, useEffect, useRef } from 'react';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import {
  type ConsentCategory,
  giveConsent,
  type OptionalCategory,
  optionalCategories,
  readConsent,
} from './consent';

type CookieCardProps = {
  /** The control that opened the card, which gets the focus back; null if the page opened it. */
  opener: Element | null;
  onDone: () => void;
};

export function CookieCard({ opener, onDone }: CookieCardProps) {
  const cookieCard = useText('cookieCard');
  const title = useRef<HTMLHeadingElement>(null);
  const kept = readConsent();
  useEffect(() => {
    if (opener !== null) title.current?.focus();
  }, [opener]);

  function choose(allowed: readonly OptionalCategory[]) {
    giveConsent(allowed);
    onDone();
    if (opener instanceof HTMLElement) opener.focus();
  }
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    choose(optionalCategories.filter((category) => ticked.has(category)));
  }

  return (
    <section aria-labelledby="cookie-title" className="cookie-card">
      <h2 id="cookie-title" ref={title} tabIndex={-1}>
        {cookieCard.title}
      </h2>
      <p>
        {cookieCard.text}{' '}
        <PageLink href={cookieCard.privacyLink.href} className="text-link">
          {cookieCard.privacyLink.text}
        </PageLink>
      </p>
      <button type="button" className="button-secondary" onClick={() => choose(optionalCategories)}>
        {cookieCard.acceptAll}
      </button>
      <button type="button" className="button-secondary" onClick={() => choose([])}>
        {cookieCard.essentialOnly}
      </button>
      <details
        // In a small card the opened part would start below the edge.
        onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      >
        <summary>{cookieCard.choose}</summary>
        <form onSubmit={save}>
          <p>{cookieCard.changeLater}</p>
          <Category name="necessary" />
          {optionalCategories.map((name) => (
            <Category key={name} name={name} isTicked={kept?.[name] ?? false} />
          ))}
          <button type="submit" className="button-secondary">
            {cookieCard.savePreferences}
          </button>
        </form>
      </details>
    </section>
  );
}

function Category({ name, isTicked }: { name: ConsentCategory; isTicked?: boolean }) {
  const cookieCard = useText('cookieCard');
  const { title, text } = cookieCard.categories[name];
  const isFixed = isTicked === undefined;
  return (
    <label>
      <input type="checkbox" name={name} defaultChecked={isFixed || isTicked} disabled={isFixed} />
      <span>
        <strong>{title}</strong>
        {isFixed ? ` (${cookieCard.alwaysOn})` : null}
        <br />
        {text}
      </span>
    </label>
  );
}
