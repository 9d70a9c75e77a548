// A note about a contact, stored outside the list row: the row may leave the list while somebody types.
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { createStore, useStore } from '../../ui/store';
import { ContactForm } from './contact-form';
import type { Person } from './use-log-contact';

export const contactNoteRequest = createStore<{ person: Person; name: string } | undefined>(
  undefined,
);
const close = () => contactNoteRequest.set(undefined);

export function ContactNote() {
  const asked = useStore(contactNoteRequest);
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const opened = params.get('open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the screen, or the message, it was asked for on
  useEffect(() => close, [pathname, opened]);
  return asked === undefined ? null : <ContactForm {...asked} onClose={close} />;
}
