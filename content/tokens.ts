// Stands for the organization's facts in texts. The server fills in `{org.phone.text}` and the others
// when it builds the site, because an editor can change a fact at any time.
import type { ContactHref, ExternalHref } from './shape.ts';

const token = (path: string) => `{org.${path}}`;
const link = (path: string) => token(path) as ExternalHref;
const contact = (path: string) => ({
  text: token(`${path}.text`),
  href: token(`${path}.href`) as ContactHref,
});

export const name = token('name');
export const shortName = token('shortName');
export const status = token('status');
export const ein = token('ein');
export const website = link('website');
export const phone = contact('phone');
export const email = contact('email');

export const office = {
  name: token('address.name'),
  street: token('address.street'),
  city: token('address.city'),
  state: token('address.state'),
  stateName: token('address.stateName'),
  zip: token('address.zip'),
};

export const links = {
  donate: link('links.donate'),
  rsvp: link('links.rsvp'),
  needsAssessment: link('links.needsAssessment'),
  map: link('links.map'),
};

/** Sentences about the opening hours, which office-hours-text.ts writes. */
export const hoursTexts = {
  text: token('hours.text'),
  spoken: token('hours.spoken'),
  days: token('hours.days'),
  holidays: token('hours.holidays'),
};
