import { useCallback, useRef, useState } from 'react';
import { donate } from '#content/en/donate';
import { donorFields } from '#domain/forms/donation';
import { refreshStats } from '../../site/figures/stats';
import { PageLink } from '../../ui/page-link';
import { showToast } from '../../ui/toasts';
import { problemsIn } from '../browser-checks';
import { ErrorSummary } from '../error-summary';
import { FieldInput } from '../field-input';
import { Honeypot, SendFailure, SentPanel, SubmitButton } from '../form-frame';
import { LeaveGuard } from '../leave-guard';
import { usePublicForm } from '../use-public-form';
import { defaultGiftType, donationForm, type wishIn } from './donation';
import { AmountField, GiftTypeChoice } from './gift-fields';

/** The browser's checks; an empty field also gets the one line that donors always got. */
function check(element: HTMLFormElement): Record<string, string> {
  const problems = problemsIn(element);
  const isIncomplete = ['amount', 'donorName', 'email'].some(
    (name) => String(new FormData(element).get(name) ?? '').trim() === '',
  );
  if (isIncomplete) showToast({ situation: 'donationIncomplete' });
  return problems;
}

export function DonationForm({ wish }: { wish: ReturnType<typeof wishIn> }) {
  const dirty = useRef(false);
  const form = usePublicForm(donationForm, {
    check,
    onSent: () => {
      dirty.current = false;
      refreshStats();
      setAmount('');
      setType(defaultGiftType);
    },
  });
  const { outcome, problems } = form;
  const typed = outcome?.answers;
  const [amount, setAmount] = useState(String(typed?.amount ?? wish.amount));
  const [type, setType] = useState(typed?.type === 'monthly' ? 'monthly' : wish.type);
  const isDirty = useCallback(() => dirty.current, []);

  if (outcome?.kind === 'sent') {
    const { success } = donate;
    return (
      <SentPanel reference={outcome.reference} panel={success} onAgain={form.startAgain}>
        <div className="rounded-md bg-sand p-5">
          <h3 className="mb-3 text-lg">{success.handOver}</h3>
          <PageLink href={success.hosted.href} className="button-primary">
            {success.hosted.text}
          </PageLink>
        </div>
      </SentPanel>
    );
  }
  return (
    <form
      {...form.formProps}
      className="form"
      onInput={(event) => {
        // The first non-empty input makes it a gift somebody began.
        const { value, name } = event.target as HTMLInputElement;
        if (value !== '' && name !== 'type') dirty.current = true;
      }}
    >
      <ErrorSummary problems={problems} />
      <GiftTypeChoice type={type} onType={setType} />
      <AmountField
        amount={amount}
        problem={problems.amount}
        onAmount={(next) => {
          if (next !== '') dirty.current = true;
          setAmount(next);
        }}
      />
      {donorFields.map((field) => (
        <FieldInput
          key={field.key}
          field={field}
          problem={problems[field.key]}
          typed={typed?.[field.key]}
        />
      ))}
      <Honeypot />
      <SendFailure outcome={outcome} />
      <SubmitButton form="donation" isSending={form.isSending} />
      <LeaveGuard
        isDirty={isDirty}
        onLeave={() => {
          dirty.current = false;
        }}
      />
    </form>
  );
}
