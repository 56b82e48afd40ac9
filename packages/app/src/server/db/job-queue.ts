// The tables of the job queue, in a schema of their own: pg-boss creates them, and brings them up to date after an update of it.

import { PgBoss } from 'pg-boss';
import type { RawQuery } from './database.ts';

/** Creates the tables where there are none, or brings them up to date. No other process may be doing so. */
export async function installJobQueue(raw: RawQuery): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => raw.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false, registerInstance: false, openTelemetry: { enabled: false } });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
