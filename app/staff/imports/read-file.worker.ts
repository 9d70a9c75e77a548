// The worker in which a chosen file is read.
import { parseFile } from './parse-file';

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await parseFile(data));
});
