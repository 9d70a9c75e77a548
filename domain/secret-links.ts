// Links that let a person without an account do one thing. The token in the path is the secret.
import { createEnum } from './vocabulary.ts';

export const linkPurposes = createEnum(['confirm-subscription', 'unsubscribe']);
export type LinkPurpose = keyof typeof linkPurposes;

const linkPages: Record<LinkPurpose, string> = {
  'confirm-subscription': '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
};

/** The page of a link, without the language. */
export function buildLinkPath(purpose: LinkPurpose, token: string): string {
  return `${linkPages[purpose]}/${token}`;
}

export function isSecretLinkPath(path: string): boolean {
  return Object.values(linkPages).some((page) => path.includes(`${page}/`));
}
