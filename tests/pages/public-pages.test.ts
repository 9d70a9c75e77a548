// Tests the HTML of every public page before scripts run.
import { expect, inject, it } from 'vitest';
import { contentOf } from '#content/all';
import { languages, localizePath } from '#content/languages';
import { weightBudgets } from '../bench/page-weight';
import { collectTexts, extractVisibleText, findEnglishSentences } from '../english';
import { PlainBrowser } from './plain-browser';

const { navigation, organization, seo } = contentOf('en');

const paths = Object.keys(seo.pages);
const visitor = new PlainBrowser();
const read = async (path: string) => (await visitor.fetch(path)).text();

it('serves every page completely: one heading, the footer, no empty list', async () => {
  for (const path of paths) {
    const { status, document } = await visitor.goTo(path);
    expect(status, path).toBe(200);
    expect(document.querySelectorAll('main h1'), path).toHaveLength(1);
    expect(document.querySelectorAll('.site-footer'), path).toHaveLength(1);
    expect(document.querySelectorAll('main ul:empty'), path).toHaveLength(0);
  }
});

it('gives every page its own title, description, URL and share picture', async () => {
  const titles = new Set<string>();
  for (const path of paths) {
    const html = await read(path);
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html, path).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/);
    const image = /<meta property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1];
    const picture = await visitor.fetch(image ?? '/none');
    expect(picture.status, `${path} ${image}`).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  }
  expect(titles.size).toBe(paths.length);
});

it('includes the title of every page in its data, in its language', async () => {
  for (const language of languages) {
    const { find, pages, programNotFound } = contentOf(language).seo;
    const others = { '/find': find, '/programs/nowhere': programNotFound };
    for (const [path, { title }] of Object.entries({ ...pages, ...others })) {
      const address = localizePath(language, path);
      const data = await read(address === '/' ? '/_.data' : `${address}.data`);
      expect(data, address).toContain(JSON.stringify(title));
    }
  }
});

it('returns 404 and offers search for an unknown page, in both languages', async () => {
  const { status, getByRole } = await visitor.goTo('/no-such-page');
  expect(status).toBe(404);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  const main = getByRole('main');
  expect(main.textContent).toContain('Did you forget to add the page to the router?');
  expect(main.querySelector('form[role=search], form')?.getAttribute('action')).toBe('/find');
  expect(await read('/es/no-such-page')).toContain(
    `<title>${contentOf('es').seo.notFound.title}</title>`,
  );
});

it('finds a page by a synonym', async () => {
  const { document } = await visitor.goTo('/find?word=tutor');
  const first = document.querySelector('main [aria-live] a');
  expect(first?.getAttribute('href')).toMatch(/evergreen/);
});

it('returns 404 for an unknown program and links to the list of programs', async () => {
  const { status, document, getByRole } = await visitor.goTo('/programs/no-such-program');
  expect(status).toBe(404);
  expect(getByRole('heading', { level: 1 }).textContent).toBe('Program Not Found');
  expect(document.querySelectorAll('main ul a')).toHaveLength(9);
  expect(document.querySelector('main a')?.getAttribute('href')).toBe('/programs');
});

it('lists all pages for search engines and excludes the staff area', async () => {
  expect(await read('/robots.txt')).toContain('Disallow: /admin');
  const map = await visitor.fetch('/sitemap.xml');
  expect(map.headers.get('content-type')).toContain('application/xml');
  const listed = [...(await map.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  const inEach = paths.flatMap((path) => languages.map((language) => localizePath(language, path)));
  expect(listed.map(([, path]) => path).sort()).toEqual(inEach.sort());
  const { icons } = await (await visitor.fetch('/manifest.webmanifest')).json();
  for (const { src } of icons) expect((await visitor.fetch(src)).status, src).toBe(200);
});

it('serves the description of the API compressed, from a file that the build stored', async () => {
  const headers = { 'Accept-Encoding': 'br' };
  const response = await fetch(`${inject('site')}/api/openapi.json`, { headers });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('etag')).not.toBeNull();
  expect(await response.json()).toMatchObject({ openapi: '3.1.0' });
});

it('links every phone number that visitors are told to call', async () => {
  const plain: string[] = [];
  for (const path of [...paths, '/no-such-page', '/find?word=zzzz']) {
    const { document } = await visitor.goTo(path);
    const walker = document.createTreeWalker(document.body, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: around, textContent: text } = node;
      if (around?.closest('a, script, style, label, [hidden], .print-only')) continue;
      if (/\b(911|988|\d{3}-\d{3}-\d{4})\b/.test(text ?? '')) plain.push(`${path}: ${text}`);
    }
  }
  expect(plain).toEqual([]);
  const { document } = await visitor.goTo('/get-assistance');
  const spanish = [...document.querySelectorAll('main [lang=es] a')];
  const written = spanish.find(({ textContent }) => textContent?.includes('AYUDA al 988'));
  expect(written?.getAttribute('href'), 'in Spanish on the English page').toBe('sms:988');
});

it('shows no English sentence on a Spanish page and names both languages to search engines', async () => {
  const events = collectTexts(JSON.parse(await read('/api/public-events')));
  for (const path of [...paths, '/find', '/find?word=comida', '/no-such-page']) {
    const address = localizePath('es', path);
    const html = await read(address);
    expect(html, address).toContain('<html lang="es"');
    expect(findEnglishSentences(extractVisibleText(html), events), address).toEqual([]);
    if (path.startsWith('/find') || path === '/no-such-page') continue;
    expect(html, address).toContain('<meta property="og:locale" content="es_US"');
    expect(html, address).toMatch(/<link rel="canonical" href="https:[^"]*\/es[/"]/);
    for (const language of ['en', 'es', 'x-default']) {
      expect(html, address).toContain(`<link rel="alternate" hrefLang="${language}"`);
    }
    const packed = await visitor.fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    const bytes = Number(packed.headers.get('content-length'));
    expect(bytes, address).toBeLessThanOrEqual(weightBudgets.firstPaint);
  }
});

it('redirects a URL in capitals to its page and offers the quick exit there', async () => {
  for (const [asked, path] of [
    ['/Membership-Assistance?from=Flyer', '/membership-assistance?from=Flyer'],
    ['/%43ontact', '/contact'],
    ['/ES/Contact', '/es/contact'],
  ] as const) {
    const page = await visitor.goTo(asked);
    expect(page.path).toBe(path);
    expect(page.document.querySelector('.quick-exit a'), path).not.toBeNull();
  }
  expect((await visitor.goTo('/Volunteer')).status).toBe(200);
  expect((await visitor.goTo('/Admin/Login')).path).toMatch(/^\/admin\//);
});

it('links from the header to the main pages, help, donations and the crisis lines', async () => {
  const { getByRole, document } = await visitor.goTo('/about');
  const header = getByRole('banner');
  for (const { text, href } of navigation.main.items) {
    const links = [...header.querySelectorAll('a')].filter((link) =>
      link.textContent?.includes(text),
    );
    expect(
      links.map((link) => link.getAttribute('href')),
      text,
    ).toContain(href);
  }
  const nav = getByRole('navigation', { name: navigation.main.label });
  expect(nav.querySelector('[aria-current=page]')?.textContent).toBe('About');
  const give = navigation.main.items.find(({ role }) => role === 'donate');
  expect(header.querySelector(`a[href="${give?.href}"]`)?.getAttribute('target')).toBe('_blank');
  const bar = getByRole('complementary', { name: organization.crisis.bar.label });
  for (const href of ['tel:911', 'tel:988', 'sms:988']) {
    expect(bar.querySelector(`a[href="${href}"]`), href).not.toBeNull();
  }
  for (const place of ['header', 'footer']) {
    expect(document.querySelector(`${place} a[href="/find"]`), place).not.toBeNull();
  }
});

it('shows all link groups, contacts, hours and the tax line in the footer', async () => {
  const { getByRole } = await visitor.goTo('/about');
  const footer = getByRole('contentinfo');
  const linked = (text: string) => {
    const links = [...footer.querySelectorAll('a')];
    return links.find((link) => link.textContent?.includes(text)) ?? expect.unreachable(text);
  };
  const inGroups = navigation.footer.groups.flatMap(({ links }) => links);
  for (const { text, href } of [...inGroups, organization.phone, organization.email]) {
    expect(linked(text).getAttribute('href'), text).toBe(href);
  }
  for (const { text } of organization.social) {
    expect(linked(text).getAttribute('target'), text).toBe('_blank');
  }
  for (const text of [organization.hours.text, organization.taxLine, organization.sampleNote]) {
    expect(footer.textContent).toContain(text);
  }
});

it('offers the quick exit on every help page, as a link without a referrer', async () => {
  for (const path of ['/get-assistance', '/membership-assistance', '/contact']) {
    const { getByRole } = await visitor.goTo(path);
    const exit = getByRole('link', { name: navigation.quickExit.label });
    expect(exit.getAttribute('href'), path).toBe('/leave');
    expect(exit.getAttribute('rel'), path).toBe('noreferrer');
  }
  const { queryByRole } = await visitor.goTo('/about');
  expect(queryByRole('link', { name: navigation.quickExit.label })).toBeNull();
});

it('shows at most one claim about what a gift does on each page, because the claims contradict each other', async () => {
  const claims = {
    en: [/\$30( worth)? of food/, /20 meals/, /10 meals/],
    es: [/\$30 (en|de) comida/, /20 comidas/, /10 comidas/],
  };
  for (const language of languages) {
    for (const claim of contentOf(language).organization.giftDoes) {
      expect(
        claims[language].filter((pattern) => pattern.test(claim)),
        claim,
      ).toHaveLength(1);
    }
    let found = 0;
    for (const path of [...paths, '/find'].map((each) => localizePath(language, each))) {
      const text = extractVisibleText(await read(path));
      const shown = claims[language].filter((pattern) => pattern.test(text));
      expect(shown.length, `${path}: ${shown}`).toBeLessThanOrEqual(1);
      found += shown.length;
    }
    expect(found).toBeGreaterThan(3);
  }
});
