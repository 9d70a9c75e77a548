import { parseAmount } from '#domain/forms/donation';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import type { SentForm } from '../public-form';
import { SentPanel } from '../sent-panel';

type DonationSentProps = { outcome: SentForm; onAgain: () => void };

/** Thanks the donor and links to the hosted donation page. */
export function DonationSent({ outcome, onAgain }: DonationSentProps) {
  const { success } = useText('donate');
  return (
    <SentPanel outcome={outcome} panel={success} onAgain={onAgain}>
      <div className="rounded-md bg-sand p-5">
        <h3 className="mb-3 text-lg">{success.handOver}</h3>
        <PageLink href={withGift(success.hosted.href, outcome.answers)} className="button-primary">
          {success.hosted.text}
        </PageLink>
      </div>
    </SentPanel>
  );
}

/** Passes the amount to the hosted page, so that the donor need not type it again. */
function withGift(href: string, { amount = '', type = '' }: Record<string, string>): string {
  const address = new URL(href);
  const known = parseAmount(amount);
  if (known !== undefined) address.searchParams.set('amount', known);
  address.searchParams.set('frequency', type === 'monthly' ? type : 'one-time');
  return address.href;
}
