import { useSearchParams } from 'react-router';
import { formTypes } from '#domain/forms/form-types';
import { postWithoutScript } from '../../forms/post-without-script';
import { helpNowParameter, sentParameter } from '../../forms/public-form';
import {
  formTypeIn,
  formTypeKey,
  getInvolvedForm,
  typeParameter,
} from '../../forms/submission/submission';
import { GetInvolvedForm } from '../../forms/submission/submission-form';
import { useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { anyText, oneOf, type PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import { formTextFor, pageTextFor } from '../page-text';
import { ifPageChanges } from '../revalidation';
import type { Route } from './+types/get-started';

export function loader({ request }: Route.LoaderArgs) {
  return {
    text: {
      ...pageTextFor(request, 'getStarted', 'vocabularies'),
      ...formTextFor(request, 'getInvolved'),
    },
  };
}
export const shouldRevalidate = ifPageChanges;

export const handle: PageHandle = {
  query: {
    [typeParameter]: oneOf(Object.keys(formTypes)),
    // Without scripts, the page sends an empty one when nothing was chosen.
    [formTypeKey]: oneOf(['', ...Object.keys(formTypes)]),
    [sentParameter]: anyText,
    [helpNowParameter]: anyText,
  },
};

export function action(args: Route.ActionArgs) {
  return postWithoutScript(getInvolvedForm, args);
}

export default function GetStartedPage() {
  const [parameters] = useSearchParams();
  const { title, intro, next, questions, help } = useText('getStarted');
  const { phone } = useText('organisation');
  const initialType =
    formTypeIn(parameters.get(typeParameter)) ?? formTypeIn(parameters.get(formTypeKey));
  return (
    <>
      <PageIntro title={title} intro={intro} />
      <div className="page-width form-and-aside py-12">
        <GetInvolvedForm
          key={initialType}
          initialType={initialType}
          isTypeMissing={initialType === undefined && parameters.get(formTypeKey) === ''}
        />
        <aside>
          <section className="card bg-sand p-5">
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
          <section className="card p-5">
            <h2 className="mb-2 text-lg">{questions.title}</h2>
            <p>{questions.text}</p>
            <PageLink href={phone.href} className="text-link target font-semibold">
              {phone.text}
            </PageLink>
          </section>
          <section className="card p-5">
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
