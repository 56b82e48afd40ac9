// Events that the processes tell each other about committed changes, through the database. Features add theirs to the map:
// `declare module '#server/platform/realtime/events.ts' { interface RealtimeEvents { 'messages.added': { … } } }`.

import { sql } from 'drizzle-orm';
import type { ListName } from '#contract/platform/watched-lists.ts';
import type { Queryable } from '#server/db/database.ts';

/** What has changed, as the change log names it. */
export interface ChangedSubject {
  readonly type: string;
  readonly id: string;
}

/** The payloads by kind: a few IDs, since the database limits their size. */
export interface RealtimeEvents {
  /** Sessions have ended, or have changed their user, or the roles or rights of their user: every process checks them anew. */
  'sessions.changed': {
    readonly sessionIds?: readonly string[];
    readonly userIds?: readonly number[];
    /** All sessions, after a change of the rights of a role. */
    readonly all?: true;
  };
  /** Rows of lists have changed, since the subject of the change log has. */
  'lists.changed': {
    readonly names: readonly ListName[];
    readonly subject: ChangedSubject;
    /** Who looked after the subject until now: it leaves their lists. */
    readonly formerAgentId?: number;
  };
}

export type EventKind = keyof RealtimeEvents;

export type EventOf<Kind extends EventKind> = { readonly kind: Kind } & RealtimeEvents[Kind];

export type RealtimeEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind];

/** The channel of the database. */
export const EVENT_CHANNEL = 'realtime';

/** PostgreSQL refuses 8000 bytes. */
const MAX_EVENT_BYTES = 7000;

/**
 * Publishes an event to the relays of all processes when the transaction commits, and never after a rollback. Outside a transaction it is
 * published immediately.
 * @throws TypeError if the event is too large: it should contain IDs, not content
 */
export async function publishEvent(tx: Queryable, event: RealtimeEvent): Promise<void> {
  const text = JSON.stringify(event);
  if (Buffer.byteLength(text) > MAX_EVENT_BYTES) throw new TypeError(`The event ${event.kind} has more than ${MAX_EVENT_BYTES} bytes.`);
  await tx.execute(sql`select pg_notify(${EVENT_CHANNEL}, ${text})`);
}
