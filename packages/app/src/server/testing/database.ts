// A database of its own for each test file, on the engine under test.

import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded, openServer } from '#server/db/open.ts';

/** Fresh and up to date; on PostgreSQL, an own database that is dropped when it is closed. */
export async function testDatabase(): Promise<OpenDatabase> {
  const url = process.env['TEST_DATABASE_URL'];
  return url === undefined || url === '' ? openEmbedded() : openServer(url);
}
