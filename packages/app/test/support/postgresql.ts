// A PostgreSQL of a test's own, which it may stop and kill.

import { describe } from 'vitest';
import { type Cluster, startCluster } from '#server/testing/engines/cluster.ts';
import { findPostgresql } from '#server/testing/engines/find-postgresql.ts';

const programs = findPostgresql();

/** Starts one; what is committed survives that it is killed. */
export function ownCluster(): Promise<Cluster> {
  if (programs === null) throw new Error('There is no PostgreSQL here.');
  return startCluster(programs, { durable: true });
}

/** Tests that are left out where no PostgreSQL is installed. */
export function describeWithPostgresql(name: string, tests: () => void): void {
  describe.skipIf(programs === null)(name, tests);
}
