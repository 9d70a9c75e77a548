// npm run advisories: asks the registry whether anything in the lockfile has a known hole. Where no
// registry answers that, it says so: silence must not look like health.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

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
  if (typeof found !== 'object' || audit.error !== undefined) return { isAnswered: false };
  const lines = Object.values(found)
    .filter(({ severity }) => grave.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  return { isAnswered: true, lines };
}

export const unanswered = 'no registry answered whether a package has a known hole';

export function askAdvisories() {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    timeout: patienceMs,
    maxBuffer: 64 * 1024 * 1024,
  });
  return readAudit(stdout ?? '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { isAnswered, lines = [] } = askAdvisories();
  if (!isAnswered) console.log(`Not checked: ${unanswered}.`);
  else console.log(lines.join('\n') || 'No package in the lockfile has a known grave hole.');
  process.exitCode = lines.length > 0 ? 1 : 0;
}
