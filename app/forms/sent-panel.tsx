// The confirmation after a form was sent: reference and next steps.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { SuccessPanel } from '#content/form-shape';
import { CrisisLines } from '../site/crisis-lines';
import { useText } from '../text';
import { PageLink } from '../ui/page-link';
import { needsHelpNow } from './outcome';
import type { SentForm } from './public-form';

export type SentPanelProps = {
  outcome: SentForm;
  panel: SuccessPanel;
  onAgain: () => void;
  children?: ReactNode;
};

/** Shows the emergency lines first when the sender may be in danger. */
export function SentPanel({ outcome, panel, onAgain, children }: SentPanelProps) {
  const { reference, isOverLimit } = outcome;
  const isUrgent = needsHelpNow(outcome);
  const forms = useText('forms');
  // Staff read forms over the limit last, so the panel promises no response time.
  const danger = isOverLimit ? forms.danger.overLimit : forms.danger;
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // A visitor who has moved on keeps the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className="sent-panel" aria-labelledby="sent-title">
      <h2 id="sent-title" ref={heading} tabIndex={-1}>
        {panel.title}
      </h2>
      <p>{panel.text}</p>
      <p className="sent-reference">
        <span>{forms.reference.label}</span> <strong>{reference}</strong>
        <CopyReference reference={reference} />
      </p>
      <p className="text-muted">{forms.reference.keep}</p>
      {isUrgent ? (
        <div className="help-card">
          <p className="mb-4 font-semibold">{danger.text}</p>
          <CrisisLines />
        </div>
      ) : null}
      {children}
      <h3>{forms.reference.nextTitle}</h3>
      <ol>
        {(isUrgent ? danger : panel).next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="sent-actions">
        <button
          type="button"
          className="button-secondary needs-script"
          onClick={() => window.print()}
        >
          {forms.reference.print}
        </button>
        <Link to={pathname} replace onClick={onAgain} className="button-secondary">
          {panel.again}
        </Link>
        {panel.links.map((link) => (
          <PageLink key={link.href} href={link.href} className="button-quiet">
            {link.text}
          </PageLink>
        ))}
      </div>
    </section>
  );
}

function CopyReference({ reference }: { reference: string }) {
  const { copy, copied: copiedText } = useText('forms').reference;
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button-quiet needs-script"
        onClick={async () => setCopied(await copied(reference))}
      >
        {copy}
      </button>
      <span role="status">{isCopied ? copiedText : ''}</span>
    </>
  );
}

/** Plain HTTP has no clipboard API; copying a selection works everywhere. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('input');
    field.value = text;
    document.body.append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  }
}
