// Opens the embedded database and forwards its notifications. The server runs this before loading
// the rest, so every import here delays the start.
import { type Channel, type ChannelListener, channels } from './channels.ts';
import { type EmbeddedEngine, openEmbedded } from './embedded/engine.ts';

export type Folder = { dir: string; engine: EmbeddedEngine; hearings: Set<ChannelListener> };

type FolderOptions = {
  /** True if no other caller waits behind it: removes all time limits. */
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
  const hearings = new Set<ChannelListener>();
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
