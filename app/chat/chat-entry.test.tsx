import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { contentOf, defaultSite } from '#content/all';
import { interpretedLanguages as interpretedTexts } from '#content/interpreted-languages';
import { TextProvider } from '../text';
import { ChatEntry } from './chat-entry';

const interpretedLanguages = defaultSite.fill(interpretedTexts, 'en');

function paragraphsOf(content: string): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider text={contentOf('en')}>
        <ChatEntry message={{ id: 1, role: 'assistant', content }} />
      </TextProvider>
    </MemoryRouter>,
  );
  return html.match(/<p (?!class="chat-lines")[^>]*>/g) ?? [];
}

it.each(['ar', 'prs'] as const)(
  'lets the browser detect the direction of the emergency reply: %s',
  (language) => {
    const paragraphs = paragraphsOf(interpretedLanguages[language].danger);
    expect(paragraphs).toHaveLength(2);
    for (const paragraph of paragraphs) expect(paragraph).toContain('dir="auto"');
  },
);
