// Finds the Chromium and the PostgreSQL server that the tests need, or installs them with apt-get if possible.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { exitWithError } from './project.mjs';

/** Chromium without any window, which takes a third of the CPU time per page. */
const shellPlace = '/usr/bin/chromium-headless-shell';
const chromiumPlaces = [
  process.env.CHROMIUM_PATH,
  shellPlace,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function findChromium() {
  return chromiumPlaces.find((place) => place && existsSync(place));
}

function hasPostgres() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base) : [];
  if (versions.some((version) => existsSync(join(base, version, 'bin', 'initdb')))) return true;
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return asked.status === 0 && existsSync(join(asked.stdout.trim(), 'initdb'));
}

let isUpdated = false;

function aptInstall(name) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${name} for the tests …`);
  // Short network timeouts for offline machines. Never kill apt-get, which could leave a package half installed.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  const apt = (...args) =>
    spawnSync('apt-get', [...patience, ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!isUpdated) apt('update');
  isUpdated = true;
  apt('install', '-y', '--no-install-recommends', name);
}

export function chromium() {
  // Any Chromium works, but the headless shell saves minutes.
  if (!process.env.CHROMIUM_PATH && !existsSync(shellPlace)) {
    aptInstall('chromium-headless-shell');
  }
  if (!findChromium()) aptInstall('chromium');
  return (
    findChromium() ??
    exitWithError(
      'The browser tests need Chromium or Chrome. Install one, or name it in CHROMIUM_PATH, then run npm test again.',
    )
  );
}

export function requirePostgres() {
  if (!hasPostgres()) aptInstall('postgresql');
  if (!hasPostgres()) {
    exitWithError(
      'The tests run on a real PostgreSQL too. Install its server (Debian: apt-get install postgresql), then run npm test again.',
    );
  }
}
