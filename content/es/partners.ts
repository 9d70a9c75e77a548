// Names of other organizations stay in their original language.
import { partners as named } from '../en/partners.ts';
import type { Partners } from '../shape.ts';

export const partners: Partners = named;
