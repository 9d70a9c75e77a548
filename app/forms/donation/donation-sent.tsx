import { parseAmount } from '#domain/forms/donation';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { SentPanel } from '../sent-panel';

type DonationSentProps = {
  reference: string;
  gift: Record<string, string>;
  onAgain: () => void;
};

/** Thanks, and hands the gift over to the page that takes it. */
export function DonationSent({ reference, gift, onAgain }: DonationSentProps) {
  const { success } = useText('donate');
  return (
    <SentPanel reference={reference} panel={success} onAgain={onAgain}>
      <div className="rounded-md bg-sand p-5">
        <h3 className="mb-3 text-lg">{success.handOver}</h3>
        <PageLink href={withGift(success.hosted.href, gift)} className="button-primary">
          {success.hosted.text}
        </PageLink>
      </div>
    </SentPanel>
  );
}

/** Nobody types an amount twice. */
function withGift(href: string, { amount = '', type = '' }: Record<string, string>): string {
  const address = new URL(href);
  const known = parseAmount(amount);
  if (known !== undefined) address.searchParams.set('amount', known);
  address.searchParams.set('frequency', type === 'monthly' ? type : 'one-time');
  return address.href;
}
