// npm start: installs and builds if needed, then runs the server.
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { fromRoot, runServer } from './project.mjs';

await installIfNeeded({ withDev: false });
await buildIfStale();
runServer([fromRoot('build', 'server', 'main.js')]);
