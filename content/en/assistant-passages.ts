// Details from the pages, for the assistant to look up.
import { passagesOf } from '../passages-of.ts';
import { contact } from './contact.ts';
import { getAssistance } from './get-assistance.ts';
import { membershipAssistance } from './membership-assistance.ts';
import { pages } from './pages.ts';
import { programDetails } from './program-details.ts';
import { roles } from './roles.ts';

export const passages = passagesOf({
  contact,
  getAssistance,
  membershipAssistance,
  pages,
  programDetails,
  roles,
});
