// The setup of tests on PostgreSQL: starts a cluster, or uses the server of TEST_DATABASE_URL, and creates the template of their
// databases.

import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openServer } from '#server/db/postgresql.ts';
import { runStatement, toDatabaseUrl } from './administer.ts';
import { startCluster } from './cluster.ts';
import type { CopyStrategy } from './databases.ts';
import { findPostgresql } from './find-postgresql.ts';

interface ServerToUse {
  readonly url: string;
  readonly strategy: CopyStrategy;
  stop(): Promise<void>;
}

async function serverToUse(): Promise<ServerToUse> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, strategy: 'wal_log', stop: async () => {} };
  const programs = findPostgresql();
  if (programs === null) throw new Error('There is no PostgreSQL here: install it, or name a server with TEST_DATABASE_URL.');
  const cluster = await startCluster(programs, { inMemory: true });
  return { url: cluster.url('postgres'), strategy: 'file_copy', stop: cluster.stop };
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, strategy, stop } = await serverToUse();
  const template = `hosted_stay_template_${randomBytes(6).toString('hex')}`;
  try {
    await runStatement(url, `create database ${template}`);
    await (await openServer(toDatabaseUrl(url, template))).close();
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databases', { engine: 'postgresql', url, template, strategy });
  return async () => {
    await runStatement(url, `drop database ${template} with (force)`);
    await stop();
  };
}
