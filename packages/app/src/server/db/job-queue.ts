// The tables of the job queue, in their own schema: pg-boss creates them and migrates them after an update.

import { PgBoss } from 'pg-boss';
import type { RawQuery } from './database.ts';

/** Creates or migrates the tables. No other process may do so at the same time. */
export async function installJobQueue(raw: RawQuery): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => raw.query(text, values) };
  const boss = new PgBoss({ db, supervise: false, schedule: false, registerInstance: false, openTelemetry: { enabled: false } });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
