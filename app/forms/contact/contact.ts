import { contactFields } from '#domain/forms/contact';
import { answersOf } from '../answers';
import type { PublicForm } from '../public-form';

export const contactForm: PublicForm = {
  name: 'contact',
  endpoint: '/api/contacts',
  payload: (data) => answersOf(contactFields, data),
  sent: 'contactSent',
  failed: 'contactFailed',
};
