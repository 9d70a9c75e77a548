// Answers one message. Danger is looked for first, by rules that run here; then what the
// organisation says is searched; then, if one is configured, a model may word the answer.
import { programs } from '#domain/programs';
import { clearness, createClassifier } from './classifier.ts';
import { everydayWords } from './common-words.ts';
import { createDangerCheck } from './danger.ts';
import { createEngine } from './engine.ts';
import { createLanguageCheck } from './language.ts';
import { readLearned } from './learned.ts';
import { lookalikeWords } from './lookalike-words.ts';
import { createModel, type ModelOptions } from './model.ts';
import { createRefusalCheck } from './refusals.ts';
import { englishReplies } from './replies-en.ts';
import { spanishReplies } from './replies-es.ts';
import type { AssistantEvent } from './reply-shape.ts';
import { createSearchIndex } from './search.ts';
import { createSpeller } from './spelling.ts';
import { wordsOf } from './words.ts';

export type { AssistantEvent } from './reply-shape.ts';

export type AssistantLog = {
  warn(details: Record<string, unknown>, message: string): void;
};

export type AssistantOptions = {
  /** Events from today on, soonest first. */
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  model?: ModelOptions;
  now?: () => Date;
  log?: AssistantLog;
};

export type Assistant = {
  /** The answer to somebody in danger, at once and by rules alone; undefined when nobody is. */
  dangerReply(message: string): string | undefined;
  answer(message: string): Promise<{ success: boolean; response: string }>;
};

const cries: ReadonlySet<string> = new Set(
  'help me us please emergency urgent now 911 sos mayday someone somebody anyone ayuda ayudame ayudeme ayudenme auxilio socorro por favor emergencia urgente'.split(
    ' ',
  ),
);
/** What a telling word scores in the index. */
const tellingWord = 5;
const cryWords = /^(?:help|911|sos|mayday|emergenc|ayud|auxilio|socorro)/;

/** "HELP", "please help me", "auxilio": nothing else is said, so it may be the worst. */
function isCryForHelp(words: readonly string[]): boolean {
  return (
    words.length <= 5 &&
    words.every((word) => cries.has(word)) &&
    words.some((word) => cryWords.test(word))
  );
}

export function createAssistant(options: AssistantOptions): Assistant {
  const { upcomingEvents, model: modelOptions, now = () => new Date(), log } = options;
  const learned = readLearned();
  const dangerIn = createDangerCheck(learned.danger);
  const isRefused = createRefusalCheck();
  const index = createSearchIndex();
  const { en, es } = index.vocabulary;
  const classify = createClassifier(learned.topics);
  const isOrdinary = (word: string) =>
    everydayWords.has(word) ||
    classify.words.has(word) ||
    lookalikeWords.has(word) ||
    dangerIn.harmlessWords.has(word);
  const isKnownWord = (word: string) =>
    en.has(word) || es.has(word) || isOrdinary(word) || dangerIn.vocabulary.has(word);
  const spell = createSpeller({
    words: [...en, ...es, ...everydayWords, ...classify.words],
    likelyWords: [...en, ...es],
    closeWords: dangerIn.vocabulary,
    isWord: isOrdinary,
  });
  const languageOf = createLanguageCheck(index.vocabulary);
  const replies = { en: englishReplies(index.serviceFor), es: spanishReplies };
  const engine = createEngine({
    index,
    classify,
    replies,
    upcomingEvents,
    isKnownWord,
    now,
  });
  const model = modelOptions === undefined ? undefined : createModel(modelOptions, log);

  function read(message: string) {
    const words = wordsOf(message).map((said) => ({ said, meant: spell(said) }));
    const guess = languageOf(
      message,
      words.map((word) => word.meant),
    );
    const about = classify(words.map((word) => word.meant));
    const { danger, figurative } = dangerIn(words, clearness(about));
    return { words, guess, danger, figurative, about };
  }

  /** Whoever is in danger may also have asked for food: that is not forgotten. */
  function programAskedFor({ words, guess, about }: ReturnType<typeof read>) {
    const meant = words.map((word) => word.meant);
    const need = index
      .topics(meant, 'unclear', guess.lang)
      .filter(({ kind, score }) => kind === 'need' && score >= tellingWord)
      .sort((one, other) => (about.get(other.id) ?? 0) - (about.get(one.id) ?? 0))[0];
    return programs.find(({ slug }) => slug === need?.program);
  }

  function urgentReply(message: ReturnType<typeof read>): string | undefined {
    const { words, guess, danger } = message;
    if (isCryForHelp(words.map(({ meant }) => meant))) return replies[guess.lang].bareHelp;
    if (danger === undefined || danger.kind === 'distress') return undefined;
    const said = replies[guess.isSure ? guess.lang : danger.lang];
    const first = said.danger[danger.kind];
    const also = programAskedFor(message);
    if (also === undefined || first.includes(`/programs/${also.slug}`)) return first;
    return `${first} ${said.alsoHelps(also.name, `/programs/${also.slug}`)}`;
  }

  return {
    dangerReply: (message) => urgentReply(read(message)),
    async answer(message) {
      const said = read(message);
      const urgent = urgentReply(said);
      if (urgent !== undefined) return { success: true, response: urgent };
      const { words, guess, danger, figurative } = said;
      const { lang } = guess;
      if (words.length === 0 || isRefused(words)) {
        return { success: true, response: replies[lang].fallback };
      }
      const answer = await engine({
        words: words.filter((word) => !figurative.has(word)),
        lang,
        isDistressed: danger !== undefined,
      });
      // A person in distress gets the words that were weighed beforehand.
      if (model === undefined || danger !== undefined || answer.sources.length === 0) {
        return { success: true, response: answer.text };
      }
      const worded = await model({ message, lang, sources: answer.sources });
      return { success: true, response: worded ?? answer.text };
    },
  };
}
