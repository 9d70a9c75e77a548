import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { finishPage, hashStyleAttributes } from './finish-page.ts';

const css = '.a{color:red}';
const starter = 'start(`$&`);';
const parts = { styles: new Map([['/assets/root.css', css]]), starter };

const boot =
  'import "/assets/manifest.js";\nwindow.__reactRouterRouteModules = {};\nimport("/assets/entry.js");';
const all = `import "/assets/framework.js";import "/assets/home.js";${boot}`;
const handOver = 'window.__reactRouterContext = {};';
const rendered = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/framework.js"/><link rel="stylesheet" href="/assets/root.css"/><script type="application/ld+json">{"@type":"NGO"}</script></head><body><h1>Hello</h1><link rel="modulepreload" href="/assets/home.js"/><script>${handOver}</script><script type="module" async="">${boot}</script></body></html>`;

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('finished page', () => {
  const { html, policy } = finishPage(rendered, parts);

  it('inlines the stylesheet and disables its link', () => {
    expect(html).toContain(`<style>${css}</style>`);
    expect(html).toContain('<link rel="stylesheet" href="/assets/root.css" disabled=""/>');
  });

  it('leaves an unknown stylesheet linked', () => {
    const other = rendered.replace('/assets/root.css', '/assets/other.css');
    expect(finishPage(other, parts).html).toContain(
      '<link rel="stylesheet" href="/assets/other.css"/>',
    );
  });

  it('starts and preloads no app script before the page is painted', () => {
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<script type="text/plain" data-boot="">');
    expect(html).toContain(`<script type="module" async="">${starter}</script></head>`);
    expect(html.match(/type="module"/g)).toHaveLength(1);
  });

  it('imports every module that the page preloaded, and its entry once', () => {
    expect(html).toContain(`data-boot="">${all}</script>`);
  });

  it('allows exactly the inline scripts and styles of the page by hash', () => {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe(`'self' ${sha256(starter)} ${sha256(handOver)} ${sha256(all)}`);
    expect(policy).toContain(`style-src 'self' ${sha256(css)};`);
    expect(policy).not.toContain('unsafe');
  });

  it('leaves a page without a boot script unchanged', () => {
    const still = '<html><head></head><body>Still</body></html>';
    expect(finishPage(still, parts).html).toBe(still);
  });
});

describe('finished page for one request', () => {
  const nonce = 'bm9uY2U=';
  const own = rendered.replaceAll(/<script(?! type="application)/g, `<script nonce="${nonce}"`);
  const { html, policy } = finishPage(own, parts, nonce);

  it('delays hydration and keeps the nonce on its scripts', () => {
    expect(html).not.toContain('modulepreload');
    expect(html).toContain(`<script nonce="${nonce}" type="text/plain" data-boot="">${all}`);
    expect(html).toContain(
      `<script nonce="${nonce}" type="module" async="">${starter}</script></head>`,
    );
    expect(html).toContain(`<style nonce="${nonce}">${css}</style>`);
  });

  it('allows scripts and styles by nonce only', () => {
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
    expect(policy).not.toContain('sha256');
  });
});

describe('style attributes', () => {
  it('allows each style attribute by the hash of its value', () => {
    const html =
      '<p style="width:40%">a</p><p style="width:40%">b</p><i style="x:&quot;y&quot;">c</i>';
    expect(hashStyleAttributes(html)).toEqual([sha256('width:40%'), sha256('x:"y"')]);
    expect(finishPage(html, parts).policy).toContain("style-src-attr 'unsafe-hashes'");
  });

  it('ignores style attributes inside scripts', () => {
    expect(hashStyleAttributes('<script>"<p style=\\"a\\">"</script>')).toEqual([]);
  });
});
