// The table of broadcasts that are too large for a notification, in its own schema: the adapter of the live channel fills and empties it.

import type { RawQuery } from './database.ts';

export const BROADCAST_TABLE = 'realtime.broadcasts';

/** Creates the table, unless it is there; several processes may do so at the same time. */
export async function installBroadcastTable(raw: RawQuery): Promise<void> {
  await raw.query(`begin;
    select pg_advisory_xact_lock(hashtext('${BROADCAST_TABLE}'));
    create schema if not exists realtime;
    create unlogged table if not exists ${BROADCAST_TABLE} (
      id bigint generated always as identity primary key,
      created_at timestamptz not null default now(),
      payload bytea
    );
    commit;`);
}
