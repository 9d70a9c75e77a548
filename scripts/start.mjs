// npm start: installs if needed, builds if needed, then runs the server on the Node it is built for.
import { buildIfStale } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { at, runServer } from './project.mjs';

await installIfNeeded();
await buildIfStale();
runServer([at('build', 'server', 'main.js')]);
