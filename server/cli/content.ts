// npm run content: checks the organization's texts, and exports and imports translations as CSV.
// Commands: check, export es.csv, import es.csv
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { OrganizationFacts } from '#domain/organization';
import { findFactProblems } from './content/facts-check.ts';
import { findOwnTextProblems } from './content/own-texts-check.ts';
import { findTextProblems } from './content/texts-check.ts';

const [command = '', file = ''] = process.argv.slice(2);
const root = new URL('../../content/', import.meta.url);

async function problems(): Promise<string[]> {
  const facts: OrganizationFacts = await import('#organization');
  const ofFacts = findFactProblems(facts);
  // The languages use these facts, so they cannot be checked while the facts are wrong.
  if (ofFacts.length > 0) return ofFacts;
  try {
    const { contentOf } = await import('#content/all');
    const { defaultLanguage, otherLanguages } = await import('#content/languages');
    const first = contentOf(defaultLanguage);
    const own = findOwnTextProblems(first, facts, defaultLanguage);
    const others = otherLanguages.flatMap((language) =>
      findTextProblems(first, contentOf(language), language),
    );
    return [...own, ...others];
  } catch (error) {
    return [`content: ${error instanceof Error ? error.message : error}`];
  }
}

function sourcesOf(language: string): Map<string, string> {
  const folder = new URL(`${language}/`, root);
  const files = readdirSync(folder, { recursive: true }).map(String);
  return new Map(
    files
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}

/**
 * `es.csv` is the table of the language es. Only files that exist in that language are translated.
 */
async function tables() {
  const { defaultLanguage, otherLanguages } = await import('#content/languages');
  const language = basename(file, '.csv');
  if (!otherLanguages.some((each) => each === language)) {
    const names = otherLanguages.map((each) => `${each}.csv`).join(', ') || 'none yet';
    throw new Error(`Name the file after the language: ${names}.`);
  }
  const other = sourcesOf(language);
  const all = sourcesOf(defaultLanguage);
  const first = new Map([...all].filter(([name]) => other.has(name)));
  return { first, other, language, ...(await import('./content/translation.ts')) };
}

async function run(): Promise<string[]> {
  if (command === 'check') return problems();
  if (command === 'export') {
    const { exportTable, first, other } = await tables();
    writeFileSync(file, exportTable(first, other));
    return [];
  }
  if (command === 'import') {
    const { importTable, readTableText: textOfTable, first, other, language } = await tables();
    const table = textOfTable(readFileSync(file), file);
    const { changed, problems: wrong } = importTable(table, first, other);
    for (const [name, source] of changed)
      writeFileSync(new URL(`${language}/${name}`, root), source);
    if (wrong.length === 0) console.log(`${changed.size} files changed.`);
    return wrong;
  }
  return ['Use: npm run content -- check, export es.csv or import es.csv'];
}

const said = await run().catch((error: unknown) => [
  error instanceof Error ? error.message : String(error),
]);
for (const sentence of said) console.error(sentence);
process.exitCode = said.length === 0 ? 0 : 1;
