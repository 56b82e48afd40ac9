// Remembers outside the database who was taken out of it, so that a restored backup does not bring them back.

import { randomUUID } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#server/db/database.ts';
import { secrets } from '#server/db/schema/platform.ts';
import type { App } from '#server/platform/app.ts';

/** One line of the file. Numbers of accounts mean something in one database only; a database that was made anew is another. */
const line = z.object({ database: z.string(), userId: z.number().int().positive(), at: z.coerce.date() });

type Erasure = Omit<z.output<typeof line>, 'database'>;

/** Beside the database's folder, not in it: whoever restores that one leaves this file alone. */
function getLogFile({ config }: Pick<App, 'config'>): string {
  return join(config.DATA_DIR, 'erasures.ndjson');
}

/** What tells this database from any other; a backup of it has the same. */
async function getOrCreateDatabaseName(db: Queryable): Promise<string> {
  await db.insert(secrets).values({ name: 'database', value: randomUUID() }).onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, 'database'));
  return row?.value ?? '';
}

function parseLine(text: string): z.output<typeof line> | null {
  try {
    return line.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Whom the file remembers; a line that was torn off in the middle is passed over. */
export async function readErasureLog(app: App): Promise<Erasure[]> {
  const database = await getOrCreateDatabaseName(app.db);
  const text = await readFile(getLogFile(app), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((one) => {
    const found = one === '' ? null : parseLine(one);
    return found?.database === database ? [found] : [];
  });
}

/** Writes into the file who was erased; each line begins on a line of its own, whatever was there before. */
export async function appendToErasureLog(app: App, erased: readonly Erasure[]): Promise<void> {
  if (erased.length === 0) return;
  const database = await getOrCreateDatabaseName(app.db);
  const lines = erased.map(({ userId, at }) => JSON.stringify({ database, userId, at: at.toISOString() }));
  await appendFile(getLogFile(app), `\n${lines.join('\n')}\n`, { mode: 0o600 });
}
