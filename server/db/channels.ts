/** What the public sees has changed; what staff see has changed; there is something to send. */
export const channels = ['public_change', 'staff_change', 'outbox'] as const;
export type Channel = (typeof channels)[number];

/** Told of every notice, and with `missed` whenever some may not have been heard. */
export type Hearing = {
  heard(channel: Channel, payload: string): void;
  missed(): void;
};
