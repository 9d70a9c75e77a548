import type { ProgramDetails } from '../page-shape.ts';
import { blendedRoots } from './programs/blended-roots.ts';
import { digitalDiaspora } from './programs/digital-diaspora.ts';
import { evergreenStudent } from './programs/evergreen-student.ts';
import { fiveGroupFoodsDetail } from './programs/five-group-foods.ts';
import { homeAtHeart } from './programs/home-at-heart.ts';
import { inHisHands } from './programs/in-his-hands.ts';
import { maybeMore } from './programs/maybe-more.ts';
import { nurtureNature } from './programs/nurture-nature.ts';
import { willWorkWin } from './programs/will-work-win.ts';

export const programDetails: ProgramDetails = {
  'home-at-heart': homeAtHeart,
  'will-work-win': willWorkWin,
  'five-group-foods': fiveGroupFoodsDetail,
  'maybe-more': maybeMore,
  'blended-roots': blendedRoots,
  'evergreen-student': evergreenStudent,
  'in-his-hands': inHisHands,
  'nurture-nature': nurtureNature,
  'digital-diaspora': digitalDiaspora,
};
