// The database in a folder, and who hears of its changes. A server opens it before the rest of itself is
// loaded: what this imports delays every start.
import { type Channel, channels, type Hearing } from './channels.ts';
import { type EmbeddedEngine, openEmbedded } from './embedded/engine.ts';

export type Folder = { dir: string; engine: EmbeddedEngine; hearings: Set<Hearing> };

type FolderOptions = {
  /** Nobody waits behind it: whatever it is asked may take as long as it takes. */
  isAlone?: boolean;
};

const noLimits = {
  statementLimitMs: Number.POSITIVE_INFINITY,
  idleInTransactionMs: Number.POSITIVE_INFINITY,
};

export async function openFolder(
  dir: string,
  { isAlone = false }: FolderOptions = {},
): Promise<Folder> {
  const hearings = new Set<Hearing>();
  const engine = await openEmbedded({
    dir,
    ...(isAlone && noLimits),
    channels,
    onNotice: (channel, payload) => {
      for (const hearing of hearings) hearing.heard(channel as Channel, payload);
    },
  });
  return { dir, engine, hearings };
}
