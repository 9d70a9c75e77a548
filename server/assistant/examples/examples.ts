// Messages as people type them, topic by topic. They are what the classifier learns from
// (`npm run assistant:learn`); nothing here is ever shown to anybody.
import type { NeedId, TopicId } from '../topics.ts';
import { actionExamples } from './actions.ts';
import { giveExamples } from './actions-give.ts';
import { digitalExamples } from './digital.ts';
import { earthExamples } from './earth.ts';
import { aboutFactExamples } from './facts-about.ts';
import { contactFactExamples } from './facts-contact.ts';
import { helpFactExamples } from './facts-help.ts';
import { familyExamples } from './family.ts';
import { actionFigures } from './figures-actions.ts';
import { contactFactFigures } from './figures-facts-contact.ts';
import { helpFactFigures } from './figures-facts-help.ts';
import { familyAndSchoolFigures } from './figures-family-school.ts';
import { foodFigures } from './figures-food.ts';
import { healthFigures } from './figures-health.ts';
import { homeFigures } from './figures-home.ts';
import { spiritEarthAndDigitalFigures } from './figures-spirit-earth-digital.ts';
import { talkFigures } from './figures-talk.ts';
import { workFigures } from './figures-work.ts';
import { foodExamples } from './food.ts';
import { healthExamples } from './health.ts';
import { homeExamples } from './home.ts';
import { onceMissed } from './once-missed.ts';
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

/** A harmless figure of speech or an alarming word beside a practical question. */
export type FigureExamples = Partial<Record<TopicId, Partial<Messages>>>;

const plainExamples: Record<TopicId, Messages> = {
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

const figures: readonly FigureExamples[] = [
  homeFigures,
  foodFigures,
  workFigures,
  healthFigures,
  familyAndSchoolFigures,
  spiritEarthAndDigitalFigures,
  actionFigures,
  talkFigures,
  contactFactFigures,
  helpFactFigures,
  onceMissed,
];

/** The plain messages of every topic with its figures of speech after them. */
function withFigures(plain: Record<TopicId, Messages>): Record<TopicId, Messages> {
  const joined = { ...plain };
  for (const [topic, { en = '', es = '' }] of figures.flatMap(entriesOf)) {
    joined[topic] = { en: joined[topic].en + en, es: joined[topic].es + es };
  }
  return joined;
}

function entriesOf(set: FigureExamples): [TopicId, Partial<Messages>][] {
  return Object.entries(set) as [TopicId, Partial<Messages>][];
}

export const examples: Record<TopicId, Messages> = withFigures(plainExamples);
