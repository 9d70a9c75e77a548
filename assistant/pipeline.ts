// Reads a message once: text → language → features → danger and topics. Work grows only with its length.
import type { AssistantContent } from '#domain/assistant-content';
import {
  createForeignCheck,
  type Danger,
  type DangerInput,
  detectDanger,
  type ForeignDanger,
  type RequestChances,
  rankDanger,
} from './danger/danger.ts';
import { createRuleCheck, type FoundPhrase } from './danger/rules.ts';
import { extractFeatures, type Features } from './features.ts';
import { readModelFile } from './files.ts';
import type { ReplyLanguage } from './language/language.ts';
import { detectLanguage, type Language } from './language/language.ts';
import { computeChances, sumFeatureWeights } from './model.ts';
import { type Models, unpackModels } from './model-file.ts';
import { createNameFinder, type NamedWords } from './names.ts';
import { readText } from './text.ts';
import { getTopicKind, type Topic } from './topics/choose-topics.ts';
import { splitIntoWordRanges } from './topics/parts.ts';

export type ReadMessage = {
  message: string;
  words: readonly string[];
  features: Features;
  language: Language;
  /** Undefined when no danger is found. */
  danger: Danger | undefined;
  /** Likeliest first: `topics` for the whole message, `parts` for its halves. */
  topics: readonly Topic[];
  parts: readonly (readonly Topic[])[];
  /** Slugs of the programs that the message names. */
  named: readonly string[];
  rules: readonly FoundPhrase[];
  foreignDanger: string | undefined;
};

/** People who ask about these topics may well be in danger. */
const troubledTopics: ReadonlySet<string> = new Set([
  'safety',
  'crisis-line',
  'human',
  'counseling',
  'find-counselor',
  'grief',
  'recovery',
]);

/** A message that is clearly about these topics is not about danger. */
const otherTopics: ReadonlySet<string> = new Set(['outside', 'prying']);
const clearlyOther = 0.9;

/** Below this chance, answer the request and add the emergency lines. */
const faintDoubt = 0.15;

function askedIn(topics: readonly Topic[], rules: readonly FoundPhrase[]): RequestChances {
  const asked = { need: 0, question: 0 };
  // An instruction to the assistant counts as a clear question.
  if (rules.some(({ section }) => section === 'not ours')) asked.question = 1;
  for (const { id, kind, chance } of topics) {
    const isOther = otherTopics.has(id) && chance >= clearlyOther;
    if ((kind === 'talk' && !isOther) || troubledTopics.has(id)) continue;
    asked[kind === 'need' ? 'need' : 'question'] += chance;
  }
  return asked;
}

export type Pipeline = ((message: string, page?: ReplyLanguage) => ReadMessage) & {
  models: Models;
};

export function createPipeline(content: AssistantContent<ReplyLanguage>): Pipeline {
  const models = unpackModels(readModelFile());
  const findNames = createNameFinder(content);
  const findRules = createRuleCheck();
  const foreignCheck = createForeignCheck();
  const kinds = models.topics.classes.map((id) => ({ id, kind: getTopicKind(id) }));

  function topicsIn(features: Features, named: readonly string[]): Topic[] {
    const found = computeChances(models.topics, sumFeatureWeights(models.topics, features));
    const programOf = ({ id, kind }: (typeof kinds)[number]) =>
      kind === 'need'
        ? content.needPrograms[id as keyof AssistantContent['needPrograms']]
        : named[0];
    return kinds
      .map((topic, at): Topic => {
        const program = /need|program/.test(topic.kind) ? programOf(topic) : undefined;
        return { ...topic, chance: found[at] ?? 0, program };
      })
      .sort((one, other) => other.chance - one.chance);
  }

  function hear(sentences: DangerInput['sentences'], named: readonly string[]) {
    const words = sentences.flat();
    const features = extractFeatures(words);
    const rules = findRules(words);
    const topics = topicsIn(features, named);
    const said = { words, features, sentences };
    const danger = detectDanger(models.danger, said, rules, askedIn(topics, rules));
    return { words, features, rules, topics, danger };
  }

  /**
   * Reads the message with and without our names as names and takes the more alarming reading: "Samuel" may
   * be our colleague or somebody in danger.
   */
  function hearNamed(sentences: readonly NamedWords[], named: readonly string[]) {
    const ours = sentences.map((sentence) => sentence.words);
    const plain = sentences.map((sentence) => sentence.plain);
    const heard = hear(ours, named);
    if (ours.join() === plain.join()) return heard;
    const other = hear(plain, named);
    const loudness = rankDanger(other.danger);
    if (loudness <= rankDanger(heard.danger)) return heard;
    return loudness < faintDoubt ? { ...heard, danger: other.danger } : other;
  }

  function foreignDangerIn(
    message: string,
    words: readonly string[],
    language: Language,
    danger: Danger | undefined,
  ): ForeignDanger | undefined {
    if (language !== 'en' && language !== 'es') return foreignCheck.in(message, language);
    const isHeard = danger !== undefined && !danger.isDoubtful;
    return isHeard ? undefined : foreignCheck.inAny(words);
  }

  function read(message: string, page?: ReplyLanguage): ReadMessage {
    const text = readText(message);
    const sentences = text.sentences.map(findNames);
    const named = sentences.flatMap((sentence) => sentence.programs);
    const { words, features, rules, topics, danger } = hearNamed(sentences, named);
    const [, spanish = 0] = computeChances(
      models.language,
      sumFeatureWeights(models.language, features),
    );
    const likely = detectLanguage(message, words, spanish, page);
    const foreignDanger = foreignDangerIn(message, text.sentences.flat(), likely, danger);
    return {
      message,
      words,
      features,
      language: foreignDanger?.language ?? likely,
      danger,
      topics,
      // Features include the beginning and the end, so each half reads as a complete question.
      parts: splitIntoWordRanges(words, text.breaks).map(({ from, to }) =>
        topicsIn(extractFeatures(words.slice(from, to)), named),
      ),
      named,
      rules,
      foreignDanger: foreignDanger?.phrase,
    };
  }
  return Object.assign(read, { models });
}
