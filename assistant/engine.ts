// The default engine: finds what a question is about and puts the answer together. Runs here,
// needs nothing.
import { programDetails } from '#content/en/program-details';
import { isOpen, nextOpening, officeClosesHour } from '#domain/calendar/office-hours';
import { type ProgramSlug, programs } from '#domain/programs';
import { actionOf, type Chosen, choose } from './choice.ts';
import type { Classifier } from './classifier.ts';
import { eventsAnswer } from './events-answer.ts';
import type { Language } from './language.ts';
import type { Source } from './model-answer.ts';
import type { SpokenWord } from './phrase.ts';
import type { AssistantEvent, Opening, Replies, UnansweredTalk } from './reply-shape.ts';
import type { SearchIndex } from './search.ts';
import { pathsIn, sentencesIn } from './sentences.ts';
import { stanceOf } from './stance.ts';
import { isContentWord } from './terms.ts';
import type { ActionId, FactId, NeedId, RoleFactId, TalkId } from './topics.ts';
import { type WeighedTopic, weighTopics } from './weighing.ts';

// A passage that no topic led to must fit well to be an answer.
const surePassage = 9;
const passagesForModel = 4;
const mostSentences = 5;
const tellingWord = 5;

export type Question = { words: readonly SpokenWord[]; lang: Language; isDistressed: boolean };

export type Answer = {
  text: string;
  /** What the answer rests on. Empty for small talk and when nothing fits. */
  sources: readonly Source[];
};

export type Engine = (question: Question) => Promise<Answer>;

export type EngineParts = {
  index: SearchIndex;
  classify: Classifier;
  replies: Record<Language, Replies>;
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  /** Words that belong neither to the topics nor to everyday speech point to another subject. */
  isKnownWord: (word: string) => boolean;
  now: () => Date;
};

const heavyTopics: ReadonlySet<string> = new Set(['safety']);
/** Who pries or insults gets no further hint. */
const refusedTalk: ReadonlySet<string> = new Set<UnansweredTalk>(['abuse', 'prying']);
const unansweredTalk: ReadonlySet<string> = new Set<UnansweredTalk>(['outside', 'abuse', 'prying']);
const counseling: WeighedTopic = {
  id: 'counseling',
  kind: 'need',
  program: 'maybe-more',
  score: 0,
  chance: 1,
};

function programName(slug: ProgramSlug): string {
  return programs.find((program) => program.slug === slug)?.name ?? slug;
}

function openingAt(now: Date): Opening {
  if (!isOpen(now)) return { isOpen: false, opens: nextOpening(now) };
  return { isOpen: true, until: `${officeClosesHour - 12}:00 PM` };
}

function programAnswer(said: Replies, { best, also, beside }: Chosen): string {
  const slug = best.program as ProgramSlug;
  const path = `/programs/${slug}`;
  const text =
    best.kind === 'program'
      ? said.aboutProgram(programName(slug), path, said.programs[slug])
      : said.helpWith(programName(slug), path, said.needs[best.id as NeedId]);
  if (beside !== undefined) return withSentence(text, said.beside[beside]);
  if (also?.program === undefined) return text;
  return withSentence(text, said.alsoHelps(programName(also.program), `/programs/${also.program}`));
}

/** One more sentence, as long as the answer stays short. */
function withSentence(text: string, more: string): string {
  return sentencesIn(text) < mostSentences ? `${text} ${more}` : text;
}

/** One sentence for who may have meant something else. */
function pointerTo(said: Replies, { kind, id, program }: WeighedTopic): string | undefined {
  if (program !== undefined) return said.alsoHelps(programName(program), `/programs/${program}`);
  if (kind === 'role-fact') return said.pointers[actionOf(id as RoleFactId)];
  return said.pointers[id as ActionId | FactId];
}

function withPointer(said: Replies, text: string, { orElse }: Chosen): string {
  const pointer = orElse === undefined ? undefined : pointerTo(said, orElse);
  if (pointer === undefined) return text;
  const paths = pathsIn(pointer);
  const isKnown = paths.length > 0 && paths.every((path) => text.includes(path));
  return isKnown ? text : withSentence(text.replace(` ${said.answerTime}`, ''), pointer);
}

function leadershipAnswer(said: Replies, topics: readonly WeighedTopic[]): string {
  const named = topics.find(({ kind, score }) => kind === 'program' && score > 0);
  // "Who is over the food side": the need stands for its program.
  const meant = named ?? topics.find(({ kind, score }) => kind === 'need' && score >= tellingWord);
  const program = meant?.program;
  const director = program === undefined ? undefined : programDetails[program].director;
  if (director === undefined) return said.facts.leadership;
  return said.director(director.name, director.title, `/programs/${program}`);
}

export function createEngine(parts: EngineParts): Engine {
  const { index, classify, replies, upcomingEvents, isKnownWord, now } = parts;

  async function answerTopic(
    said: Replies,
    chosen: Chosen,
    topics: readonly WeighedTopic[],
    words: readonly string[],
  ): Promise<string> {
    const { id, kind } = chosen.best;
    if (kind === 'action') {
      const { about, next } = said.actions[id as ActionId];
      return `${about} ${next}`;
    }
    if (kind === 'role-fact') {
      const fact = id as RoleFactId;
      return `${said.roleFacts[fact]} ${said.actions[actionOf(fact)].next}`;
    }
    const asksForLeaders = topics.some(({ id, score }) => id === 'leadership' && score > 0);
    if (kind === 'program' && asksForLeaders) return leadershipAnswer(said, topics);
    if (kind !== 'fact') return programAnswer(said, chosen);
    const fact = id as FactId;
    if (fact === 'events') return eventsAnswer(said, upcomingEvents, words);
    if (fact === 'hours') return said.hours(openingAt(now()));
    return fact === 'leadership' ? leadershipAnswer(said, topics) : said.facts[fact];
  }

  function answerPassage(said: Replies, words: readonly string[]): Answer | undefined {
    const found = index.passages(words, 1)[0];
    const program = found?.passage.program;
    if (found === undefined || program === undefined || found.score < surePassage) return undefined;
    if (found.matched === 1 && words.filter(isContentWord).length > 1) return undefined;
    const { path, text } = found.passage;
    return { text: said.helpWith(programName(program), path, text), sources: [found.passage] };
  }

  function sourcesOf(text: string, best: WeighedTopic, words: readonly string[]): Source[] {
    const service = best.kind === 'need' ? index.serviceFor(best.id as NeedId) : undefined;
    const found = index.passages(words, passagesForModel).map(({ passage }) => passage);
    return [
      { title: 'Our answer', text, path: /\/[a-z]\S*[a-z]/.exec(text)?.[0] ?? '/' },
      ...new Set(service === undefined ? found : [service, ...found]),
    ];
  }

  return async ({ words, lang, isDistressed }) => {
    const said = replies[lang];
    const meant = words.map((word) => word.meant);
    const stance = stanceOf(words);
    const found = index.topics(meant, stance, lang);
    const topics = weighTopics(index.knownTopics, found, classify(meant), stance);
    const hasStrangers = meant.some(
      (word) => isContentWord(word) && !/^\d+$/.test(word) && !isKnownWord(word),
    );
    let chosen = choose(topics, stance, hasStrangers);
    if (isDistressed && (chosen === undefined || chosen.best.kind === 'talk')) {
      chosen = { best: counseling };
    }
    if (chosen === undefined) {
      // The passages are in English: they answer nobody who asks in Spanish.
      const passage = lang === 'en' && !hasStrangers ? answerPassage(said, meant) : undefined;
      return passage ?? { text: said.fallback, sources: [] };
    }
    const { best } = chosen;
    if (best.kind === 'talk') {
      const text = unansweredTalk.has(best.id)
        ? said.fallback
        : said.talk[best.id as Exclude<TalkId, UnansweredTalk>];
      return {
        text: refusedTalk.has(best.id) ? text : withPointer(said, text, chosen),
        sources: [],
      };
    }
    const answer = await answerTopic(said, chosen, topics, meant);
    const isHeavy = isDistressed || heavyTopics.has(best.id);
    const text = isHeavy ? `${answer} ${said.care}` : withPointer(said, answer, chosen);
    return { text, sources: sourcesOf(text, best, meant) };
  };
}
