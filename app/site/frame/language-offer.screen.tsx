import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderSite } from '../../../tests/screens/render-site';

const { text, accept, dismiss } = contentOf('es').languageOffer;

async function renderFor(language: string, path = '/contact') {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  fakeServer({});
  return renderSite(path);
}

it('offers Spanish once in one line to a Spanish browser, without redirecting', async () => {
  const { unmount } = await renderFor('es-MX');
  await screen.findByText(text);
  expect(location.pathname).toBe('/contact');
  expect(screen.getByText(accept).getAttribute('href')).toBe('/es/contact');
  fireEvent.click(screen.getByLabelText(dismiss));
  expect(screen.queryByText(text)).toBeNull();
  expect(document.activeElement?.tagName).toBe('MAIN');
  unmount();
  await renderFor('es-MX');
  expect(screen.queryByText(text)).toBeNull();
});

it.each([
  ['en-US', '/contact'],
  ['es-MX', '/es/contact'],
])('offers nothing to a browser in %s on %s', async (language, path) => {
  await renderFor(language, path);
  expect(screen.queryByText(text)).toBeNull();
});
