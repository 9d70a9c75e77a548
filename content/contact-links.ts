import type { ContactLink } from './shape.ts';

/** A phone number and an email address as links: "804-555-0142" calls +18045550142. */
export function buildContactLinks({ phone, email }: { phone: string; email: string }) {
  const digits = phone.replace(/\D/g, '');
  return {
    phone: { text: phone, href: `tel:+${digits.length === 10 ? '1' : ''}${digits}` },
    email: { text: email, href: `mailto:${email}` },
  } satisfies Record<string, ContactLink>;
}
