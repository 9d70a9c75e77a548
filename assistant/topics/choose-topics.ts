// Chooses the topics to reply to among those that a message may be about.
import {
  type ActionId,
  actions,
  facts,
  needs,
  type ProgramFact,
  programFacts,
  type RoleFactId,
  roleFacts,
  talkTopics,
} from '#domain/assistant-topics';

export type TopicKind = 'need' | 'program' | 'action' | 'role-fact' | 'fact' | 'talk';
export type Topic = { id: string; kind: TopicKind; chance: number; program?: string };

export type TopicChoice = {
  best: Topic;
  /** A second request in the same message. */
  second?: Topic;
  /** Another possible topic, when the choice was close. */
  orElse?: Topic;
};

// Below this chance three guesses of four are wrong.
const likely = 0.1;
const likelyBesideVague = 0.3;
/** A greeting precedes anything, so what follows it needs only a small chance. */
const likelyBesideGreeting = 0.035;
const hardlyLikely = 0.12;
const beyondDoubt = 0.85;
/** Minimum chance of a need when the message asks for one of its facts: "what time is the class". */
const likelyBesideFact = 0.4;
/** Minimum chance for one half of a message to count as a separate question. */
const surePart = 0.5;
const likelyPart = 0.2;

// "Can somebody help me" precedes every need; the need itself is the question.
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

export function getTopicKind(id: string): TopicKind {
  const isIn = (list: readonly string[]) => list.includes(id);
  if (isIn(needs)) return 'need';
  if (isIn(actions)) return 'action';
  if (isIn(facts)) return 'fact';
  if (isIn(talkTopics)) return 'talk';
  if (id === 'program') return 'program';
  if (id in roleFacts) return 'role-fact';
  throw new Error(`There is no topic "${id}".`);
}

export function getActionId(id: string): ActionId {
  return roleFacts[id as RoleFactId];
}

export function isProgramFact(id: string): id is ProgramFact {
  return programFacts.some((fact) => fact === id);
}

/** Topics answered from the same page form one group; their chances add up. */
export function getTopicGroup({ id, kind, program }: Topic): string {
  if (kind === 'role-fact') return getActionId(id);
  return program ?? id;
}

function fieldsOf(topics: readonly Topic[]): Topic[] {
  const fields = new Map<string, Topic>();
  // Topics are sorted by chance, so a field takes its likeliest topic.
  for (const topic of topics) {
    const field = fields.get(getTopicGroup(topic));
    if (field === undefined) fields.set(getTopicGroup(topic), { ...topic });
    else field.chance += topic.chance;
  }
  return [...fields.values()].sort((one, other) => other.chance - one.chance);
}

function bestOf(fields: readonly Topic[]): Topic | undefined {
  const [first] = fields;
  if (first !== undefined && isProgramFact(first.id)) {
    const need = fields.find(({ kind, chance }) => kind === 'need' && chance >= likelyBesideFact);
    if (need !== undefined) return { ...need, chance: first.chance };
  }
  if (first === undefined || !vagueTopics.has(first.id)) return first;
  const enough = first.id === 'greeting' ? likelyBesideGreeting : likelyBesideVague;
  const clear = fields.find(({ id, chance }) => !vagueTopics.has(id) && chance >= enough);
  return clear === undefined ? first : { ...clear, chance: first.chance };
}

/** Undefined when no topic is likely enough. `parts` are the halves of the message, each read alone. */
export function chooseTopics(
  topics: readonly Topic[],
  parts: readonly (readonly Topic[])[],
): TopicChoice | undefined {
  const fields = fieldsOf(topics);
  const halves = parts.flatMap((part) => fieldsOf(part).slice(0, 1));
  const surest = [...halves].sort((one, other) => other.chance - one.chance)[0];
  const whole = bestOf(fields);
  // Two questions in one message blur each other, so a clear half outranks the whole.
  const isClear = surest !== undefined && surest.kind !== 'talk' && surest.chance >= beyondDoubt;
  const isBlurred =
    whole === undefined || whole.chance < surePart || (whole.chance < beyondDoubt && isClear);
  const best = isBlurred && surest !== undefined && surest.chance >= surePart ? surest : whole;
  if (best === undefined || best.chance < likely) return undefined;
  const isOther = (topic: Topic) =>
    getTopicGroup(topic) !== getTopicGroup(best) &&
    !vagueTopics.has(topic.id) &&
    topic.kind !== 'talk';
  /** Two needs can have the same program: "rent, and clothes for the kids". */
  const isOtherNeed = ({ id, kind }: Topic) =>
    kind === 'need' && best.kind === 'need' && id !== best.id;
  const asked = fields[0];
  const enough = best === whole ? surePart : likelyPart;
  const second = halves
    .filter((topic) => (isOther(topic) || isOtherNeed(topic)) && topic.chance >= enough)
    .sort((one, other) => other.chance - one.chance)[0];
  const orElse = fields.find((topic) => isOther(topic) && topic.chance >= hardlyLikely);
  const beside =
    asked !== undefined && isProgramFact(asked.id) && isOther(asked) ? asked : undefined;
  return { best, second: second ?? beside, orElse: best.chance < beyondDoubt ? orElse : undefined };
}
