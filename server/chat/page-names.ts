// Names of the pages that a chat reply links to, so that the chat shows names instead of addresses.
import { contentOf } from '#content/all';
import type { Language } from '#content/languages';
import { office } from '#organization';

const addresses = /(?<![\w/.])\/[a-z][\w-]*(?:\/[\w-]+)*/g;

/** "Volunteer in Springfield, IL | Example" is the page "Volunteer". */
function nameIn(title: string): string {
  const [name = title] = title.split(' | ');
  return name.replace(new RegExp(` (?:in|en) ${office.city}.*$`), '');
}

/** Names by address, without its query. */
export function findPageNames(reply: string, language: Language): Record<string, string> {
  const pages: Readonly<Record<string, { title: string }>> = contentOf(language).seo.pages;
  const names = (reply.match(addresses) ?? []).flatMap((path) => {
    const page = pages[path];
    return page === undefined ? [] : [[path, nameIn(page.title)] as const];
  });
  return Object.fromEntries(names);
}
