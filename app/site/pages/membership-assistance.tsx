import { assistanceForm, findRequestedStep } from '../../forms/assistance/assistance';
import { AssistanceForm, useAssistance } from '../../forms/assistance/assistance-form';
import { confirmationQuery, readConfirmation } from '../../forms/confirmation';
import { postWithoutScript } from '../../forms/post-without-script';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { FoldableSection } from '../foldable-section';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getFormText, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/membership-assistance';

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  return {
    confirmation: await readConfirmation(assistanceForm, { request, context }),
    text: {
      ...getPageText(args, 'membershipAssistance'),
      ...getFormText(args, 'assistance'),
    },
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export const handle: PageHandle = {
  query: confirmationQuery,
  dataQuery: confirmationQuery,
};

export async function action({ request, context }: Route.ActionArgs) {
  const asked = findRequestedStep(await request.clone().formData());
  return asked ?? postWithoutScript(assistanceForm, { request, context });
}

export default function MembershipAssistancePage() {
  const { title, intro, before, who, back } = useText('membershipAssistance');
  const form = useAssistance();
  // Hide the introduction after the form was sent.
  const isSent = form.outcome?.kind === 'sent';
  return (
    <>
      <PageIntro title={title} intro={isSent ? undefined : intro} />
      <div className="page-width assistance py-3 md:py-10">
        {isSent ? null : (
          <FoldableSection title={before.title} className="card before-form">
            <ul className="prose-list">
              {before.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </FoldableSection>
        )}
        <AssistanceForm form={form} />
        <aside className="grid content-start gap-6">
          <section className="note">
            <h2 className="mb-2 text-lg">{who.title}</h2>
            {who.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2">
                {paragraph}
              </p>
            ))}
          </section>
          <p>
            <PageLink href={back.href} className="text-link target">
              {back.text}
            </PageLink>
          </p>
        </aside>
      </div>
    </>
  );
}
