// Everything that the organization says on its site at one moment. The server builds one for each
// published release and passes it on; nobody changes it afterwards.
import type { OfficeHours } from '#domain/calendar/office-hours';
import { contentOf } from './all.ts';
import type { Content } from './content-shape.ts';
import type { Language } from './languages.ts';
import { officeHours } from './organization.ts';

export type SiteFacts = { officeHours: OfficeHours };

export type SiteContent = {
  /** The number of the published release; 0 while nothing was published. */
  release: number;
  facts: SiteFacts;
  contentOf: (language: Language) => Content;
};

/** The content of the files, as long as nothing was published. */
export const defaultSite: SiteContent = { release: 0, facts: { officeHours }, contentOf };
