import { describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import { createQueryPages } from './query-pages.ts';

const query = { word: '\\S', type: '^(?:volunteer|donate)$', sent: '' };

function setUp() {
  const asked: string[] = [];
  const pages = createQueryPages({
    siteContent: () => defaultSite,
    site: {
      publicPages: [
        { path: '/find', isLive: false, query, dataQuery: query, hasData: true },
        { path: '/about', isLive: false, query: {}, dataQuery: {}, hasData: false },
      ],
      async respond(request) {
        const { pathname, search } = new URL(request.url);
        asked.push(pathname + search);
        const status = search.includes('broken') ? 500 : 200;
        const headers = { 'Content-Type': 'text/html; charset=utf-8' };
        return new Response(`<p>${search}</p>`, { status, headers });
      },
    },
    parts: { styles: new Map(), starter: 'start();' },
    fetchApi: async () => new Response(),
  });
  const ask = async (query: string) => {
    const target = pages.targetOf('/find', query);
    if (target === undefined) return undefined;
    const found = pages.find(target) ?? (await pages.prepare(target));
    return found?.response.variants.identity.body;
  };
  return { pages, asked, ask };
}

describe('pages that read their query', () => {
  it('renders a page with a query once and then serves it from the cache', async () => {
    const { ask, asked } = setUp();
    expect(await ask('?word=food')).toBe('<p>?word=food</p>');
    expect(await ask('?word=food')).toBe('<p>?word=food</p>');
    expect(asked).toEqual(['/find?word=food']);
  });

  it('renders a query page once for simultaneous requests', async () => {
    const { ask, asked } = setUp();
    await Promise.all([ask('?word=food'), ask('?word=food'), ask('?word=food')]);
    expect(asked).toHaveLength(1);
  });

  it('ignores unknown parameters when it looks up a query page', async () => {
    const { ask, asked } = setUp();
    for (let n = 0; n < 5; n++) await ask(`?utm=${n}&word=food&word=other&x=${n}`);
    expect(asked).toEqual(['/find?word=food']);
  });

  it("never caches a page that shows one visitor's data", () => {
    const { pages } = setUp();
    expect(pages.targetOf('/find', '?sent')).toBeUndefined();
    expect(pages.targetOf('/find', '?word=food&sent=WW-AAAA-AAAA')).toBeUndefined();
  });

  it('falls back to the stored page for unknown query values', () => {
    const { pages } = setUp();
    expect(pages.targetOf('/find', '?type=made-up&word=%20')).toBeUndefined();
    expect(pages.targetOf('/find', '?type=made-up&word=food')).toBe('/find?word=food');
    expect(pages.targetOf('/find', '?type=donate')).toBe('/find?type=donate');
  });

  it('does not cache a page with no known parameter or with a query that is too long', () => {
    const { pages } = setUp();
    expect(pages.targetOf('/find', '?utm=1')).toBeUndefined();
    expect(pages.targetOf('/find', `?word=${'x'.repeat(200)}`)).toBeUndefined();
    expect(pages.targetOf('/about', '?word=food')).toBeUndefined();
  });

  it('evicts the least recently used page beyond the limit', async () => {
    const { ask, asked, pages } = setUp();
    await ask('?word=food');
    for (let n = 0; n < 300; n++) {
      await ask(`?word=${n}`);
      await ask('?word=food');
    }
    expect(asked.filter((target) => target.endsWith('=food'))).toHaveLength(1);
    expect(pages.find('/find?word=0')).toBeUndefined();
    expect(pages.find('/find?word=299')).toBeDefined();
  });

  it('does not cache a page that failed to render', async () => {
    const { ask, asked } = setUp();
    expect(await ask('?word=broken')).toBeUndefined();
    expect(await ask('?word=broken')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('renders the page again after a change', async () => {
    const { ask, asked, pages } = setUp();
    await ask('?word=food');
    pages.forget();
    await ask('?word=food');
    expect(asked).toHaveLength(2);
  });
});
