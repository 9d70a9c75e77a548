// npm run content: looks at what the organisation says before it is built.
//   check             says what is wrong, in sentences
import type { OrganisationFacts } from '#domain/organisation';
import { factProblems } from './content/facts-check.ts';
import { ownTextProblems } from './content/own-texts-check.ts';
import { textProblems } from './content/texts-check.ts';

const [command = ''] = process.argv.slice(2);

async function problems(): Promise<string[]> {
  const facts: OrganisationFacts = await import('#organisation');
  const ofFacts = factProblems(facts);
  // What the languages say is put together from these: it cannot be read while they are wrong.
  if (ofFacts.length > 0) return ofFacts;
  try {
    const { contentOf } = await import('#content/all');
    const { defaultLanguage, otherLanguages } = await import('#content/languages');
    const first = contentOf(defaultLanguage);
    const own = ownTextProblems(first, facts, defaultLanguage);
    const others = otherLanguages.flatMap((language) =>
      textProblems(first, contentOf(language), language),
    );
    return [...own, ...others];
  } catch (error) {
    return [`content: ${error instanceof Error ? error.message : error}`];
  }
}

if (command === 'check') {
  const said = await problems();
  for (const sentence of said) console.error(sentence);
  process.exitCode = said.length === 0 ? 0 : 1;
} else {
  console.error('Use: npm run content -- check');
  process.exitCode = 1;
}
