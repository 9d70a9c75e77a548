// The database in a folder, and who hears of its changes. A server opens it before the rest of itself is
// loaded: what this imports delays every start.
import { type Channel, channels, type Hearing } from './channels.ts';
import { type EmbeddedEngine, openEmbedded } from './embedded/engine.ts';

export type Folder = { dir: string; engine: EmbeddedEngine; hearings: Set<Hearing> };

export async function openFolder(dir: string): Promise<Folder> {
  const hearings = new Set<Hearing>();
  const engine = await openEmbedded({
    dir,
    channels,
    onNotice: (channel, payload) => {
      for (const hearing of hearings) hearing.heard(channel as Channel, payload);
    },
  });
  return { dir, engine, hearings };
}
