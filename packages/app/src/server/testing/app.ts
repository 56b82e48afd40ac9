// What use cases and jobs share, for tests that need no requests: a database, a clock to be set, no log.

import { tmpdir } from 'node:os';
import type { OpenDatabase } from '#server/db/database.ts';
import type { App } from '#server/platform/app.ts';
import { clockIn } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { logOf } from '#server/platform/log/log.ts';

/** @param time the time that is seen; move it as the test needs, or leave it out for that of the machine */
export function testApp(database: OpenDatabase, time?: { now: Date }): App {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: tmpdir(), PORT: '0' });
  const clock = clockIn(config.TIME_ZONE, () => time?.now ?? new Date());
  return { config, database, db: database.db, clock, log: logOf(config), deletion: [], attachmentSubjects: [] };
}
