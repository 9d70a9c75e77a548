import { useSearchParams } from 'react-router';
import { getStarted } from '#content/en/get-started';
import { postWithoutScript } from '../../forms/post-without-script';
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

export const handle: PageHandle = { query: [typeParameter, formTypeKey] };

export function action(args: Route.ActionArgs) {
  return postWithoutScript(getInvolvedForm, args);
}

export default function GetStartedPage() {
  const [parameters] = useSearchParams();
  const initialType = formTypeIn(parameters.get(typeParameter) ?? parameters.get(formTypeKey));
  return (
    <>
      <PageIntro title={getStarted.title} intro={getStarted.intro} />
      <div className="page-width py-12">
        <GetInvolvedForm key={initialType} initialType={initialType} />
      </div>
    </>
  );
}
