// The database as features see it: the same on the embedded engine and on PostgreSQL.

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** For code that only reads or writes one row, and can be called inside or outside a transaction. */
export type Queryable = Database | Transaction;

/** Runs a statement with values, or several without, for libraries that use SQL themselves; returns the rows of all. */
export interface RawQuery {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

/** The connections of this process to its database. */
export interface Connections {
  readonly total: number;
  readonly idle: number;
  /** Statements waiting for a connection. */
  readonly waiting: number;
}

export interface Listener {
  /** Called with the payload of every message. */
  heard(payload: string): void;
  /** Called after a reconnect, since messages may have been missed. */
  missed?(): void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly raw: RawQuery;
  readonly engine: 'pglite' | 'postgresql';
  /** Subscribes to messages of `pg_notify` from any process on this database; returns a function that unsubscribes. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  connections(): Connections;
  /**
   * Does something on one connection, which it keeps until its end: what is read after a transaction needn't wait for another one.
   * @example withConnection(async (db) => { await db.transaction(change); return readChanged(db); })
   */
  withConnection<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
