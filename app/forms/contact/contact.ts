import { contactFields } from '#domain/forms/contact';
import { readAnswers } from '../answers';
import type { PublicForm } from '../public-form';

export const contactForm: PublicForm = {
  name: 'contact',
  endpoint: '/api/contacts',
  payload: (data) => readAnswers(contactFields, data),
  sent: 'contactSent',
  failed: 'contactFailed',
};
