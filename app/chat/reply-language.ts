// Detects the language of a reply, so that screen readers pronounce it correctly on any page.
import { languages } from '#content/languages';
import { ownLetters, smallWords } from '#content/reply-languages';

export function detectReplyLanguage(reply: string): string | undefined {
  const told = ownLetters.find(([, letters]) => letters.test(reply));
  if (told !== undefined) return told[0];
  const words = reply.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = languages
    .map((language) => ({
      language,
      count: words.filter((word) => smallWords[language].test(word)).length,
    }))
    .sort((a, b) => b.count - a.count);
  return first !== undefined && first.count > 1 + (second?.count ?? 0) ? first.language : undefined;
}
