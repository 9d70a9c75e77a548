// Reads the data files next to this module, in the sources and next to the bundled server.
import { readFileSync } from 'node:fs';

export function readBeside(name: 'rules.txt' | 'phrases.txt' | 'danger-words.txt'): string {
  return readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
}

export function readModelFile(): Buffer {
  return readFileSync(new URL('./model.bin', import.meta.url));
}
