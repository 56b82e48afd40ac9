// Runs the statements of pg-boss on the server's database, whichever engine it is, and hears its notifications there.

import type { Db } from 'pg-boss';
import type { OpenDatabase } from '#server/db/database.ts';

/** The database as pg-boss asks for it. */
export function createExecutor({ raw, listen }: Pick<OpenDatabase, 'raw' | 'listen'>): Db {
  return {
    executeSql: (text, values) => raw.query(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await listen(channel, { heard: onNotification, missed: onReconnect });
      onReconnect();
      return { close };
    },
  };
}
