// Builds the site from the texts of the files and the values that staff published.
import * as v from 'valibot';
import { defaultSite, textsByLanguage } from '#content/all';
import { buildSite, defaultFacts, type SiteContent } from '#content/site-content';
import { listSiteFields, type SiteField, type SiteSource, writeField } from '#content/site-fields';
import { buildFieldSchema } from './field-check.ts';

/** Published values by the key of their field. */
export type SiteEdits = Readonly<Record<string, unknown>>;

export const defaultSource: SiteSource = { facts: defaultFacts, texts: textsByLanguage };

const fields = new Map(listSiteFields(defaultSource).map((field) => [field.key, field]));

export const siteFields: readonly SiteField[] = [...fields.values()];

export function findSiteField(key: string): SiteField | undefined {
  return fields.get(key);
}

/** The values that this version can show, and the keys of those that it cannot. */
export function applyEdits(edits: SiteEdits): { source: SiteSource; unfit: string[] } {
  let source = defaultSource;
  const unfit: string[] = [];
  for (const [key, value] of Object.entries(edits)) {
    const field = fields.get(key);
    const checked = field && v.safeParse(buildFieldSchema(field), value);
    if (field === undefined || !checked?.success) unfit.push(key);
    else source = writeField(field, checked.output, source);
  }
  return { source, unfit };
}

export function buildPublishedSite(release: number, edits: SiteEdits): SiteContent {
  if (release === 0) return defaultSite;
  const { facts, texts } = applyEdits(edits).source;
  return buildSite(texts, { release, facts });
}
