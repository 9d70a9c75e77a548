// npm run advisories: asks the npm registry for known vulnerabilities in the lockfiles. Reports when no registry
// answers, because no answer does not mean no vulnerability.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { fromRoot, root } from './project.mjs';

const patienceMs = 30_000;
const grave = ['high', 'critical'];

/** Parses the output of `npm audit`; `isKnown` is false when it contains no report. */
export function readAudit(output) {
  let audit;
  try {
    audit = JSON.parse(output);
  } catch {
    audit = {};
  }
  const found = audit.vulnerabilities;
  // A registry without audit support returns an error or no report.
  if (typeof found !== 'object' || audit.error !== undefined) return { isKnown: false };
  const lines = Object.values(found)
    .filter(({ severity }) => grave.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { isKnown: true, lines };
}

export const uncheckedMessage = 'no registry said whether a package has a known hole';

/** Folders with a lockfile: the product, and a tool that is installed on first use. */
const lockedFolders = [root, fromRoot('tests', 'bench', 'lighthouse')];

function audit(cwd) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd,
    encoding: 'utf8',
    timeout: patienceMs,
    maxBuffer: 64 * 1024 * 1024,
  });
  return readAudit(stdout ?? '');
}

/** Audits every lockfile. `isKnown` is true only when the registry answered for all of them. */
export function checkAdvisories(ask = audit) {
  const lines = [];
  for (const folder of lockedFolders) {
    const said = ask(folder);
    // Skip the next lockfile, which would wait for the same registry.
    if (!said.isKnown) return { isKnown: false, lines };
    lines.push(...said.lines);
  }
  return { isKnown: true, lines };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isKnown, lines } = checkAdvisories();
  for (const line of lines) console.log(line);
  if (!isKnown) console.log(`Not checked: ${uncheckedMessage}.`);
  else if (lines.length === 0) console.log('No package in a lockfile has a known grave hole.');
  process.exitCode = lines.length > 0 ? 1 : 0;
}
