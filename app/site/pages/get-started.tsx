import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { confirmationParameter } from '#domain/forms/confirmation';
import { type FormType, formTypes } from '#domain/forms/form-types';
import { confirmationQuery, readConfirmation } from '../../forms/confirmation';
import { postWithoutScript } from '../../forms/post-without-script';
import {
  formTypeKey,
  getInvolvedForm,
  parseFormType,
  typeParameter,
} from '../../forms/submission/submission';
import { GetInvolvedForm } from '../../forms/submission/submission-form';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { IntroPicture } from '../intro-picture';
import { buildChoicePattern, type PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { getFormText, getPageText } from '../page-text';
import { revalidateOnPageChange } from '../revalidation';
import type { Route } from './+types/get-started';

export async function loader(args: Route.LoaderArgs) {
  const { request, context } = args;
  return {
    confirmation: await readConfirmation(getInvolvedForm, { request, context }),
    text: {
      ...getPageText(args, 'getStarted', 'vocabularies'),
      ...getFormText(args, 'getInvolved'),
    },
  };
}
export const shouldRevalidate = revalidateOnPageChange;

export const handle: PageHandle = {
  query: {
    [typeParameter]: buildChoicePattern(Object.keys(formTypes)),
    // Without scripts, the page sends an empty one when nothing was chosen.
    [formTypeKey]: buildChoicePattern(['', ...Object.keys(formTypes)]),
    ...confirmationQuery,
  },
  dataQuery: confirmationQuery,
};

export function action(args: Route.ActionArgs) {
  return postWithoutScript(getInvolvedForm, args);
}

export default function GetStartedPage() {
  const [parameters] = useSearchParams();
  const { title, intro, hero, next, questions, help } = useText('getStarted');
  const { phone } = useText('organization');
  const initialType =
    parseFormType(parameters.get(typeParameter)) ?? parseFormType(parameters.get(formTypeKey));
  const formKey = useFormKey(initialType, parameters.has(confirmationParameter));
  return (
    <>
      <PageIntro title={title} intro={intro} picture={<IntroPicture picture={hero} isSmall />} />
      <div className="page-width form-and-aside py-6 md:py-12">
        <GetInvolvedForm
          key={formKey}
          initialType={initialType}
          isTypeMissing={initialType === undefined && parameters.get(formTypeKey) === ''}
        />
        <aside>
          <section className="note" data-tone="sand">
            <h2 className="mb-3 text-lg">{next.title}</h2>
            <ol className="grid gap-3">
              {next.items.map((item, at) => (
                <li key={item} className="flex items-center gap-3">
                  <span className="step-number shrink-0">{at + 1}</span>
                  {item}
                </li>
              ))}
            </ol>
          </section>
          <section className="note">
            <h2 className="mb-2 text-lg">{questions.title}</h2>
            <p>{questions.text}</p>
            <PageLink href={phone.href} className="text-link target font-semibold">
              {phone.text}
            </PageLink>
          </section>
          <section className="note">
            <h2 className="mb-2 text-lg">{help.title}</h2>
            <p className="mb-3">{help.text}</p>
            <PageLink href={help.button.href} className="button-secondary">
              {help.button.text}
            </PageLink>
          </section>
        </aside>
      </div>
    </>
  );
}

/** A link with another type starts a new form. Sending changes the address too, but keeps the form. */
function useFormKey(type: FormType | undefined, isSent: boolean): number {
  const [shown, setShown] = useState({ type, isSent, key: 0 });
  if (shown.type === type && shown.isSent === isSent) return shown.key;
  const key = shown.isSent === isSent ? shown.key + 1 : shown.key;
  setShown({ type, isSent, key });
  return key;
}
