// Runs statements on a PostgreSQL server for libraries that use SQL themselves.

import type { Client, Pool, QueryResult } from 'pg';
import type { RawQuery } from './database.ts';

/** Runs statements on a connection or a pool. */
export function rawOf(client: Pool | Client): RawQuery {
  return {
    async query<Row>(text: string, values?: unknown[]) {
      // The result of several statements is a list, contrary to its type.
      const answer: QueryResult | QueryResult[] = await client.query(text, values);
      const results = Array.isArray(answer) ? answer : [answer];
      return { rows: results.flatMap(({ rows }) => rows as Row[]), rowCount: results.at(-1)?.rowCount ?? 0 };
    },
  };
}
