// Starts the server: settings, database, application, and an orderly stop.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { applicationOf } from './app.ts';
import { openEmbedded, openServer } from './db/open.ts';
import { clockIn } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';

const config = readConfig(process.env);
const log = pino({ level: config.LOG_LEVEL });
mkdirSync(config.DATA_DIR, { recursive: true });
const database =
  config.DATABASE_URL === undefined ? await openEmbedded(join(config.DATA_DIR, 'database')) : await openServer(config.DATABASE_URL);
const app = { config, database, db: database.db, clock: clockIn(config.TIME_ZONE), log };
const server = applicationOf(app, config.SESSION_SECRET ?? 'a secret of thirty-two characters').listen(config.PORT, config.HOST, () => {
  console.log(`Listening on ${config.PUBLIC_URL}`);
});

process.once('SIGTERM', () => server.close(() => database.close()));
