// The server on a build that a test made.
import { run } from '../../server/http/process/run.ts';
import { loadBuild } from '../../server/http/process/serve.ts';

run(() => loadBuild(process.argv[2] ?? ''));
