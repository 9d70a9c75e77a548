import { execFileSync } from 'node:child_process';
import { exitWithError, majorOf, node24, requiredNodeMajor, run } from './project.mjs';
import { isInstalled } from './sources.mjs';

/** Installs packages that are missing, and checks the version of Node. `withDev` adds those for tests and checks. */
export async function installIfNeeded({ withDev }) {
  if (process.platform === 'win32')
    exitWithError('This runs on Linux and macOS; on Windows please use WSL.');
  if (!isInstalled({ withDev })) {
    console.log('Installing packages from the lockfile …');
    // npm would leave out devDependencies where NODE_ENV says production.
    const dev = withDev ? '--include=dev' : '--omit=dev';
    await run('npm', ['ci', dev, '--no-audit', '--no-fund', '--loglevel=error'], {
      failure: 'The packages could not be installed: npm ci failed, see above.',
      quiet: true,
    });
  }
  const major = majorOf(node24 === process.execPath ? process.version : versionOf(node24));
  if (major !== requiredNodeMajor) {
    exitWithError(
      `This needs Node ${requiredNodeMajor}, and this one is ${process.version}. For Linux npm brings it along ` +
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
