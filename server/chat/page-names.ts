// Names of the pages that a chat reply links to, so that the chat shows names instead of addresses.
import type { Language } from '#content/languages';
import type { SiteContent } from '#content/site-content';

const addresses = /(?<![\w/.])\/[a-z][\w-]*(?:\/[\w-]+)*/g;

/** "Volunteer in Springfield, IL | Example" is the page "Volunteer". */
function nameIn(title: string, city: string): string {
  const [name = title] = title.split(' | ');
  const place = [` in ${city}`, ` en ${city}`].find((each) => name.includes(each));
  return place === undefined ? name : name.slice(0, name.indexOf(place));
}

/** Names by address, without its query. */
export function findPageNames(
  reply: string,
  language: Language,
  { contentOf, facts }: SiteContent,
): Record<string, string> {
  const pages: Readonly<Record<string, { title: string }>> = contentOf(language).seo.pages;
  const names = (reply.match(addresses) ?? []).flatMap((path) => {
    const page = pages[path];
    return page === undefined ? [] : [[path, nameIn(page.title, facts.office.city)] as const];
  });
  return Object.fromEntries(names);
}
