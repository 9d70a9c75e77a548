import { contactFields } from '#domain/forms/contact';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { Honeypot, SendFailure, SentPanel, SubmitButton } from '../form-frame';
import { usePublicForm } from '../use-public-form';
import { contactForm } from './contact';

export function ContactForm() {
  const { outcome, problems, isSending, startAgain, formProps } = usePublicForm(contactForm);
  if (outcome?.kind === 'sent') {
    return (
      <SentPanel reference={outcome.reference} panel={contactForm.success} onAgain={startAgain} />
    );
  }
  return (
    <form {...formProps} className="form">
      <ErrorSummary problems={problems} />
      {contactFields.map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          problem={problems[field.key]}
          typed={outcome?.answers[field.key]}
        />
      ))}
      <Honeypot />
      <SendFailure outcome={outcome} />
      <SubmitButton form="contact" isSending={isSending} />
    </form>
  );
}
