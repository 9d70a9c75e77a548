/**
 * Notification channels: public data changed, staff data changed, messages are waiting to be sent.
 */
export const channels = ['public_change', 'staff_change', 'outbox'] as const;
export type Channel = (typeof channels)[number];

/** Receives every notification; `missed` runs whenever some may have been lost. */
export type ChannelListener = {
  heard(channel: Channel, payload: string): void;
  missed(): void;
};
