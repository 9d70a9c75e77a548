import type { StaffSession } from './caller.ts';

/** What a route may ask of the open staff screens; who they are is the business of live/. */
export type Live = {
  open(session: StaffSession): {
    stream: ReadableStream<Uint8Array>;
    /** Says hello, and whether the screen must ask for everything again. */
    greet: (hasMissed: boolean) => void;
    close: () => void;
  };
  others(of: string, id: number, username: string): string[];
};
