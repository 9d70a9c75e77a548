import type { StaffSession } from './caller.ts';

/** The interface to the connected staff screens. live/ implements it. */
export type Live = {
  open(session: StaffSession): {
    stream: ReadableStream<Uint8Array>;
    /** Sends the first event, which says whether the screen must reload everything. */
    greet: (hasMissed: boolean) => void;
    close: () => void;
  };
  others(of: string, id: number, username: string): string[];
};
