import { execFileSync } from 'node:child_process';
import { giveUp, majorOf, node24, run, wantedMajor } from './project.mjs';
import { isInstalled } from './sources.mjs';

/** Installs from the lockfile if needed, and checks the version of Node. */
export async function installIfNeeded() {
  if (process.platform === 'win32')
    giveUp('This runs on Linux and macOS; on Windows please use WSL.');
  if (!isInstalled()) {
    console.log('Installing packages from the lockfile …');
    // Include dev dependencies even when NODE_ENV is production, because the build needs them.
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      failure: 'The packages could not be installed: npm ci failed, see above.',
      quiet: true,
    });
  }
  const major = majorOf(node24 === process.execPath ? process.version : versionOf(node24));
  if (major !== wantedMajor) {
    giveUp(
      `This needs Node ${wantedMajor}, and this one is ${process.version}. For Linux npm brings it along ` +
        '(unless optional packages are left out); elsewhere please install it.',
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
