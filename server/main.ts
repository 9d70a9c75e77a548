// One process: public pages from memory, the API, and pages rendered for their request.
import { fileURLToPath } from 'node:url';
import { run } from './http/process/run.ts';
import { loadBuild } from './http/process/serve.ts';
import { limitYoungHeap } from './http/process/young-heap.ts';

const isBundle = import.meta.url.endsWith('.js');
const buildFolder = fileURLToPath(new URL(isBundle ? '..' : '../build', import.meta.url));

limitYoungHeap();
run(() => loadBuild(buildFolder));
