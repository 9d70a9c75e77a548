// Chooses what to reply to among the topics that a message may be about.
import {
  type ActionId,
  actions,
  type BesideFact,
  besideFacts,
  facts,
  needs,
  type RoleFactId,
  roleFacts,
  talks,
} from '#domain/assistant-topics';

export type TopicKind = 'need' | 'program' | 'action' | 'role-fact' | 'fact' | 'talk';
export type Topic = { id: string; kind: TopicKind; chance: number; program?: string };

export type Chosen = {
  best: Topic;
  /** A second thing that was asked for in the same message. */
  second?: Topic;
  /** What it may be about instead, when the choice was close. */
  orElse?: Topic;
};

// Below `likely` three guesses of four are wrong.
const likely = 0.1;
const likelyBesideVague = 0.3;
/** A greeting stands before anything: little is needed to hear what follows it. */
const likelyBesideGreeting = 0.035;
const hardlyLikely = 0.12;
const beyondDoubt = 0.85;
/** How likely a need must be when one of its facts is asked for: "what time is the class". */
const likelyBesideFact = 0.4;
/** How sure one half of a message must be to count as a question of its own. */
const surePart = 0.5;
const likelyPart = 0.2;

// "Can somebody help me" stands in front of every need; the need itself is the question.
const vagueTopics: ReadonlySet<string> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'apply',
  'programs',
  'get-involved',
  'contact',
  'about',
]);

export function kindOf(id: string): TopicKind {
  const isIn = (list: readonly string[]) => list.includes(id);
  if (isIn(needs)) return 'need';
  if (isIn(actions)) return 'action';
  if (isIn(facts)) return 'fact';
  if (isIn(talks)) return 'talk';
  if (id === 'program') return 'program';
  if (id in roleFacts) return 'role-fact';
  throw new Error(`There is no topic "${id}".`);
}

export function actionOf(id: string): ActionId {
  return roleFacts[id as RoleFactId];
}

export function isBesideFact(id: string): id is BesideFact {
  return besideFacts.some((fact) => fact === id);
}

/** What is replied to from the same page is one field; the chances of its topics add up. */
export function fieldOf({ id, kind, program }: Topic): string {
  if (kind === 'role-fact') return actionOf(id);
  return program ?? id;
}

function fieldsOf(topics: readonly Topic[]): Topic[] {
  const fields = new Map<string, Topic>();
  // The likeliest topic comes first, so the first of a field speaks for it.
  for (const topic of topics) {
    const field = fields.get(fieldOf(topic));
    if (field === undefined) fields.set(fieldOf(topic), { ...topic });
    else field.chance += topic.chance;
  }
  return [...fields.values()].sort((one, other) => other.chance - one.chance);
}

function bestOf(fields: readonly Topic[]): Topic | undefined {
  const [first] = fields;
  if (first !== undefined && isBesideFact(first.id)) {
    const need = fields.find(({ kind, chance }) => kind === 'need' && chance >= likelyBesideFact);
    if (need !== undefined) return { ...need, chance: first.chance };
  }
  if (first === undefined || !vagueTopics.has(first.id)) return first;
  const enough = first.id === 'greeting' ? likelyBesideGreeting : likelyBesideVague;
  const clear = fields.find(({ id, chance }) => !vagueTopics.has(id) && chance >= enough);
  return clear === undefined ? first : { ...clear, chance: first.chance };
}

/** Undefined when nothing fits well enough. `parts` are the halves of the message, read alone. */
export function choose(
  topics: readonly Topic[],
  parts: readonly (readonly Topic[])[],
): Chosen | undefined {
  const fields = fieldsOf(topics);
  const halves = parts.flatMap((part) => fieldsOf(part).slice(0, 1));
  const surest = [...halves].sort((one, other) => other.chance - one.chance)[0];
  const whole = bestOf(fields);
  // Two questions in one breath blur each other: a half that is clear by itself says more.
  const isClear = surest !== undefined && surest.kind !== 'talk' && surest.chance >= beyondDoubt;
  const isBlurred =
    whole === undefined || whole.chance < surePart || (whole.chance < beyondDoubt && isClear);
  const best = isBlurred && surest !== undefined && surest.chance >= surePart ? surest : whole;
  if (best === undefined || best.chance < likely) return undefined;
  const isOther = (topic: Topic) =>
    fieldOf(topic) !== fieldOf(best) && !vagueTopics.has(topic.id) && topic.kind !== 'talk';
  const asked = fields[0];
  const enough = best === whole ? surePart : likelyPart;
  const second = halves
    .filter((topic) => isOther(topic) && topic.chance >= enough)
    .sort((one, other) => other.chance - one.chance)[0];
  const orElse = fields.find((topic) => isOther(topic) && topic.chance >= hardlyLikely);
  const beside =
    asked !== undefined && isBesideFact(asked.id) && isOther(asked) ? asked : undefined;
  return { best, second: second ?? beside, orElse: best.chance < beyondDoubt ? orElse : undefined };
}
