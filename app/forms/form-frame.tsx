// What every public form ends with: the trap, the failure notice, the button, and the panel that stays.
import { type ReactNode, useEffect, useRef } from 'react';
import { forms } from '#content/en/forms';
import type { PublicForm as FormName, SuccessPanel } from '#content/form-shape';
import { PageLink } from '../ui/page-link';
import { trapKeys } from './answers';
import type { FormOutcome } from './public-form';

/** People never reach it: not seen, not spoken, not in the tab order. */
export function Honeypot() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        {forms.honeypot}
        <input type="text" name={trapKeys.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export function SendFailure({ outcome }: { outcome: FormOutcome | undefined }) {
  if (outcome?.kind !== 'failed') return null;
  return (
    <div role="alert" className="error-summary">
      <p>
        <strong>{outcome.message}</strong>
      </p>
      <p>{forms.failed.kept}</p>
    </div>
  );
}

export function SubmitButton({ form, isSending }: { form: FormName; isSending: boolean }) {
  const { submit, sending } = forms.buttons[form];
  return (
    <button type="submit" className="button-primary" aria-disabled={isSending || undefined}>
      {isSending ? sending : submit}
    </button>
  );
}

type SentPanelProps = {
  reference: string;
  panel: SuccessPanel;
  onAgain: () => void;
  children?: ReactNode;
};

/** Stays on the page: the reference to hold on to and what happens next, ready to print. */
export function SentPanel({ reference, panel, onAgain, children }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="sent-panel" aria-labelledby="sent-title">
      <h2 id="sent-title" ref={heading} tabIndex={-1}>
        {panel.title}
      </h2>
      <p>{panel.text}</p>
      <p className="sent-reference">
        <span>{forms.reference.label}</span> <strong>{reference}</strong>
      </p>
      <p className="text-muted">{forms.reference.keep}</p>
      {children}
      <h3>{forms.reference.nextTitle}</h3>
      <ol>
        {panel.next.map((step) => (
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
        <button type="button" className="button-secondary needs-script" onClick={onAgain}>
          {panel.again}
        </button>
        {panel.links.map((link) => (
          <PageLink key={link.href} href={link.href} className="button-quiet">
            {link.text}
          </PageLink>
        ))}
      </div>
    </section>
  );
}
