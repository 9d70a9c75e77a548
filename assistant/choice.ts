// Chooses what to answer among the topics that a message may be about.
import type { Stance } from './stance.ts';
import { type ActionId, type RoleFactId, roleFactTopics } from './topics.ts';
import type { WeighedTopic } from './weighing.ts';

// Scores of the word lists: a telling word scores about 6, a phrase 10 and more.
const surelyMeant = 5;
const alsoMeantShare = 0.5;
// Chances. Below `likely`, and without a word of ours, three guesses of four are wrong.
const probable = 0.35;
const likely = 0.25;
const likelyBesideManners = 0.15;
const hardlyLikely = 0.1;
const beyondDoubt = 0.9;

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
]);

export type Chosen = {
  best: WeighedTopic;
  /** A fact asked for in the same breath as a need. */
  beside?: BesideFact;
  /** A second need, looked after by another program. */
  also?: WeighedTopic;
  /** What it may be about instead, when the choice was close. */
  orElse?: WeighedTopic;
};

/** Topics that are answered from the same page; their chances add up. */
type Field = { best: WeighedTopic; chance: number };

function isBesideFact(id: string): id is BesideFact {
  return besideFacts.some((fact) => fact === id);
}

function isNeed({ kind }: WeighedTopic): boolean {
  return kind === 'need' || kind === 'program';
}

function isAction({ kind }: WeighedTopic): boolean {
  return kind === 'action' || kind === 'role-fact';
}

function isVague({ id }: WeighedTopic): boolean {
  return politeTopics.has(id) || openTopics.has(id);
}

export function actionOf(fact: RoleFactId): ActionId {
  return roleFactTopics[fact].action;
}

/** "Tell me about programs" names none of them, and sounds a little like each. */
function isMeant({ kind, score, chance }: WeighedTopic): boolean {
  return kind !== 'program' || score > 0 || chance >= probable;
}

function fieldOf({ id, kind, program }: WeighedTopic): string {
  if (kind === 'role-fact') return actionOf(id as RoleFactId);
  return isNeed({ kind } as WeighedTopic) ? (program ?? id) : id;
}

function fieldsOf(topics: readonly WeighedTopic[]): Field[] {
  const fields = new Map<string, Field>();
  // The topics come with the likeliest first, so the first of a field is its best.
  for (const topic of topics) {
    const field = fields.get(fieldOf(topic));
    if (field === undefined) fields.set(fieldOf(topic), { best: topic, chance: topic.chance });
    else field.chance += topic.chance;
  }
  return [...fields.values()].sort((a, b) => b.chance - a.chance);
}

function bestField(topics: readonly WeighedTopic[], stance: Stance): Field | undefined {
  const fields = fieldsOf(topics.filter(isMeant));
  const [first] = fields;
  if (first === undefined) return undefined;
  const givesGoods =
    stance === 'give' && topics.some(({ id, score }) => goods.has(id) && score > 0);
  if (givesGoods && (first.best.id === 'donate-money' || goods.has(first.best.id))) {
    const supplies = topics.find(({ id }) => id === 'donate-supplies');
    return supplies === undefined ? first : { best: supplies, chance: first.chance };
  }
  if (stance === 'join' && joinedFacts.has(first.best.id)) {
    const act = fields.find(
      ({ best, chance }) => isAction(best) && (chance >= hardlyLikely || best.score >= surelyMeant),
    );
    return act ?? first;
  }
  if (isVague(first.best)) {
    const clear = fields.find(
      ({ best, chance }) =>
        !isVague(best) &&
        (chance >= likelyBesideManners || (chance >= hardlyLikely && best.score >= surelyMeant)),
    );
    return clear === undefined ? first : { best: clear.best, chance: first.chance };
  }
  if (isBesideFact(first.best.id)) {
    const need = fields.find(
      ({ best, chance }) => isNeed(best) && chance >= likely && best.score >= surelyMeant,
    );
    return need ?? first;
  }
  return first;
}

/**
 * Undefined when nothing fits well enough. `hasStrangers` says that the question holds words that
 * we do not know, which makes a weak match weaker.
 */
export function choose(
  topics: readonly WeighedTopic[],
  stance: Stance,
  hasStrangers: boolean,
): Chosen | undefined {
  const field = bestField(topics, stance);
  if (field === undefined) return undefined;
  const { best } = field;
  const isSaid = best.score >= surelyMeant;
  const isDoubtful = hasStrangers && stance === 'unclear';
  const enough = isSaid ? (isDoubtful ? likely : hardlyLikely) : isDoubtful ? probable : likely;
  if (field.chance < enough) return undefined;
  const orElse = field.chance < beyondDoubt ? secondBest(topics, best) : undefined;
  if (!isNeed(best)) return { best, orElse };
  const beside = topics.find(({ id, score }) => isBesideFact(id) && score >= surelyMeant)?.id;
  const alsoEnough = Math.max(best.score * alsoMeantShare, surelyMeant);
  const also = topics
    .filter(({ kind, program }) => kind === 'need' && program !== best.program)
    .sort((a, b) => b.score - a.score)
    .find(({ score }) => score >= alsoEnough);
  const isBeside = beside !== undefined && isBesideFact(beside);
  return { best, also, orElse, beside: isBeside ? beside : undefined };
}

/** The likeliest topic that is answered from another page. */
function secondBest(topics: readonly WeighedTopic[], best: WeighedTopic): WeighedTopic | undefined {
  const others = fieldsOf(topics.filter(isMeant)).filter(
    (field) => fieldOf(field.best) !== fieldOf(best) && !isVague(field.best),
  );
  return others.find(({ chance }) => chance >= hardlyLikely)?.best;
}
