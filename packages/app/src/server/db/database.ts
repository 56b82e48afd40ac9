// The database as the features know it: the same on the embedded engine and on PostgreSQL.

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Either: what only reads, or writes one row, may be called inside a transaction and outside. */
export type Queryable = Database | Transaction;

/** A statement with its values, or several without any, for libraries that speak SQL themselves; answers the rows of all. */
export interface RawQuery {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

/** The connections of this process to its database. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Statements that wait for a connection. */
  readonly waiting: number;
}

export interface Listener {
  /** Called for every message, with what it says. */
  heard(payload: string): void;
  /** Called when messages may have been missed, since the connection was lost and is there again. */
  missed?(): void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly raw: RawQuery;
  readonly engine: 'pglite' | 'postgresql';
  /** Hears what `pg_notify` sends from any process on this database; answers how to stop listening. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  connections(): Connections;
  close(): Promise<void>;
}
