// The default engine: finds what a question is about and puts the answer together. Runs here,
// needs nothing.
import { programDetails } from '#content/en/program-details';
import { isOpen, nextOpening, officeClosesHour } from '#domain/office-hours';
import { type ProgramSlug, programs } from '#domain/programs';
import { eventsAnswer } from './events-answer.ts';
import type { Language } from './language.ts';
import type { Source } from './model-answer.ts';
import type { SpokenWord } from './phrase.ts';
import type { AssistantEvent, Opening, Replies } from './reply-shape.ts';
import type { FoundTopic, SearchIndex } from './search.ts';
import { stanceOf } from './stance.ts';
import { isContentWord } from './terms.ts';
import type { ActionId, FactId, NeedId, TalkId } from './topics.ts';

// Scores of the index, found by trying: a single everyday word scores about 3, a telling word about
// 6, a phrase 10 and more.
const surelyMeant = 5;
const perhapsMeant = 2.4;
const alsoMeantShare = 0.5;
const surePassage = 9;
const passagesForModel = 4;

export type Question = { words: readonly SpokenWord[]; lang: Language; isDistressed: boolean };

export type Answer = {
  text: string;
  /** What the answer rests on. Empty for small talk and when nothing fits. */
  sources: readonly Source[];
};

export type Engine = (question: Question) => Promise<Answer>;

export type EngineParts = {
  index: SearchIndex;
  replies: Record<Language, Replies>;
  upcomingEvents: () => Promise<readonly AssistantEvent[]>;
  /** Words that belong neither to the topics nor to everyday speech point to another subject. */
  isKnownWord: (word: string) => boolean;
  now: () => Date;
};

const politeTopics: ReadonlySet<string> = new Set(['greeting', 'thanks', 'goodbye']);
// "Can somebody help me" stands in front of every need; the need itself is the question.
const openTopics: ReadonlySet<string> = new Set(['apply', 'programs', 'get-involved', 'contact']);
const heavyTopics: ReadonlySet<string> = new Set(['counseling', 'safety']);

function programName(slug: ProgramSlug): string {
  return programs.find((program) => program.slug === slug)?.name ?? slug;
}

function openingAt(now: Date): Opening {
  if (!isOpen(now)) return { isOpen: false, opens: nextOpening(now) };
  return { isOpen: true, until: `${officeClosesHour - 12}:00 PM` };
}

/** The topic to answer. Small talk gives way to anything else that was said. */
function bestOf(topics: readonly FoundTopic[], isDistressed: boolean): FoundTopic | undefined {
  const [first] = topics;
  const unless = (vague: ReadonlySet<string>, enough: number) => (topic?: FoundTopic) =>
    topic !== undefined && vague.has(topic.id)
      ? (topics.find(
          ({ id, score }) => !vague.has(id) && !politeTopics.has(id) && score >= enough,
        ) ?? topic)
      : topic;
  const best = unless(openTopics, surelyMeant)(unless(politeTopics, perhapsMeant)(first));
  if (isDistressed && (best === undefined || best.score < surelyMeant || best.kind === 'talk')) {
    return { id: 'counseling', kind: 'need', program: 'maybe-more', score: surelyMeant };
  }
  return best;
}

function programAnswer(said: Replies, best: FoundTopic, topics: readonly FoundTopic[]): string {
  const slug = best.program as ProgramSlug;
  const path = `/programs/${slug}`;
  if (best.kind === 'program') {
    return said.aboutProgram(programName(slug), path, said.programs[slug]);
  }
  const answer = said.helpWith(programName(slug), path, said.needs[best.id as NeedId]);
  const enough = Math.max(best.score * alsoMeantShare, surelyMeant);
  const other = topics.find(
    ({ kind, program, score }) => kind === 'need' && program !== slug && score >= enough,
  )?.program;
  if (other === undefined) return answer;
  return `${answer} ${said.alsoHelps(programName(other), `/programs/${other}`)}`;
}

function leadershipAnswer(said: Replies, topics: readonly FoundTopic[]): string {
  const program = topics.find(({ kind }) => kind === 'program')?.program;
  const director = program === undefined ? undefined : programDetails[program].director;
  if (director === undefined) return said.facts.leadership;
  return said.director(director.name, director.title, `/programs/${program}`);
}

export function createEngine(parts: EngineParts): Engine {
  const { index, replies, upcomingEvents, isKnownWord, now } = parts;

  async function answerTopic(
    said: Replies,
    best: FoundTopic,
    topics: readonly FoundTopic[],
    words: readonly string[],
  ): Promise<string> {
    if (best.kind === 'action') return said.actions[best.id as ActionId];
    if (best.kind === 'program' && topics.some(({ id }) => id === 'leadership')) {
      return leadershipAnswer(said, topics);
    }
    if (best.kind !== 'fact') return programAnswer(said, best, topics);
    const id = best.id as FactId;
    if (id === 'events') return eventsAnswer(said, upcomingEvents, words);
    if (id === 'hours') return said.hours(openingAt(now()));
    return id === 'leadership' ? leadershipAnswer(said, topics) : said.facts[id];
  }

  function sourcesOf(text: string, best: FoundTopic, words: readonly string[]): Source[] {
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
    const topics = index.topics(meant, stance);
    const best = bestOf(topics, isDistressed);
    const strangers = meant.filter((word) => isContentWord(word) && !isKnownWord(word)).length;
    const enough = strangers > 0 && stance === 'unclear' ? surelyMeant : perhapsMeant;

    if (best === undefined || best.score < enough) {
      const found = index.passages(meant, 1)[0];
      const program = found?.passage.program;
      if (found === undefined || program === undefined || lang !== 'en') {
        return { text: said.fallback, sources: [] };
      }
      const isClear = found.matched > 1 || meant.filter(isContentWord).length === 1;
      if (found.score < surePassage || strangers > 0 || !isClear) {
        return { text: said.fallback, sources: [] };
      }
      const { path, text } = found.passage;
      return { text: said.helpWith(programName(program), path, text), sources: [found.passage] };
    }

    if (best.kind === 'talk') {
      const id = best.id as TalkId;
      return { text: id === 'outside' ? said.fallback : said.talk[id], sources: [] };
    }
    const answer = await answerTopic(said, best, topics, meant);
    const isHeavy = isDistressed || heavyTopics.has(best.id);
    const text = isHeavy ? `${answer} ${said.care}` : answer;
    return { text, sources: sourcesOf(text, best, meant) };
  };
}
