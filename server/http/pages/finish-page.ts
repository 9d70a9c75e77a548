// Finishes a rendered page: inlines its stylesheet, delays hydration until the page is painted, and
// builds the content security policy from its inline code.
import { createHash } from 'node:crypto';
import { pagePolicy } from '../security-headers.ts';

export type PageAssets = {
  /** Stylesheets by URL, with content that may be inlined in a page. */
  styles: ReadonlyMap<string, string>;
  /** The module that starts hydration after the page is painted. */
  starter: string;
};

export type FinishedPage = { html: string; policy: string };

/** A page rendered for one request uses a nonce; a cached page uses hashes. */
export function finishPage(html: string, parts: PageAssets, nonce?: string): FinishedPage {
  const finished = holdHydrationBack(inlineStyles(html, parts.styles, nonce), parts.starter);
  return {
    html: finished,
    policy: nonce === undefined ? hashPolicy(finished) : buildNoncePolicy(finished, nonce),
  };
}

function hashPolicy(html: string): string {
  return pagePolicy({
    scripts: [...inlineScripts(html)].map(hashSource),
    styles: contentsOf(html, 'style').map(hashSource),
    styleAttributes: hashStyleAttributes(html),
  });
}

export function buildNoncePolicy(html: string, nonce: string): string {
  const source = `'nonce-${nonce}'`;
  const styleAttributes = hashStyleAttributes(html);
  return pagePolicy({ scripts: [source], styles: [source], styleAttributes });
}

export function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/**
 * The link stays, disabled, so that React finds the element it rendered; without it React rebuilds
 * the whole document. Browsers do not fetch a disabled stylesheet.
 */
function inlineStyles(html: string, styles: PageAssets['styles'], nonce?: string): string {
  const opening = nonce === undefined ? '<style>' : `<style nonce="${nonce}">`;
  return html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
    const href = /\bhref="([^"]*)"/.exec(link)?.[1];
    const css = href && styles.get(href);
    if (!css) return link;
    return `${opening}${css}</style>${link.replace(/\s*\/?>$/, ' disabled=""/>')}`;
  });
}

function holdHydrationBack(html: string, starter: string): string {
  const boot = /<script( nonce="[^"]*")? type="module" async="">(?=[^<]*__reactRouterRouteModules)/;
  const found = boot.exec(html);
  if (!found) return html;
  const [, nonce = ''] = found;
  const preload = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]*)"[^>]*>/g;
  // The boot script imports every preloaded module, so that all load at once. It imports its entry
  // itself.
  const imports = [...html.matchAll(preload)]
    .map(([, file]) => `"${file}"`)
    .filter((file) => !html.includes(`import(${file})`))
    .map((file) => `import ${file};`);
  return html
    .replace(preload, '')
    .replace(boot, `<script$1 type="text/plain" data-boot="">${imports.join('')}`)
    .replace('</head>', () => `<script${nonce} type="module" async="">${starter}</script></head>`);
}

function* inlineScripts(html: string): Generator<string> {
  for (const [, attributes = '', content = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/\bsrc="/.test(attributes)) continue;
    // Data scripts never run, so they need no hash; the boot script runs when the starter inserts
    // it.
    if (/\btype="(?!module|text\/javascript)/.test(attributes) && !/data-boot/.test(attributes)) {
      continue;
    }
    yield content;
  }
}

function contentsOf(html: string, element: string): string[] {
  const pattern = new RegExp(`<${element}\\b[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)].map(([, content = '']) => content);
}

/**
 * Hashes of style attributes for the content security policy. Pages use classes, so there are few
 * or none.
 */
export function hashStyleAttributes(html: string): string[] {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const values = [...markup.matchAll(/<[a-z][^>]*\sstyle="([^"]*)"/g)].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
  return [...new Set(values)].map(hashSource);
}
