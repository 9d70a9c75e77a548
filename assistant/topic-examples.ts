// Messages as people type them, topic by topic, in topic-examples/. They are what the classifier
// learns from (a build does it, when they have changed); the running site never reads them.
import { readdirSync, readFileSync } from 'node:fs';
import { programs } from '#domain/programs';
import type { Language } from './language.ts';
import {
  actionTopics,
  factTopics,
  needs,
  roleFactTopics,
  type TopicId,
  talkTopics,
} from './topics.ts';

export type TopicExample = { topic: TopicId; lang: Language; text: string };

export const knownTopics: ReadonlySet<string> = new Set([
  ...Object.keys({ ...needs, ...actionTopics, ...roleFactTopics, ...factTopics, ...talkTopics }),
  ...programs.map(({ slug }) => slug),
]);

const folder = new URL('./topic-examples/', import.meta.url);

function isTopic(name: string): name is TopicId {
  return knownTopics.has(name);
}

/** A file holds one language, as its name says; `# topic` stands above the messages of a topic. */
function* examplesIn(file: string): Generator<TopicExample> {
  const lang = file.endsWith('-es.txt') ? 'es' : 'en';
  let topic: TopicId | undefined;
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    if (line.startsWith('# ')) {
      const name = line.slice(2);
      if (!isTopic(name)) throw new Error(`${file}: there is no topic "${name}".`);
      topic = name;
    } else if (line !== '') {
      if (topic === undefined) throw new Error(`${file}: "${line}" stands under no topic.`);
      yield { topic, lang, text: line };
    }
  }
}

export function readTopicExamples(): TopicExample[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => [...examplesIn(file)]);
}
