import { describe, expect, it } from 'vitest';
import { createQueryPages } from './query-pages.ts';

const query = { word: '\\S', type: '^(?:volunteer|donate)$', sent: '' };

function setUp() {
  const asked: string[] = [];
  const pages = createQueryPages({
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
  it('are rendered once', async () => {
    const { ask, asked } = setUp();
    expect(await ask('?word=food')).toBe('<p>?word=food</p>');
    expect(await ask('?word=food')).toBe('<p>?word=food</p>');
    expect(asked).toEqual(['/find?word=food']);
  });

  it('are rendered once for all who ask at the same time', async () => {
    const { ask, asked } = setUp();
    await Promise.all([ask('?word=food'), ask('?word=food'), ask('?word=food')]);
    expect(asked).toHaveLength(1);
  });

  it('are the same whatever else stands in the query', async () => {
    const { ask, asked } = setUp();
    for (let n = 0; n < 5; n++) await ask(`?utm=${n}&word=food&word=other&x=${n}`);
    expect(asked).toEqual(['/find?word=food']);
  });

  it('are never cached where they show what one browser sent', () => {
    const { pages } = setUp();
    expect(pages.targetOf('/find', '?sent')).toBeUndefined();
    expect(pages.targetOf('/find', '?word=food&sent=WW-AAAA-AAAA')).toBeUndefined();
  });

  it('are the stored page for a value that the page does not know', () => {
    const { pages } = setUp();
    expect(pages.targetOf('/find', '?type=made-up&word=%20')).toBeUndefined();
    expect(pages.targetOf('/find', '?type=made-up&word=food')).toBe('/find?word=food');
    expect(pages.targetOf('/find', '?type=donate')).toBe('/find?type=donate');
  });

  it('are not kept without what they read, with too much of it, or where the page reads nothing', () => {
    const { pages } = setUp();
    expect(pages.targetOf('/find', '?utm=1')).toBeUndefined();
    expect(pages.targetOf('/find', `?word=${'x'.repeat(200)}`)).toBeUndefined();
    expect(pages.targetOf('/about', '?word=food')).toBeUndefined();
  });

  it('are bounded in number; the one asked for last stays', async () => {
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

  it('are not kept when they failed', async () => {
    const { ask, asked } = setUp();
    expect(await ask('?word=broken')).toBeUndefined();
    expect(await ask('?word=broken')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('are rendered anew after a change', async () => {
    const { ask, asked, pages } = setUp();
    await ask('?word=food');
    pages.forget();
    await ask('?word=food');
    expect(asked).toHaveLength(2);
  });
});
