// Messages as people type them, topic by topic. They are what the classifier learns from
// (`npm run assistant:train`); nothing here is ever shown to anybody.
import type { NeedId, TopicId } from '../topics.ts';
import { actionExamples } from './actions.ts';
import { giveExamples } from './actions-give.ts';
import { digitalExamples } from './digital.ts';
import { earthExamples } from './earth.ts';
import { aboutFactExamples } from './facts-about.ts';
import { contactFactExamples } from './facts-contact.ts';
import { helpFactExamples } from './facts-help.ts';
import { familyExamples } from './family.ts';
import { foodExamples } from './food.ts';
import { healthExamples } from './health.ts';
import { homeExamples } from './home.ts';
import { outsideExamples } from './outside.ts';
import { programExamples } from './programs.ts';
import { roleFactExamples } from './role-facts.ts';
import { schoolExamples } from './school.ts';
import { spiritExamples } from './spirit.ts';
import { talkExamples } from './talk.ts';
import { workExamples } from './work.ts';

/** One message a line. */
export type Messages = { en: string; es: string };
export type NeedExamples = Partial<Record<NeedId, Messages>>;
export type TopicExamples = Partial<Record<TopicId, Messages>>;

export const examples: Record<TopicId, Messages> = {
  ...homeExamples,
  ...foodExamples,
  ...workExamples,
  ...healthExamples,
  ...familyExamples,
  ...schoolExamples,
  ...spiritExamples,
  ...earthExamples,
  ...digitalExamples,
  ...programExamples,
  ...actionExamples,
  ...giveExamples,
  ...roleFactExamples,
  ...contactFactExamples,
  ...aboutFactExamples,
  ...helpFactExamples,
  ...talkExamples,
  ...outsideExamples,
};
