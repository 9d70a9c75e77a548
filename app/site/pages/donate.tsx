import { useSearchParams } from 'react-router';
import { giftTypes } from '#domain/forms/donation';
import { confirmationQuery, readConfirmation } from '../../forms/confirmation';
import { donationForm, parseSuggestedGift, wishAmountPattern } from '../../forms/donation/donation';
import { DonationForm } from '../../forms/donation/donation-form';
import { postWithoutScript } from '../../forms/post-without-script';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { IntroPicture } from '../intro-picture';
import { buildChoicePattern, type PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getFormText, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/donate';

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  return {
    confirmation: await readConfirmation(donationForm, { request, context }),
    text: { ...getPageText(args, 'donate'), ...getFormText(args, 'donation') },
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export const handle: PageHandle = {
  query: {
    amount: wishAmountPattern,
    type: buildChoicePattern(Object.keys(giftTypes)),
    ...confirmationQuery,
  },
  dataQuery: confirmationQuery,
};

export function action(args: Route.ActionArgs) {
  return postWithoutScript(donationForm, args);
}

export default function DonatePage() {
  const donate = useText('donate');
  const [parameters] = useSearchParams();
  const { impact, pledge, status, learn, supplies } = donate;
  return (
    <>
      <PageIntro
        title={donate.title}
        intro={donate.intro}
        picture={<IntroPicture picture={donate.hero} isSmall />}
      />
      <div className="page-width grid gap-10 py-6 md:py-10">
        <div className="form-and-aside">
          <DonationForm wish={parseSuggestedGift(parameters)} />
          <aside>
            <section className="note" data-tone="sand">
              <h2 className="mb-2 text-lg">{impact.title}</h2>
              <p className="font-heading text-lg font-bold text-clay-dark">{impact.line}</p>
            </section>
            <section className="note">
              <h2 className="mb-2 text-lg">{pledge.title}</h2>
              {pledge.paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-2">
                  {paragraph}
                </p>
              ))}
            </section>
            <section className="note">
              <h2 className="mb-2 text-lg">{status.title}</h2>
              <p>{status.text}</p>
              <PageLink href={learn.href} className="text-link target font-semibold">
                {learn.text}
              </PageLink>
            </section>
          </aside>
        </div>
        <section className="note">
          <h2 className="mb-2 text-lg">{supplies.title}</h2>
          <p className="mb-3">{supplies.text}</p>
          <PageLink href={supplies.link.href} className="button-secondary">
            {supplies.link.text}
          </PageLink>
        </section>
      </div>
    </>
  );
}
