// Adds a detail from a page when the message asks for one: how heavy, what time, which building.
import type { AssistantContent, Replies } from '#domain/assistant-content';
import type { ReplyLanguage } from '../language/language.ts';
import { getTopicGroup, isProgramFact, type Topic, type TopicChoice } from './choose-topics.ts';
import { createPassageFinder } from './passages.ts';
import { fillTemplate } from './template.ts';

type Asked = {
  said: Replies;
  words: readonly string[];
  chosen: TopicChoice;
  named: readonly string[];
  topics: readonly Topic[];
};

/** Words that ask for a figure, a time or a place. */
const asksDetail =
  /\b(?:when|whens|where|wheres|which|time|times|days?|nights?|hours?|late|early|many|much|heavy|weighs?|pounds|big|long|old|age|ages|young|youngest|far|often|near|building|room|included|bring)\b/;
/** Minimum match between passage and question. */
const least = { score: 5.5, share: 0.2 };
// A sure fact has its own reply. Otherwise weigh passages by the relative chances of the needs: "what days
// is the homework room open".
const sureFact = 0.8;
const hintOfNeed = 0.02;
const unlikely = 0.5;
const likelyMore = 2;

export function createDetails(content: AssistantContent<ReplyLanguage>) {
  const finders = new Map(
    Object.entries(content.passages).map(([language, passages]) => [
      content.replies[language as keyof typeof content.passages],
      createPassageFinder(passages),
    ]),
  );
  return ({ said, words, chosen, named, topics }: Asked, reply: string): string | undefined => {
    const find = finders.get(said);
    const { best } = chosen;
    const isSureFact = best.kind === 'fact' && best.chance >= sureFact && !isProgramFact(best.id);
    const isSure = best.kind === 'talk' || isSureFact;
    if (find === undefined || isSure || !asksDetail.test(words.join(' '))) return undefined;
    const field = named[0] ?? getTopicGroup(best);
    const sumOf = (list: readonly Topic[]) => list.reduce((sum, { chance }) => sum + chance, 0);
    const needs = topics.filter(({ kind }) => kind === 'need');
    const likely = (about: string) =>
      sumOf(needs.filter((topic) => getTopicGroup(topic) === about)) /
      Math.max(hintOfNeed, sumOf(needs));
    const found = find(words, (about) => {
      if (best.kind === 'fact') return unlikely + likelyMore * likely(about);
      return about === field ? 1 : 0;
    });
    if (found === undefined || found.score < least.score || found.share < least.share) {
      return undefined;
    }
    const { title, text, path } = found.passage;
    return reply.includes(text)
      ? undefined
      : fillTemplate(said.detail, { title, said: text, path });
  };
}
