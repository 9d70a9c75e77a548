import { Suspense, useState } from 'react';
import { donorFields } from '#domain/forms/donation';
import { refreshStats } from '../../site/figures/stats';
import { useText } from '../../text';
import { showToast } from '../../ui/toasts';
import { findBrowserProblems } from '../browser-checks';
import { ConfirmationNotice } from '../confirmation-notice';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { SendFailure, SubmitButton } from '../form-frame';
import { getFieldText } from '../form-texts';
import { Honeypot } from '../honeypot';
import { lazySentPanel } from '../lazy-sent-panel';
import { LeaveGuard } from '../leave-guard';
import type { Problems } from '../public-form';
import { usePublicForm } from '../use-public-form';
import { defaultGiftType, donationForm, type parseSuggestedGift } from './donation';
import { AmountField, GiftTypeChoice } from './gift-fields';
import { useBackEntry } from './use-back-entry';

const preload = async () => (await import('./donation-sent')).DonationSent;
const DonationSent = lazySentPanel(preload);

/** The browser's checks; missing answers also get the toast that the specification requires. */
function check(element: HTMLFormElement): Problems {
  const problems = findBrowserProblems(element);
  const isIncomplete = [...element.elements].some(
    (control) =>
      control instanceof HTMLInputElement && control.required && control.validity.valueMissing,
  );
  if (isIncomplete) showToast({ situation: 'donationIncomplete' });
  return problems;
}

export function DonationForm({ wish }: { wish: ReturnType<typeof parseSuggestedGift> }) {
  const donate = useText('donate');
  const texts = useText('fields').donation;
  const [first, setFirst] = useState(wish);
  const form = usePublicForm(donationForm, {
    check,
    preload,
    onSent: () => {
      refreshStats();
      setFirst({ amount: '', type: defaultGiftType });
    },
  });
  const { outcome, problems, typed } = form;
  useBackEntry(form.element);

  if (outcome?.kind === 'sent') {
    return (
      <Suspense>
        <DonationSent outcome={outcome} onAgain={form.startAgain} />
      </Suspense>
    );
  }
  return (
    <form {...form.formProps}>
      <h2 className="text-2xl">{donate.formTitle}</h2>
      <ConfirmationNotice form={form} />
      <ErrorSummary form={form} />
      <GiftTypeChoice first={typed?.type === 'monthly' ? 'monthly' : first.type} />
      <AmountField first={String(typed?.amount ?? first.amount)} problem={problems.amount} />
      {donorFields.map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          form="donation"
          text={getFieldText(texts, field.key)}
          problem={problems[field.key]}
          typed={typed?.[field.key]}
        />
      ))}
      <Honeypot />
      <SendFailure form={form} />
      <SubmitButton form="donation" isSending={form.isSending} />
      <LeaveGuard form={form.element} isReturned={form.isReturned} texts={donate.leave} />
    </form>
  );
}
