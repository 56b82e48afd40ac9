// Keeps a log of erased users outside the database, so that a restored backup doesn't bring them back.

import { randomUUID } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '#server/db/database.ts';
import { secrets } from '#server/db/schema/platform.ts';
import type { App } from '#server/platform/app.ts';

/** One line of the file. Account IDs are unique in one database only, so each line names its database; a new database has another name. */
const line = z.object({ database: z.string(), userId: z.number().int().positive(), at: z.coerce.date() });

type Erasure = Omit<z.output<typeof line>, 'database'>;

/** The log is next to the database's folder, not in it, so that restoring the folder leaves the log unchanged. */
function getLogFile({ config }: Pick<App, 'config'>): string {
  return join(config.DATA_DIR, 'erasures.ndjson');
}

/** Returns the unique name of this database; its backups have the same one. */
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

/** Returns the erasures of this database in the file; skips incomplete lines. */
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

/** Appends erasures to the file. Starts with a newline in case the last line is incomplete. */
export async function appendToErasureLog(app: App, erased: readonly Erasure[]): Promise<void> {
  if (erased.length === 0) return;
  const database = await getOrCreateDatabaseName(app.db);
  const lines = erased.map(({ userId, at }) => JSON.stringify({ database, userId, at: at.toISOString() }));
  await appendFile(getLogFile(app), `\n${lines.join('\n')}\n`, { mode: 0o600 });
}
