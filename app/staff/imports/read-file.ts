// Reads a chosen file in a worker.
import type { ParsedFile } from './parse-file';

export async function readFile(file: Blob): Promise<ParsedFile> {
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ParsedFile>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<ParsedFile>) => resolve(data);
      worker.onerror = () => resolve({ problem: 'notReadable' });
      worker.postMessage(bytes, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
