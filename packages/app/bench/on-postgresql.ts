// A PostgreSQL server for the time of one measurement.

import type { OpenDatabase } from '#server/db/database.ts';
import { openServer } from '#server/db/postgresql.ts';
import { startCluster } from '#server/testing/engines/cluster.ts';
import { findPostgresql } from '#server/testing/engines/find-postgresql.ts';

/** Measures on the address of a new server; returns false if no PostgreSQL is installed. */
export async function measureAtServer(measure: (url: string) => Promise<void>): Promise<boolean> {
  const programs = findPostgresql();
  if (programs === null) return false;
  const cluster = await startCluster(programs);
  try {
    await measure(cluster.url('postgres'));
    return true;
  } finally {
    await cluster.stop();
  }
}

/** Measures on the database of a new server, which the measurement closes; returns false if no PostgreSQL is installed. */
export const measureOnPostgresql = (measure: (database: OpenDatabase) => Promise<void>): Promise<boolean> =>
  measureAtServer(async (url) => measure(await openServer(url)));
