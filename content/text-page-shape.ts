// Types of text pages. A test checks their links instead of the compiler, because the list of all pages
// includes these.
import type { PageSeo } from './page-seo.ts';
import type { Picture } from './picture-shape.ts';

export type TextLink = { text: string; href: string };

export interface PolicySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly TextLink[];
}

/** A text page, and the texts where it is found and linked. */
export interface TextPage {
  seo: PageSeo;
  /** Shown in the footer. */
  linkText: string;
  title: string;
  intro: readonly string[];
  picture?: Picture;
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
