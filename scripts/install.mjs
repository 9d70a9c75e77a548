import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, node24, run } from './project.mjs';
import { isInstalled } from './sources.mjs';

const wantedMajor = 24;

/** Installs from the lockfile unless that was done, and checks that it brought its own Node. */
export async function installIfNeeded() {
  if (!isInstalled()) {
    console.log('Installing packages from the lockfile …');
    await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      failure: 'The packages could not be installed: npm ci failed, see above.',
      quiet: true,
    });
  }
  const major = existsSync(node24) ? Number(/^v(\d+)/.exec(versionOf(node24))?.[1]) : 0;
  if (major !== wantedMajor) {
    giveUp(
      `This needs the Node ${wantedMajor} that npm installs with it, but found ${major || 'none'}. ` +
        'Install scripts may be off: run "npm ci" without --ignore-scripts.',
    );
  }
}

function versionOf(file) {
  try {
    return execFileSync(file, ['--version'], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
