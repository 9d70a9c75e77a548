import { useSearchParams } from 'react-router';
import { postWithoutScript } from '../../forms/post-without-script';
import { sentParameter } from '../../forms/public-form';
import {
  formTypeIn,
  formTypeKey,
  getInvolvedForm,
  typeParameter,
} from '../../forms/submission/submission';
import { GetInvolvedForm } from '../../forms/submission/submission-form';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import type { Route } from './+types/get-started';

/** The texts travel with the page, not with its script. */
export const loader = async () => (await import('#content/en/get-started')).getStarted;
export const clientLoader = async () => (await import('#content/en/get-started')).getStarted;
export const shouldRevalidate = () => false;

export const handle: PageHandle = { query: [typeParameter, formTypeKey, sentParameter] };

export function action(args: Route.ActionArgs) {
  return postWithoutScript(getInvolvedForm, args);
}

export default function GetStartedPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const initialType = formTypeIn(parameters.get(typeParameter) ?? parameters.get(formTypeKey));
  return (
    <>
      <PageIntro title={loaderData.title} intro={loaderData.intro} />
      <div className="page-width py-12">
        <GetInvolvedForm key={initialType} initialType={initialType} />
      </div>
    </>
  );
}
