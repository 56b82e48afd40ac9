// Opens the database given by the settings and migrates it.

import { join } from 'node:path';
import type { Config } from '#server/platform/config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './embedded.ts';
import type { DatabaseFault } from './fault.ts';
import { openServer } from './postgresql.ts';

interface Hearing {
  /** Receives messages for the operator. */
  readonly tell: (line: string) => void;
  /** Called when the database is lost for this process, which has to exit. */
  readonly onBroken: (fault: DatabaseFault) => void;
}

/**
 * Opens the server of DATABASE_URL, or the embedded engine in the data folder.
 * @throws DatabaseFault when it can't be used
 */
export function openDatabase(config: Config, { tell, onBroken }: Hearing): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined) return openEmbedded(join(config.DATA_DIR, 'database'), onBroken);
  return openServer(config.DATABASE_URL, {
    poolSize: config.DATABASE_POOL_SIZE,
    statementSeconds: config.DATABASE_STATEMENT_SECONDS,
    lockSeconds: config.DATABASE_LOCK_SECONDS,
    waitSeconds: config.DATABASE_WAIT_SECONDS,
    tell,
  });
}
