// Runs the statements of pg-boss on the server's database, of either engine, and forwards its notifications.

import type { Db } from 'pg-boss';
import type { OpenDatabase } from '#server/db/database.ts';

/** Adapts the database to the interface of pg-boss. */
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
