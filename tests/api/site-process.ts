// Runs the server on a build that a test made.

import { run } from '../../server/http/process/run.ts';
import { loadBuild } from '../../server/http/process/serve.ts';
import { readStartContext } from '../../server/http/process/start-context.ts';

run(await readStartContext(), () => loadBuild(process.argv[2] ?? ''));
