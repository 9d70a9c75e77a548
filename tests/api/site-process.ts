// Runs the server on a build that a test made.
import { begin } from '../../server/http/process/begin.ts';
import { run } from '../../server/http/process/run.ts';
import { loadBuild } from '../../server/http/process/serve.ts';

run(await begin(), () => loadBuild(process.argv[2] ?? ''));
