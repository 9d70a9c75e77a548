// Installs the packages of a folder that has a lockfile of its own, on first use and after its lockfile changed.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Packages = { packages: Record<string, { version?: string }> };

function versionsIn(folder: string, lockfile: string): string | undefined {
  try {
    const { packages }: Packages = JSON.parse(readFileSync(join(folder, lockfile), 'utf8'));
    const installed = Object.entries(packages).filter(([path]) => path.startsWith('node_modules/'));
    return JSON.stringify(installed.map(([path, { version }]) => [path, version]).toSorted());
  } catch {
    return undefined;
  }
}

/** npm writes its own lockfile last, so an interrupted installation is repeated. */
export function installIsolated(folder: string, failure: string): void {
  const wanted = versionsIn(folder, 'package-lock.json');
  if (versionsIn(folder, 'node_modules/.package-lock.json') === wanted) return;
  console.log(`Installing the packages of ${folder} …`);
  const args = ['ci', '--include=prod', '--legacy-peer-deps', '--ignore-scripts', '--no-audit'];
  const { status } = spawnSync('npm', [...args, '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  if (status !== 0) throw new Error(failure);
}
