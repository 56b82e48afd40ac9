// The events of notifications on the live channel.

declare module '#contract/platform/realtime.ts' {
  interface ServerEvents {
    /** The user has a new notification, or one more of a kind. */
    'notifications.changed': Readonly<Record<string, never>>;
  }
}

export type {};
