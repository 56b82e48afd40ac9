// Opens the database that the settings name, brought up to date.

import { join } from 'node:path';
import type { Config } from '#server/platform/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './postgresql.ts';

/**
 * The server of DATABASE_URL, else the embedded engine in the data folder.
 * @param tell hears what an operator should know
 * @throws DatabaseFault when it can't be used
 */
export function openDatabase(config: Config, tell: (line: string) => void): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined) return openEmbedded(join(config.DATA_DIR, 'database'));
  return openServer(config.DATABASE_URL, {
    poolSize: config.DATABASE_POOL_SIZE,
    statementSeconds: config.DATABASE_STATEMENT_SECONDS,
    lockSeconds: config.DATABASE_LOCK_SECONDS,
    waitSeconds: config.DATABASE_WAIT_SECONDS,
    tell,
  });
}
