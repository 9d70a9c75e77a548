// Finds pages by a word, from their titles and descriptions. Runs on the server: one small index, no script.
import { seo } from '#content/en/seo';
import { foldText } from '#domain/text/text';

export type FoundPage = { href: string; title: string; description: string };

const maximum = 6;

export function findPages(query: string): FoundPage[] {
  const terms = foldText(query).split(' ').filter(Boolean);
  if (terms.length === 0) return [];
  return Object.entries(seo.pages)
    .map(([href, page]) => ({ href, ...page, score: scoreOf(page, terms) }))
    .filter((page) => page.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maximum)
    .map(({ href, title, description }) => ({ href, title, description }));
}

function scoreOf(page: { title: string; description: string }, terms: readonly string[]): number {
  const title = foldText(page.title);
  const text = foldText(page.description);
  const scores = terms.map(
    (word) => (title.includes(word) ? 3 : 0) + (text.includes(word) ? 1 : 0),
  );
  return scores.every((score) => score > 0) ? scores.reduce((sum, score) => sum + score, 0) : 0;
}
