import { Suspense } from 'react';
import { contactFields } from '#domain/forms/contact';
import { useText } from '../../text';
import { ConfirmationNotice } from '../confirmation-notice';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { SendFailure, SubmitButton } from '../form-frame';
import { getFieldText } from '../form-texts';
import { Honeypot } from '../honeypot';
import { lazySentPanel } from '../lazy-sent-panel';
import { LeaveGuard } from '../leave-guard';
import { usePublicForm } from '../use-public-form';
import { contactForm } from './contact';

const preload = async () => (await import('../sent-panel')).SentPanel;
const SentPanel = lazySentPanel(preload);

export function ContactForm() {
  const contact = useText('contact');
  const texts = useText('fields').contact;
  const form = usePublicForm(contactForm, { preload });
  const { outcome, problems, typed } = form;
  if (outcome?.kind === 'sent') {
    return (
      <Suspense>
        <SentPanel outcome={outcome} panel={contact.success} onAgain={form.startAgain} />
      </Suspense>
    );
  }
  return (
    <form {...form.formProps}>
      <ConfirmationNotice form={form} />
      <ErrorSummary form={form} />
      {contactFields.map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          form="contact"
          text={getFieldText(texts, field.key)}
          problem={problems[field.key]}
          typed={typed?.[field.key]}
        />
      ))}
      <Honeypot />
      <SendFailure form={form} />
      <SubmitButton form="contact" isSending={form.isSending} />
      <LeaveGuard form={form.element} isReturned={form.isReturned} />
    </form>
  );
}
