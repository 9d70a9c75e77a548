// Names of other groups stay as those groups write them.
import { partners as named } from '../en/partners.ts';
import type { Partners } from '../shape.ts';

export const partners: Partners = named;
