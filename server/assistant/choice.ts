// Chooses what to answer among the topics that the index found.
import type { FoundTopic } from './search.ts';
import type { Stance } from './stance.ts';

// Scores of the index, found by trying: a single everyday word scores about 3, a telling word about
// 6, a phrase 10 and more.
const surelyMeant = 5;
const perhapsMeant = 2.4;
const besideShare = 0.75;
const alsoMeantShare = 0.5;

const politeTopics: ReadonlySet<string> = new Set(['greeting', 'thanks', 'goodbye']);
// "Can somebody help me" stands in front of every need; the need itself is the question.
const openTopics: ReadonlySet<string> = new Set([
  'apply',
  'programs',
  'get-involved',
  'contact',
  'about',
]);
// Facts that people ask about one program: "is the GED class free".
const besideFacts = ['cost', 'hours', 'address', 'eligibility', 'languages'] as const;
export type BesideFact = (typeof besideFacts)[number];

// What people want to take part in, rather than to hear about.
const joinedFacts: ReadonlySet<string> = new Set(['crisis-line', 'events']);

// What people both need and give.
const goods: ReadonlySet<string> = new Set([
  'clothes',
  'furniture',
  'food',
  'hygiene',
  'laptop',
  'school-supplies',
  'special-diet',
  'kids-activities',
  'digital-lessons',
]);

export type Chosen = {
  best: FoundTopic;
  /** A fact asked for in the same breath as a need. */
  beside?: BesideFact;
  /** A second need, looked after by another program. */
  also?: FoundTopic;
};

function isBesideFact(id: string): id is BesideFact {
  return besideFacts.some((fact) => fact === id);
}

function isNeed({ kind }: FoundTopic): boolean {
  return kind === 'need' || kind === 'program';
}

function isVague({ id }: FoundTopic): boolean {
  return politeTopics.has(id) || openTopics.has(id);
}

function bestOf(topics: readonly FoundTopic[], stance: Stance): FoundTopic | undefined {
  const [first] = topics;
  const givesGoods = stance === 'give' && topics.some(({ id }) => goods.has(id));
  if (givesGoods && (first === undefined || first.id === 'donate-money' || goods.has(first.id))) {
    return { id: 'donate-supplies', kind: 'action', score: surelyMeant };
  }
  const clear = topics.find((topic) => !isVague(topic) && topic.score >= surelyMeant);
  const act = topics.find((topic) => topic.kind === 'action' && topic.score >= surelyMeant);
  if (stance === 'join' && act !== undefined && joinedFacts.has(first?.id ?? '')) return act;
  if (first !== undefined && isBesideFact(first.id)) {
    const enough = Math.max(surelyMeant, first.score * besideShare);
    return topics.find((topic) => isNeed(topic) && topic.score >= enough) ?? first;
  }
  if (first !== undefined && !isVague(first) && first.score >= surelyMeant) return first;
  if (clear !== undefined) return clear;
  if (first?.kind === 'action') return first;
  if (stance === 'join') return { id: 'get-involved', kind: 'action', score: surelyMeant };
  if (stance === 'give') return { id: 'donate-money', kind: 'action', score: surelyMeant };
  const matter = topics.find(({ id, score }) => !politeTopics.has(id) && score >= perhapsMeant);
  return matter ?? first;
}

/**
 * Undefined when nothing fits well enough. `hasStrangers` says that the question holds words that
 * we do not know, which makes a weak match weaker.
 */
export function choose(
  topics: readonly FoundTopic[],
  stance: Stance,
  hasStrangers: boolean,
): Chosen | undefined {
  const best = bestOf(topics, stance);
  const enough = hasStrangers && stance === 'unclear' ? surelyMeant : perhapsMeant;
  if (best === undefined || best.score < enough) return undefined;
  if (!isNeed(best)) return { best };
  const fact = topics.find(({ id, score }) => isBesideFact(id) && score >= surelyMeant)?.id;
  const alsoEnough = Math.max(best.score * alsoMeantShare, surelyMeant);
  const also = topics.find(
    ({ kind, program, score }) =>
      kind === 'need' && program !== best.program && score >= alsoEnough,
  );
  return { best, also, beside: fact !== undefined && isBesideFact(fact) ? fact : undefined };
}
