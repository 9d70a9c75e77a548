import {
  buildSubmissionPayload,
  type FormType,
  formTypes,
  getFields,
} from '#domain/forms/submission';
import { isValueOf } from '#domain/vocabulary';
import { readAnswers } from '../answers';
import type { PublicForm } from '../public-form';

/** Name of the choice in the form, and of the query parameter that preselects it. */
export const formTypeKey = 'formType';
export const typeParameter = 'type';

export function parseFormType(value: unknown): FormType | undefined {
  return isValueOf(formTypes, value) ? value : undefined;
}

export const getInvolvedForm: PublicForm = {
  name: 'get-involved',
  endpoint: '/api/get-involved-submissions',
  payload: (data) => {
    const formType = parseFormType(data.get(formTypeKey));
    // Without a type there are no questions; the server reports the missing type.
    if (formType === undefined) return {};
    return buildSubmissionPayload(formType, readAnswers(getFields(formType), data));
  },
  sent: 'getInvolvedSent',
  failed: 'getInvolvedFailed',
};
