// Starts one server process: cached public pages, the API, and pages rendered per request.
import { fileURLToPath } from 'node:url';
import { readStartContext } from './http/process/start-context.ts';

const isBundle = import.meta.url.endsWith('.js');
const buildFolder = fileURLToPath(new URL(isBundle ? '..' : '../build', import.meta.url));

const begun = await readStartContext();
const { run } = await import('./http/process/run.ts');
const { loadBuild } = await import('./http/process/serve.ts');
run(begun, () => loadBuild(buildFolder));
