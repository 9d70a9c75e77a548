// npm start: installs and builds if needed, then runs the server.
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { at, runServer } from './project.mjs';

await installIfNeeded({ withDev: false });
await buildIfStale();
runServer([at('build', 'server', 'main.js')]);
