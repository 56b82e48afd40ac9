// A PostgreSQL for one test, which may stop and kill it.

import { describe } from 'vitest';
import { type Cluster, startCluster } from '#server/testing/engines/cluster.ts';
import { findPostgresql } from '#server/testing/engines/find-postgresql.ts';

const programs = findPostgresql();

/** Starts a cluster; committed data survives when it is killed. */
export function ownCluster(): Promise<Cluster> {
  if (programs === null) throw new Error('There is no PostgreSQL here.');
  return startCluster(programs, { durable: true });
}

/** Defines tests that are skipped if PostgreSQL is not installed. */
export function describeWithPostgresql(name: string, tests: () => void): void {
  describe.skipIf(programs === null)(name, tests);
}
