// The shape of pages of text. Their links are held by a test, not by the compiler: the list of all pages is made with
// these pages.
import type { PageSeo } from './page-seo.ts';

export type TextLink = { text: string; href: string };

export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly TextLink[];
}

/** What a page says, and what is said of it where it is found and linked. */
export interface TextPage {
  seo: PageSeo;
  /** In the footer. */
  linkText: string;
  title: string;
  intro: readonly string[];
  updated?: string;
  sections: readonly PolicySection[];
  contact?: { title: string; text: string; links: readonly TextLink[] };
}

export interface StorageEntry {
  name: string;
  kind: string;
  purpose: string;
  kept: string;
}

export interface Privacy extends TextPage {
  contentsTitle: string;
  storage: {
    id: string;
    title: string;
    intro: string;
    columns: { name: string; kind: string; purpose: string; kept: string };
    entries: readonly StorageEntry[];
  };
}
