// The text of a page, picked by its loader: only what the page shows travels to the browser.
import { contentOf } from '#content/all';
import type { Content } from '#content/content-shape';
import type { Fields } from '#content/field-shape';
import { type Language, languageOfPath, locales, pageOfPath } from '#content/languages';

export function languageOf(request: Request): Language {
  return languageOfPath(new URL(request.url).pathname);
}

export function localeOf(request: Request): string {
  return locales[languageOf(request)];
}

/** The page that is asked for, by its address without the language. */
export function pageOf(request: Request): string {
  return pageOfPath(new URL(request.url).pathname.replace(/\.data$/, ''));
}

export function contentFor(request: Request): Content {
  return contentOf(languageOf(request));
}

export function textFor<Key extends keyof Content>(
  request: Request,
  ...keys: Key[]
): Pick<Content, Key> {
  const content = contentFor(request);
  return Object.fromEntries(keys.map((key) => [key, content[key]])) as Pick<Content, Key>;
}

/** What a form says, with the texts of its own fields alone. */
export function formTextFor(request: Request, form: keyof Fields) {
  const { fields } = contentFor(request);
  return {
    ...textFor(request, 'forms', 'fieldProblems'),
    fields: { [form]: fields[form] } as unknown as Fields,
  };
}
