import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const artFolder = (buildFolder: string) => join(buildFolder, 'art');

/** Part of every picture's address, so that the addresses change when any picture does. */
export function artVersion(buildFolder: string): string {
  try {
    const manifest = readFileSync(join(artFolder(buildFolder), 'manifest.json'));
    return createHash('sha256').update(manifest).digest('base64url').slice(0, 8);
  } catch {
    return 'undrawn';
  }
}
