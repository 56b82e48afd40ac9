// The database as the features know it: the same on the embedded engine and on PostgreSQL.

import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type Transaction = PgTransaction<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

/** Either: what only reads, or writes one row, may be called inside a transaction and outside. */
export type Queryable = Database | Transaction;

/** A statement with its values, for libraries that speak SQL themselves, such as the session store. */
export interface RawQuery {
  query<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number }>;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly raw: RawQuery;
  readonly engine: 'pglite' | 'postgresql';
  /** Hears what `notify` sends from any process on this database; answers how to stop listening. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}
