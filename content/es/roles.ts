import type { InvolvementRoles } from '../page-shape.ts';
import { chapterLeader } from './roles/chapter-leader.ts';
import { donateFundsSupplies } from './roles/donate-funds-supplies.ts';
import { hostDriveGiveaway } from './roles/host-drive-giveaway.ts';
import { mediaPartner } from './roles/media-partner.ts';
import { resourcePartner } from './roles/resource-partner.ts';
import { volunteer } from './roles/volunteer.ts';

export const roles: InvolvementRoles = {
  '/chapter-leader': chapterLeader,
  '/media-partner': mediaPartner,
  '/host-drive-giveaway': hostDriveGiveaway,
  '/resource-partner': resourcePartner,
  '/volunteer': volunteer,
  '/donate-funds-supplies': donateFundsSupplies,
};
