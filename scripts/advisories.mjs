// npm run advisories: asks the registry whether anything in a lockfile has a known hole. Where no
// registry tells it, it says so: silence must not look like health.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { at, root } from './project.mjs';

const patienceMs = 30_000;
const grave = ['high', 'critical'];

/** What the registry said, as what a person has to know. */
export function readAudit(output) {
  let audit;
  try {
    audit = JSON.parse(output);
  } catch {
    audit = {};
  }
  const found = audit.vulnerabilities;
  // A registry that does not know the question is told by an error, or by no report at all.
  if (typeof found !== 'object' || audit.error !== undefined) return { isKnown: false };
  const lines = Object.values(found)
    .filter(({ severity }) => grave.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { isKnown: true, lines };
}

export const unchecked = 'no registry said whether a package has a known hole';

/** Where a lockfile stands: that of the product, and that of a tool which is installed on first use. */
const lockedFolders = [root, at('tests', 'bench', 'lighthouse')];

function audit(cwd) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd,
    encoding: 'utf8',
    timeout: patienceMs,
    maxBuffer: 64 * 1024 * 1024,
  });
  return readAudit(stdout ?? '');
}

/** All that was found; known is only what the registry said of every lockfile. */
export function askAdvisories(ask = audit) {
  const lines = [];
  for (const folder of lockedFolders) {
    const said = ask(folder);
    // The next one would wait for the same registry.
    if (!said.isKnown) return { isKnown: false, lines };
    lines.push(...said.lines);
  }
  return { isKnown: true, lines };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isKnown, lines } = askAdvisories();
  for (const line of lines) console.log(line);
  if (!isKnown) console.log(`Not checked: ${unchecked}.`);
  else if (lines.length === 0) console.log('No package in a lockfile has a known grave hole.');
  process.exitCode = lines.length > 0 ? 1 : 0;
}
